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
import Foundation
import ObjectiveC
import UIKit

extension UIWindow {
  var resizingRefusal: String? {
    guard #available(macCatalyst 16, *) else { return "resizing a window needs Mac Catalyst 16" }
    return fullScreenRefusal
  }

  var movingRefusal: String? {
    guard #available(macCatalyst 16, *) else { return "moving a window needs Mac Catalyst 16" }
    return fullScreenRefusal
  }

  @available(macCatalyst 16, *)
  private var fullScreenRefusal: String? {
    windowScene?.isFullScreen == true ? "the window is in full screen; leave it first" : nil
  }

  func requestSize(_ size: CGSize) {
    guard #available(macCatalyst 16, *) else { return }
    windowScene?.requestSystemFrame { $0.size = systemPoints.toSystem(size) }
  }

  func requestPosition(_ position: CGPoint) {
    guard #available(macCatalyst 16, *) else { return }
    windowScene?.requestSystemFrame { $0.origin = systemPoints.toSystem(position) }
  }

  var systemPoints: SystemPoints { SystemPoints(traitCollection.userInterfaceIdiom) }
}

@available(macCatalyst 16, *)
extension UIWindowScene {
  /// The system frame starts at the top-left of the main display, as ``WindowState/position`` does:
  /// developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/mac/systemframe
  fileprivate func requestSystemFrame(_ change: (inout CGRect) -> Void) {
    let request = SystemFrameRequest(
      change, of: effectiveGeometry.systemFrame, after: lastRequest?.request,
      at: ProcessInfo.processInfo.systemUptime)
    let last = LastRequest(request)
    lastRequest = last
    requestGeometryUpdate(.Mac(systemFrame: request.frame)) { @Sendable [weak self] _ in
      // It was refused, and isn't asked for again.
      onMainActor { if self?.lastRequest === last { self?.lastRequest = nil } }
    }
  }

  private var lastRequest: LastRequest? {
    get { objc_getAssociatedObject(self, LastRequest.key) as? LastRequest }
    set { objc_setAssociatedObject(self, LastRequest.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

private final class LastRequest: Sendable {
  let request: SystemFrameRequest

  init(_ request: SystemFrameRequest) { self.request = request }

  private static let anchor = LastRequest(SystemFrameRequest({ _ in }, of: .zero, after: nil, at: 0))
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
