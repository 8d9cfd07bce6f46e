import AppKit
import Dispatch
import KeyWindow
import Testing

/// All of them, one after the other: they share the app, as windows do.
@MainActor @Suite("AppKit windows", .serialized) enum AppKitTests {}

/// An observer and each state that it told.
@MainActor final class Log {
  let observer: WindowObserver
  private(set) var states: [WindowState?] = []
  private var observation: WindowObservation?

  init(_ window: NSWindow?) {
    observer = WindowObserver()
    observer.window = window
    observation = observer.onChange { [weak self] in self?.states.append($0) }
  }

  func forgetThePast() { states = [] }
}

/// Lets the main queue's turns pass until the condition holds; gives up after a thousand.
@MainActor func turns(until condition: () -> Bool) async {
  for _ in 0..<1000 where !condition() { await turn() }
}

/// Lets everything happen that is on its way: each step of it waits for one turn of the main queue.
@MainActor func settle() async {
  for _ in 0..<10 { await turn() }
}

@MainActor private func turn() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.async { continuation.resume() }
  }
}
