import CKeyWindowGTK
import KeyWindow
import KeyWindowGTK

/// Something the user can have done by a button, a menu item or a key, for as long as this value is kept.
@MainActor struct Action {
  private let action: OpaquePointer
  private let activation: WindowObservation

  /// Adds the action to a window or to the application.
  init(_ name: String, in map: OpaquePointer, _ body: @escaping @MainActor () -> Void) {
    guard let action = g_simple_action_new(name, nil) else { preconditionFailure("GIO made no action") }
    self.action = action
    activation = onSignal("activate", of: UnsafeMutableRawPointer(action), perform: body)
    g_action_map_add_action(map, action)
    // The map keeps it.
    g_object_unref(UnsafeMutableRawPointer(action))
  }

  var isEnabled: Bool {
    get { g_action_get_enabled(action) != 0 }
    nonmutating set { g_simple_action_set_enabled(action, newValue ? 1 : 0) }
  }
}
