#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// An invisible view that tells when it may have got another window, or another place.
final class WindowFollowingView: NSView {
  var whenMoved: (@MainActor () -> Void)?

  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    whenMoved?()
  }

  // One that is taken out where there's no window hears this alone.
  override func viewDidMoveToSuperview() {
    super.viewDidMoveToSuperview()
    whenMoved?()
  }

  // When a window is freed with its views in it, this one comes alone, with nil.
  override func viewWillMove(toWindow newWindow: NSWindow?) {
    super.viewWillMove(toWindow: newWindow)
    whenMoved?()
  }

  // Clicks belong to what is around it.
  override func hitTest(_ point: NSPoint) -> NSView? { nil }
}
#endif
