#if canImport(SwiftUI) && !os(watchOS)
import Combine

typealias WillChange = ObservableObjectPublisher

// Combine's protocol isn't isolated, but SwiftUI keeps to the main actor. Checked at run time.
extension WindowObserver: @preconcurrency ObservableObject {
  /// Fires in the turn of the main loop after a change; the new state can be read already.
  public var objectWillChange: ObservableObjectPublisher { willChange }
}

extension WindowRegistry: @preconcurrency ObservableObject {
  /// Fires in the turn of the main loop after a change; what's new can be read already.
  public var objectWillChange: ObservableObjectPublisher { willChange }
}
#endif
