// AppKit's name for it is viewDidMoveToWindow.
// platforms: macOS
// error: method does not override any method from its superclass
import AppKit

final class Probe: NSView {
  override func didMoveToWindow() {}
}
