/// A window's state, shared by all its holders: copying it for each of them would cost more than telling them.
final class SharedState: Equatable, Sendable {
  let value: WindowState

  init(_ value: WindowState) {
    self.value = value
  }

  static func == (left: SharedState, right: SharedState) -> Bool {
    left === right || left.value == right.value
  }
}
