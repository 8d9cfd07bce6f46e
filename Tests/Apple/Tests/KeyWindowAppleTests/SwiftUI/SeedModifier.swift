import SwiftUI

/// The first seed's way of handing a window's values down: one observer for each window, whose values are written to
/// the environment. Here to compare how often bodies run.
struct SeedModifier: ViewModifier {
  @StateObject private var observer = SeedObserver()

  func body(content: Content) -> some View {
    content
      .background(SeedFinder { [weak observer] window in observer?.window = window })
      .environment(\.seedIsKeyWindow, observer.isKeyWindow)
      .environment(\.seedSize, observer.size)
  }
}

extension EnvironmentValues {
  private struct IsKeyWindowKey: EnvironmentKey {
    static let defaultValue = false
  }
  var seedIsKeyWindow: Bool {
    get { self[IsKeyWindowKey.self] }
    set { self[IsKeyWindowKey.self] = newValue }
  }

  private struct SizeKey: EnvironmentKey {
    static let defaultValue: CGSize? = nil
  }
  var seedSize: CGSize? {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }
}
