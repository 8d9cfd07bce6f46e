import Foundation
import Measuring
import Synchronization

/// What the same costs without KeyWindow.
extension Scenario {
  /// A notification of one object, to one block on the main actor.
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

  /// A notification of one object, to so many blocks that aren't bound to an actor.
  static func notification(blocks count: Int) -> Scenario {
    let name = Notification.Name("WindowDidBecomeKey")
    let window = NSObject()
    let tokens = (0..<count).map { _ in NotificationCenter.default.addStoringBlock(for: name, of: window) }
    return Scenario("floor: a notification to \(count) blocks that store a Bool", keeping: tokens) {
      NotificationCenter.default.post(name: name, object: window)
    }
  }

  /// A block that is registered for a notification of an object and removed again, twice.
  static func twoRegistrations() -> Scenario {
    let name = Notification.Name("WindowDidBecomeKey")
    let windows = (0..<100).map { _ in NSObject() }
    return Scenario("floor: two blocks registered for a notification and removed", pieces: windows.count) {
      for window in windows {
        for _ in 0..<2 {
          let token = NotificationCenter.default.addStoringBlock(for: name, of: window)
          NotificationCenter.default.removeObserver(token)
        }
      }
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

extension NotificationCenter {
  /// Adds a block that does as little as can be: on whatever thread it's called, it stores a Bool.
  fileprivate func addStoringBlock(for name: Notification.Name, of object: NSObject) -> any NSObjectProtocol {
    let stored = SharedFlag()
    return addObserver(forName: name, object: object, queue: nil) { _ in
      stored.flag.store(true, ordering: .relaxed)
    }
  }
}

private final class SharedFlag: Sendable {
  let flag = Atomic(false)
}
