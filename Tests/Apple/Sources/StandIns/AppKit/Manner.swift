// What no page and no public report tells of AppKit, or each tells differently. The stand-in plays it either way, and
// the library has to be right in both.

/// Stand-in only: in which order AppKit does what isn't documented.
public struct StandInManner: Sendable, CustomStringConvertible {
  /// A window is key again, or the clicked one, after didBecomeActive instead of before it.
  public var takesKeyAfterActivation = false
  /// A window that is asked to be key in an inactive app is so at once, instead of when the app is activated.
  public var takesKeyWhileInactive = false
  /// A window that is closed in the Dock goes on answering that it is miniaturised.
  public var staysMiniaturizedWhenClosed = false
  /// A sheet's parent is key again after didEndSheet instead of before it.
  public var takesKeyAfterSheetEnds = false
  /// When the key window is freed another one becomes key, instead of none until the next click.
  public var handsOverFromFreedWindow = false

  /// A minimised window still has a screen. developer.apple.com/documentation/appkit/nswindow/screen: "nil when the window
  /// is offscreen"; of a minimised one developer.apple.com/documentation/appkit/nswindow/isminiaturized says that it's
  /// "removed from the screen".
  public var keepsScreenInDock = false

  public init() {}

  /// Each the other way round.
  public static let other = StandInManner(number: 63)

  /// Every combination of the six.
  public static let all = (0..<64).map { StandInManner(number: $0) }

  private init(number: Int) {
    takesKeyAfterActivation = number & 1 != 0
    takesKeyWhileInactive = number & 2 != 0
    staysMiniaturizedWhenClosed = number & 4 != 0
    takesKeyAfterSheetEnds = number & 8 != 0
    handsOverFromFreedWindow = number & 16 != 0
    keepsScreenInDock = number & 32 != 0
  }

  public var description: String {
    let named = [
      (takesKeyAfterActivation, "key after activation"), (takesKeyWhileInactive, "key while inactive"),
      (staysMiniaturizedWhenClosed, "closed stays miniaturised"),
      (takesKeyAfterSheetEnds, "key after the sheet's end"),
      (handsOverFromFreedWindow, "hand-over from a freed window"),
      (keepsScreenInDock, "a screen in the Dock"),
    ]
    let chosen = named.filter(\.0).map(\.1)
    return chosen.isEmpty ? "the usual orders" : chosen.joined(separator: ", ")
  }

  /// What the run of the tests is to play: the usual orders, or with KEYWINDOW_STANDIN_ORDERS=other the others.
  public static var ofThisRun: StandInManner {
    ProcessInfo.processInfo.environment["KEYWINDOW_STANDIN_ORDERS"] == "other" ? .other : StandInManner()
  }
}

/// Stand-in only: which properties of a window are told by key-value observing. Apple documents it of
/// `contentLayoutRect` alone. That `visible` is told can be concluded from what others rely on (Chromium and WebKit
/// observe it, and NSPanel has a `visible` binding), and `title` from its being a plain property; neither is promised.
public struct StandInSilence: Sendable {
  public var ofVisibility = false
  public var ofTitle = false
  public init(ofVisibility: Bool = false, ofTitle: Bool = false) {
    self.ofVisibility = ofVisibility
    self.ofTitle = ofTitle
  }
}
