import KeyWindow

/// An observer of a window and each state that it told.
@MainActor final class Log {
  let observer: WindowObserver
  private(set) var states: [WindowState?] = []
  private var observation: WindowObservation?

  init(_ window: HostingWindow?) {
    observer = WindowObserver()
    observer.window = window
    observation = observer.onChange { [weak self] in self?.states.append($0) }
  }

  func forgetThePast() { states = [] }
}
