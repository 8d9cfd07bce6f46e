#if canImport(UIKit) && !os(watchOS)
import SwiftUI
import UIKit

extension HostingWindowFinder: UIViewRepresentable {
  /// Called by SwiftUI.
  public func makeCoordinator() -> Coordinator {
    Coordinator(self)
  }

  /// Called by SwiftUI.
  public func makeUIView(context: Context) -> UIView {
    context.coordinator.makeView()
  }

  /// Called by SwiftUI.
  public func updateUIView(_ uiView: UIView, context: Context) {
    context.coordinator.own.report = callback
  }

  /// Called by SwiftUI.
  public static func dismantleUIView(_ uiView: UIView, coordinator: Coordinator) {
    coordinator.end(uiView as? WindowFollowingView)
  }
}
#endif
