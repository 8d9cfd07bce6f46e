// developer.apple.com/documentation/appkit/nstoolbar: @MainActor; macOS 10.0. Here only what a window's content loses
// to it.

@MainActor open class NSToolbar: NSObject {
  public init(identifier: String) { super.init() }
  public override convenience init() { self.init(identifier: "") }
  weak var window: NSWindow?
  open var isVisible = true {
    didSet { if oldValue != isVisible { window?.toolbarChanged() } }
  }
}
