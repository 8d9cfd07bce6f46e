#if os(visionOS)
import UIKit

extension UIWindow {
  var resizingRefusal: String? { nil }

  var movingRefusal: String? { "on visionOS only the user places a window" }

  func requestSize(_ size: CGSize) {
    windowScene?.requestGeometryUpdate(.Vision(size: size))
  }

  func requestPosition(_ position: CGPoint) {}
}
#elseif targetEnvironment(macCatalyst)
import ObjectiveC
import UIKit

extension UIWindow {
  var resizingRefusal: String? {
    guard #available(macCatalyst 16, *) else { return "resizing a window needs Mac Catalyst 16" }
    return nil
  }

  var movingRefusal: String? {
    guard #available(macCatalyst 16, *) else { return "moving a window needs Mac Catalyst 16" }
    return windowScene?.isFullScreen == true ? "the window is in full screen; leave it first" : nil
  }

  func requestSize(_ size: CGSize) {
    guard #available(macCatalyst 16, *) else { return }
    windowScene?.requestSystemFrame { $0.size = size }
  }

  func requestPosition(_ position: CGPoint) {
    guard #available(macCatalyst 16, *) else { return }
    windowScene?.requestSystemFrame { $0.origin = position }
  }
}

@available(macCatalyst 16, *)
extension UIWindowScene {
  /// The system frame starts at the top-left of the main display, as ``WindowState/position`` does:
  /// developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/mac/systemframe
  ///
  /// A frame is asked for as a whole and comes later. So what was asked for and hasn't come is asked for again:
  /// otherwise a size would be lost to the place that is asked for after it.
  fileprivate func requestSystemFrame(_ change: (inout CGRect) -> Void) {
    let now = effectiveGeometry.systemFrame
    var frame = now
    if let last = requestedFrame, last.before == now { frame = last.frame }
    change(&frame)
    let request = RequestedFrame(frame, before: now)
    requestedFrame = request
    requestGeometryUpdate(.Mac(systemFrame: frame)) { @Sendable [weak self] _ in
      // It was refused, and isn't asked for again.
      onMainActor { if self?.requestedFrame === request { self?.requestedFrame = nil } }
    }
  }

  private var requestedFrame: RequestedFrame? {
    get { objc_getAssociatedObject(self, RequestedFrame.key) as? RequestedFrame }
    set { objc_setAssociatedObject(self, RequestedFrame.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

private final class RequestedFrame: Sendable {
  let frame: CGRect
  /// The scene's when this was asked for. While it still has that one, this hasn't come.
  let before: CGRect

  init(_ frame: CGRect, before: CGRect) {
    (self.frame, self.before) = (frame, before)
  }

  private static let anchor = RequestedFrame(.zero, before: .zero)
  static var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(anchor).toOpaque()) }
}
#elseif canImport(UIKit) && !os(watchOS)
import UIKit

extension UIWindow {
  var resizingRefusal: String? { "on this platform only the user can resize a window" }

  var movingRefusal: String? { "on this platform only the user can move a window" }

  func requestSize(_ size: CGSize) {}

  func requestPosition(_ position: CGPoint) {}
}
#endif
