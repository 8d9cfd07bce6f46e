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
///
/// Several views in the content are views of the container that the reader is in, as those of a `Group` are. While the
/// content is nothing, as with `if let window` at first, an invisible view of no size takes its place.
public struct WindowReader<Content: View>: View {
  @Environment(\.simulatedWindow) private var simulated
  @StateObject private var found = FoundWindow()
  private let content: (HostingWindow?) -> Content

  /// A view with this content.
  ///
  /// - Parameter content: made with the window; nil while there's none. Hold the window weakly in what stays,
  ///   such as the action of a button: the window keeps its views, and they would keep the window.
  public init(@ViewBuilder content: @escaping (HostingWindow?) -> Content) {
    self.content = content
  }

  /// The content, with a view that finds the window behind each of its views.
  public var body: some View {
    content(simulated == nil ? found.window : nil).background(HostingWindowFinder(in: found.views))
    if found.showsNothing {
      HostingWindowFinder(in: found.substitute).frame(width: 0, height: 0)
    }
  }
}

/// The window of a reader's views. Where there are none, nobody but a substitute could tell it.
@MainActor private final class FoundWindow: @preconcurrency ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  let views = WindowFollower()
  let substitute = WindowFollower()

  private(set) weak var window: HostingWindow?
  private(set) var showsNothing = false

  init() {
    // That the last view has gone doesn't tell that the window has.
    views.report = { [weak self] window in
      guard let self, !views.isEmpty else { return }
      set(showsNothing: false)
      set(window)
    }
    views.whenEmpty = { [weak self] in self?.set(showsNothing: true) }
    substitute.report = { [weak self] window in
      if let self, showsNothing, !substitute.isEmpty { set(window) }
    }
    // The views that there are from the beginning have been made by then.
    WindowHub.shared.inNextTurn { [weak self] in
      if let self, views.isEmpty { set(showsNothing: true) }
    }
  }

  private func set(_ new: HostingWindow?) {
    guard new !== window || new == nil else { return }
    window = new
    objectWillChange.send()
  }

  private func set(showsNothing new: Bool) {
    guard new != showsNothing else { return }
    showsNothing = new
    objectWillChange.send()
  }
}
#endif
