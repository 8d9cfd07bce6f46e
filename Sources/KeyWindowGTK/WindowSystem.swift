/// The window systems whose windows behave differently.
enum WindowSystem {
  case x11
  case wayland
  /// Broadway, macOS, Windows: GTK runs there, and nothing that isn't GTK's own is used.
  case other

  /// Whether a window claims to be the one that gets what is typed. What several claim is decided for all
  /// windows together.
  ///
  /// GTK knows two answers, and neither is right everywhere:
  /// - `isActive`, the window's property, follows the keyboard. On Wayland it stays false on a seat without a
  ///   keyboard, and turns true for a window that opens a popover without having the focus.
  /// - `isFocused`, the surface's state, follows the window manager. On X11 it is stuck on for all windows
  ///   under those that don't tell (openbox), and never on when there's none.
  ///
  /// Neither is cleared when the window is hidden.
  func claimsKey(isVisible: Bool, isActive: Bool, isFocused: Bool) -> Bool {
    isVisible && (self == .wayland ? isFocused : isActive)
  }
}
