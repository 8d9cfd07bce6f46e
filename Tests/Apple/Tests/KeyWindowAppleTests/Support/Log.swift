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

  /// What was told of a property, without repetitions: something else may have changed beside it, in a turn of its
  /// own.
  func changes<Member: Equatable>(of property: KeyPath<WindowState, Member>) -> [Member?] {
    states.map { $0?[keyPath: property] }.reduce(into: []) { told, next in
      if told.last != next { told.append(next) }
    }
  }
}
