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
    standInEdgeInsets(along: region.axis)
  }

  /// As is reported of a view that fills its window: the rounded corners of the display count on both sides, window
  /// controls on the one they are on if they reach below the plain safe area (erik-sutton95/OpenZCine#91); in full screen
  /// the region goes on keeping clear of controls that aren't drawn (TetsuOtter/TRViS#315).
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  private func standInEdgeInsets(along axis: LayoutRegion.AdaptivityAxis?) -> UIEdgeInsets {
    var insets = layoutSafeArea
    guard let axis, let window = attachedWindow else { return insets }
    let corner = window.standInDisplayCorner
    let controls = window.standInWindowControls
    let areInTheWay = controls.height > insets.top
    switch axis {
    case .horizontal:
      let fromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
      insets.left = max(insets.left, corner, areInTheWay && !fromRight ? controls.width : 0)
      insets.right = max(insets.right, corner, areInTheWay && fromRight ? controls.width : 0)
    case .vertical:
      insets.top = max(insets.top, corner, areInTheWay ? controls.height : 0)
      insets.bottom = max(insets.bottom, corner)
    }
    return insets
  }
}
