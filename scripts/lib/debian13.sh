# Debian 13 in a root of its own: its GTK, window managers and compositors are newer than those of Debian 12.

debian13=$PWD/.build/debian13
packages_of_debian13=(libgtk-4-1 libadwaita-1-0 xvfb openbox xdotool wmctrl x11-utils imagemagick librsvg2-common procps
  sway mutter dbus at-spi2-core libglib2.0-bin python3-dbus fonts-dejavu-core adwaita-icon-theme)

# make_debian13: does nothing when it's there.
make_debian13() {
  local mirror codename made_of="${packages_of_debian13[*]}"
  [[ ! -f $debian13/made-of || $(<"$debian13/made-of") != "$made_of" ]] || return 0
  if ((EUID != 0)); then
    echo "A root of its own can only be made and entered by root." >&2
    return 1
  fi
  # Debian 13 comes from where this machine's own packages do. Its sources stay as they are.
  codename=$(. /etc/os-release && echo "${VERSION_CODENAME-}")
  mirror=$(apt-get indextargets --format '$(RELEASE) $(COMPONENT) $(REPO_URI)' 'Created-By: Packages' |
    awk -v release="$codename" '$1 == release && $2 == "main" && !found { print $3; found = 1 }')
  if [[ -z $mirror ]]; then
    echo "apt-get names no mirror of '$codename': Debian 13 comes from there, too." >&2
    return 1
  fi
  echo "Making a root of its own for Debian 13, from $mirror"
  rm -rf "$debian13" "$debian13.new"
  mmdebstrap --mode=root --variant=minbase --include="$(IFS=, && echo "${packages_of_debian13[*]}")" \
    trixie "$debian13.new" "$mirror"
  echo "$made_of" >"$debian13.new/made-of"
  mv "$debian13.new" "$debian13"
}

# in_debian13 COMMAND…: runs COMMAND there, in this folder and with the toolchain's run-time libraries. What is mounted
# for it only COMMAND and its children see, and it goes with them.
in_debian13() {
  local libraries
  libraries=$(swift -print-target-info | sed -nE '/"runtimeLibraryPaths"/{n;s/^ *"(.*)",?$/\1/p}')
  unshare --mount --propagation private -- bash -euo pipefail -c '
    root=$1 libraries=$2
    mkdir -p "$root$PWD" "$root$libraries"
    mount --bind "$PWD" "$root$PWD"
    mount --bind "$libraries" "$root$libraries"
    mount --rbind /proc "$root/proc"
    mount --rbind /dev "$root/dev"
    # Without shared memory of its own sway sends no frames.
    mount -t tmpfs none "$root/dev/shm"
    mount -t tmpfs none "$root/tmp"
    exec chroot "$root" env -C "$PWD" -u TMPDIR PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 "${@:3}"
  ' in_debian13 "$debian13" "$libraries" "$@"
}
