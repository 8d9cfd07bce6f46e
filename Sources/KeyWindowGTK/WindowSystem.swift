/// The window systems whose windows behave differently.
enum WindowSystem {
  case x11
  case wayland
  /// Broadway, macOS, Windows: GTK runs there, and nothing that isn't GTK's own is used.
  case other

  /// What there is to say about a window and the keyboard.
  struct KeyboardAnswers {
    /// The window's property: it follows the keyboard, and what popovers do with it.
    var isActive: Bool
    /// The window has the focus: on X11 the server's, else that which the compositor tells the surface of.
    var isFocused: Bool
    /// A popover of the window is open that takes the keyboard.
    var hasPopover: Bool
    /// A popover is open, and the keyboard has left the program's windows since.
    var isLost: Bool
    /// A popover has given the keyboard back, and GTK doesn't say to whom.
    var isGivenBack: Bool
    /// There is a keyboard.
    var hasKeyboard: Bool
  }

  /// Whether a visible window claims to be the one that gets what is typed. What several claim is decided for all
  /// windows together: the latest claim counts.
  ///
  /// Found by typing:
  /// - A shell's overview takes the keyboard and leaves the window focused (GNOME): on Wayland it isn't active then.
  ///   On X11 the server says whose the focus is, also while another program grabs the keyboard for a hot key or a
  ///   lock, when GTK takes it to be lost.
  /// - A popover gets what is typed even if its window isn't focused (on X11 and mutter by a grab; on sway and KWin
  ///   GTK hands it on). Its window is active then, and on some remains so when the popover is gone, when the window was
  ///   hidden, or when something else took the keyboard before the popover was shown: without a popover it has to be
  ///   focused as well, and the keyboard has to be here. The one that is focused may be active only after a key (KWin):
  ///   what counts until then is that it's focused.
  /// - On Wayland a seat without a keyboard makes no window active, but for those that open a popover. There the
  ///   focused one would get what is typed, were there a keyboard.
  func claimsKey(_ answers: KeyboardAnswers) -> Bool {
    switch self {
    case .x11: answers.isFocused || (answers.isActive && answers.hasPopover)
    case .wayland where !answers.hasKeyboard: answers.isFocused
    case .wayland where answers.isFocused: answers.isActive || answers.isGivenBack
    case .wayland: answers.isActive && answers.hasPopover && !answers.isLost
    case .other: answers.isActive
    }
  }

  /// The first of a screen's names, the best one first. Some compositors describe a screen with a blank (KWin 6).
  static func screenName(among names: [String?]) -> String? {
    names.lazy.compactMap { $0 }.first { !$0.allSatisfy(\.isWhitespace) }
  }

  /// Pixels per point as the window system counts them.
  ///
  /// Wayland counts in 120ths; GDK computes some from rounded sizes.
  func scale(_ scale: Double) -> Double {
    self == .wayland ? (scale * 120).rounded() / 120 : scale
  }
}
