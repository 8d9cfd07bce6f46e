import Foundation
import Measuring

/// What the same costs without KeyWindow.
extension Scenario {
  /// A notification of one object, to one block.
  static func notification() -> Scenario {
    let name = Notification.Name("WindowDidBecomeKey")
    let window = NSObject()
    let stored = Stored()
    let token = NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
      MainActor.assumeIsolated { stored.isKey = true }
    }
    return Scenario("floor: a notification to a block that stores a Bool", keeping: token) {
      NotificationCenter.default.post(name: name, object: window)
    }
  }

  /// So many closures, called one after the other.
  static func closures(_ count: Int) -> Scenario {
    let closures = (0..<count).map { _ in
      let stored = Stored()
      return { (isKey: Bool) in stored.isKey = isKey }
    }
    var isKey = false
    return Scenario("floor: \(count) closures that store a Bool") {
      isKey.toggle()
      for closure in closures { closure(isKey) }
    }
  }

  /// A closure put on the main queue, and its turn.
  static func mainQueueTurn() -> Scenario {
    let stored = Stored()
    return Scenario("a closure in a turn of the main queue") {
      DispatchQueue.main.async { stored.isKey = true }
      takeTurn()
    }
  }
}

/// Where a handler puts what it heard.
@MainActor final class Stored {
  var isKey = false
}
