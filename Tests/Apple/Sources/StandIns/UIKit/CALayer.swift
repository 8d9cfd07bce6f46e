// developer.apple.com/documentation/quartzcore/calayer: iOS 2; of it what a view's layer tells of its layout, and its
// place in front of or behind its siblings. UIKit re-exports QuartzCore.

@MainActor open class CALayer: NSObject {
  private weak var view: UIView?
  init(of view: UIView) {
    self.view = view
    super.init()
  }
  /// Whether a layout is due.
  open func needsLayout() -> Bool { view?.needsLayout ?? false }
  open var zPosition: CGFloat = 0
}
