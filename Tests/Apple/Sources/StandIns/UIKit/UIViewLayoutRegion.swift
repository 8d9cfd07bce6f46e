// developer.apple.com/documentation/uikit/uiview/layoutregion and edgeinsets(for:): iOS 26, tvOS 26, visionOS 26,
// and Catalyst by way of iOS.

extension UIView {
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  public struct LayoutRegion: Hashable {
    /// The axis along which content makes way for what lies in a corner, such as window controls.
    public enum AdaptivityAxis: Hashable {
      case horizontal, vertical
    }
    enum Kind: Hashable {
      case safeArea, margins, readableContent
    }
    let kind: Kind
    let axis: AdaptivityAxis?
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      .init(kind: .safeArea, axis: cornerAdaptation)
    }
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      .init(kind: .margins, axis: cornerAdaptation)
    }
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      .init(kind: .readableContent, axis: cornerAdaptation)
    }
  }

  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @preconcurrency public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    var insets = layoutSafeArea
    let controls = attachedWindow?.standInWindowControls ?? .zero
    switch region.axis {
    case .horizontal: insets.left = max(insets.left, controls.width)
    case .vertical: insets.top = max(insets.top, controls.height)
    case nil: break
    }
    return insets
  }
}
