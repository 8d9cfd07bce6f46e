#if canImport(SwiftUI) && !os(watchOS)
import Combine
import SwiftUI

/// A window that is none, for previews and snapshot tests: it's as it was told to be, and whatever it's commanded has no
/// effect.
@MainActor final class WindowSimulation: ObservableWindow {
  private(set) var state: WindowState
  let objectWillChange = ObservableObjectPublisher()
  private let signals = PropertySignals<WindowSimulation>()

  private struct Weak {
    weak var simulation: WindowSimulation?
  }

  /// In the order in which they came.
  private static var all: [Weak] = []

  /// The one that came last of those that are there.
  static var newest: WindowSimulation? {
    all.last { $0.simulation != nil }?.simulation
  }

  init(_ state: WindowState) {
    self.state = state
    Self.all.removeAll { $0.simulation == nil }
    Self.all.append(Weak(simulation: self))
  }

  /// A property of the state. Under Observation a reader follows it.
  func read<Value: Equatable>(_ property: KeyPath<WindowState, Value>) -> Value {
    signals.read(property, of: self) { $0.state[keyPath: property] }
  }

  func set(_ new: WindowState) {
    guard new != state else { return }
    state = new
    // Not now: views are in the middle of an update.
    WindowHub.shared.inNextTurn { [weak self] in
      guard let self else { return }
      objectWillChange.send()
      signals.didChange(of: self)
    }
  }

  func readWindowState() -> WindowState? { state }
  func startWindowHints(_ hint: @escaping @MainActor () -> Void) -> WindowObservation {
    WindowObservation {}
  }
  func refusal(ofWindowCommand command: WindowCommand) -> WindowCommandError? { nil }
}

// Combine's protocol isn't isolated, but SwiftUI keeps to the main actor. Checked at run time.
extension WindowSimulation: @preconcurrency ObservableObject {}

/// A simulated window in the environment, with the state that it has there.
struct SimulatedWindowInEnvironment: Equatable, Sendable {
  let window: WindowSimulation
  let state: WindowState

  static func == (one: Self, other: Self) -> Bool {
    one.window === other.window && one.state == other.state
  }
}

extension EnvironmentValues {
  /// The simulated window that the view is in, if it's in one. What finds the real window keeps to it.
  var simulatedWindow: SimulatedWindowInEnvironment? {
    get { self[SimulatedWindowKey.self] }
    set { self[SimulatedWindowKey.self] = newValue }
  }
}

private struct SimulatedWindowKey: EnvironmentKey {
  static let defaultValue: SimulatedWindowInEnvironment? = nil
}

/// What `simulatedWindow(_:)` of KeyWindowTesting is.
package struct WindowSimulationModifier: ViewModifier {
  private let state: WindowState
  @StateObject private var window: WindowSimulation

  package init(_ state: WindowState) {
    self.state = state
    _window = StateObject(wrappedValue: WindowSimulation(state))
  }

  package func body(content: Content) -> some View {
    window.set(state)
    return
      content
      .environment(\.simulatedWindow, SimulatedWindowInEnvironment(window: window, state: state))
      .environment(\.isKeyWindow, state.isKey)
      .environment(\.windowState, state)
      .environment(\.hostingWindow, WeakWindow(nil))
      .environment(\.windowActions, WindowActions(window))
  }
}
#endif
