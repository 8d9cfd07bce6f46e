#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import SwiftUI
import AppKit

extension HostingWindowFinder: NSViewRepresentable {
  /// Called by SwiftUI.
  public func makeCoordinator() -> Coordinator {
    Coordinator(self)
  }

  /// Called by SwiftUI.
  public func makeNSView(context: Context) -> NSView {
    context.coordinator.makeView()
  }

  /// Called by SwiftUI.
  public func updateNSView(_ nsView: NSView, context: Context) {
    context.coordinator.own.report = callback
  }

  /// Called by SwiftUI.
  public static func dismantleNSView(_ nsView: NSView, coordinator: Coordinator) {
    coordinator.end(nsView as? WindowFollowingView)
  }
}
#endif
