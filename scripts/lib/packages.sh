# Installs the Debian packages that are missing.

packages_to_build=(libgtk-4-dev libx11-dev pkg-config)
packages_to_show=(xvfb openbox xdotool x11-utils imagemagick librsvg2-common procps)
packages_to_test=(xfwm4 libadwaita-1-0 at-spi2-core dbus libglib2.0-bin sway wmctrl mutter python3-dbus kwin-wayland)
packages_to_test_long=(kwin-x11 gnome-shell mmdebstrap)
packages_to_count=(valgrind)

# need_packages PACKAGE…: installs those that are missing, at once; does nothing when none is.
need_packages() {
  local package
  local -a missing=() apt_get=(env DEBIAN_FRONTEND=noninteractive apt-get)
  for package; do package_is_installed "$package" || missing+=("$package"); done
  ((${#missing[@]})) || return 0

  echo "Missing packages: ${missing[*]}"
  if ! command -v apt-get >/dev/null; then
    echo "There is no apt-get here: install what these Debian packages hold, then start again." >&2
    return 1
  fi
  if ((EUID != 0)); then
    if ! command -v sudo >/dev/null; then
      echo "Neither root nor sudo: run as root 'apt-get install ${missing[*]}', then start again." >&2
      return 1
    fi
    echo "Installing them with sudo, which may ask for your password."
    apt_get=(sudo "${apt_get[@]}")
  else
    echo "Installing them."
  fi
  # A fresh image has no list of packages yet; and one too old names what the server no longer has.
  apt-get install --simulate "${missing[@]}" >/dev/null 2>&1 || "${apt_get[@]}" update -qq
  local -a install=("${apt_get[@]}" install --yes -qq --no-install-recommends "${missing[@]}")
  "${install[@]}" >/dev/null || { "${apt_get[@]}" update -qq && "${install[@]}" >/dev/null; }
}

package_is_installed() {
  dpkg-query --show --showformat='${db:Status-Status}\n' "$1" 2>/dev/null | grep -q '^installed$'
}
