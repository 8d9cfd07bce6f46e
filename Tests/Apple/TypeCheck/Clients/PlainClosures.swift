// What public code hands to a finder and to a reader, as it stands there: plain closures, and functions that take one.
// platforms: macOS iOS Catalyst tvOS visionOS
import KeyWindow
import SwiftUI

extension View {
  func withHostingWindow(_ callback: @escaping (HostingWindow?) -> Void) -> some View {
    background(HostingWindowFinder(callback: callback))
  }

  func onMainActor(_ callback: @escaping @MainActor (HostingWindow?) -> Void) -> some View {
    background(HostingWindowFinder(callback: callback))
  }

  func anywhere(_ callback: @escaping @MainActor @Sendable (HostingWindow?) -> Void) -> some View {
    background(HostingWindowFinder(callback: callback))
  }
}

/// A finder of one's own making around ours, as a property.
struct WindowAccessor: View {
  @Binding var window: HostingWindow?
  let opened: (HostingWindow) -> Void

  var body: some View {
    HostingWindowFinder { found in
      window = found
      if let found { opened(found) }
    }
  }
}

final class Delegate {
  weak var window: HostingWindow?
  var count = 0

  @MainActor func view() -> some View {
    HostingWindowFinder {
      self.window = $0
      self.count += 1
    }
  }

  func take(_ window: HostingWindow?) { self.window = window }
}

struct ClientView: View {
  @State private var window: HostingWindow?
  @State private var titles: [String] = []
  let delegate: Delegate

  var body: some View {
    Text("client")
      .withHostingWindow { window = $0 }
      .withHostingWindow { [weak delegate] in delegate?.window = $0 }
      .withHostingWindow(delegate.take)
      .onMainActor { window = $0 }
      .anywhere { _ = $0?.isKeyWindow }
      .background(HostingWindowFinder(callback: delegate.take))
      .background(HostingWindowFinder { if $0?.isKeyWindow == true { titles.append("key") } })
      .background(delegate.view())
      .background(WindowAccessor(window: $window) { [delegate] in delegate.take($0) })
      .onWindowChange { state in titles.append(state?.title ?? "") }
  }
}
