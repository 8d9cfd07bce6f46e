// developer.apple.com/documentation/appkit/nspanel: @MainActor; macOS 10.0. It isn't main, isn't released when it is
// closed, and is taken off the screen while the app is inactive
// (developer.apple.com/documentation/appkit/nswindow/hidesondeactivate: true for a panel by default).

@MainActor open class NSPanel: NSWindow {
  /// developer.apple.com/documentation/appkit/nspanel/isfloatingpanel: it changes the level.
  open var isFloatingPanel = false {
    didSet { level = isFloatingPanel ? .floating : .normal }
  }
  /// A click makes it key only if what is clicked needs the keyboard.
  open var becomesKeyOnlyIfNeeded = false
  open override var canBecomeMain: Bool { false }
  override var releasesByDefault: Bool { false }
  override var hidesByDefault: Bool { true }
}

// AppKit's own panels. developer.apple.com/documentation/appkit/nscolorpanel, nsfontpanel, nssavepanel, nsopenpanel.
@MainActor open class NSColorPanel: NSPanel {}
@MainActor open class NSFontPanel: NSPanel {}
@MainActor open class NSSavePanel: NSPanel {}
@MainActor open class NSOpenPanel: NSSavePanel {}
