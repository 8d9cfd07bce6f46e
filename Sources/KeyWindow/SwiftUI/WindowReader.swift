#if canImport(SwiftUI) && !os(watchOS)
import Combine
import SwiftUI

/// A view whose content depends on the window it is in.
///
/// ```swift
/// WindowReader { window in
///   Text(window == nil ? "Looking for the window" : "Here it is")
/// }
/// ```
///
/// The content is there from the start, with nil until the window is known. It is made anew when the window
/// changes, not when the window's state does: for that use `observeWindow()` and the environment.
public struct WindowReader<Content: View>: View {
  @StateObject private var found = FoundWindow()
  private let content: (HostingWindow?) -> Content

  /// A view with this content.
  ///
  /// - Parameter content: made with the window; nil while there's none. Hold the window weakly in what stays,
  ///   such as the action of a button: the window keeps its views, and they would keep the window.
  public init(@ViewBuilder content: @escaping (HostingWindow?) -> Content) {
    self.content = content
  }

  /// The content, with a view that finds the window behind it.
  public var body: some View {
    content(found.window)
      .background(HostingWindowFinder { [weak found] in found?.window = $0 })
  }
}

@MainActor private final class FoundWindow: @preconcurrency ObservableObject {
  let objectWillChange = ObservableObjectPublisher()

  weak var window: HostingWindow? {
    didSet { objectWillChange.send() }
  }
}
#endif
