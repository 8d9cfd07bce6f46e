#if canImport(UIKit) && !os(watchOS)
import UIKit

/// An invisible view that tells when it may have got another window, or another place.
final class WindowFollowingView: UIView {
  var whenMoved: (@MainActor () -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    whenMoved?()
  }

  // One that is taken out where there's no window hears this alone.
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    whenMoved?()
  }
}
#endif
