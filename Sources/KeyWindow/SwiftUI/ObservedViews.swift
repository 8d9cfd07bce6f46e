#if canImport(SwiftUI) && !os(watchOS)
import Combine
import SwiftUI

/// The views that a modifier is applied to, and the window that they are in. A modifier has it once, however many views
/// there are.
@MainActor final class ObservedViews: @preconcurrency ObservableObject {
  let observer = WindowObserver()
  let follower: WindowFollower
  let gatherer = WindowValueGatherer()

  init() {
    follower = WindowFollower { [weak observer] in observer?.window = $0 }
  }

  /// Fires after the observer's state has changed.
  var objectWillChange: ObservableObjectPublisher { observer.objectWillChange }
}
#endif
