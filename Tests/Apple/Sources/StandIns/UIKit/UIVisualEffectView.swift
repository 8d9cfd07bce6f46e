// developer.apple.com/documentation/uikit/uivisualeffectview: iOS 8, tvOS 9, visionOS 1. Subviews are for its content
// view; UIKit raises an exception for one that is put into it directly (hyperoslo/BarcodeScanner#207).

open class UIVisualEffectView: UIView {
  public let contentView = UIView()
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.addSubview(contentView)
  }
  public required init?(coder: NSCoder) { nil }
  open override func addSubview(_ view: UIView) {
    StandInException.handler("subviews of a visual effect view go into its content view")
  }
  open override func insertSubview(_ view: UIView, at index: Int) { addSubview(view) }
}
