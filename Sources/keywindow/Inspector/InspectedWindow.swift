import KeyWindow
import KeyWindowGTK

/// A window of the app with what the inspector knows about it.
struct InspectedWindow: Identifiable {
  private(set) var registered: RegisteredWindow
  private(set) var history = StateHistory()
  /// The count of windows that came before it.
  let number: Int

  init(_ registered: RegisteredWindow, number: Int, at time: Double) {
    self.registered = registered
    self.number = number
    history.record(registered.state, at: time)
  }

  /// Takes over what the registry tells now.
  mutating func update(_ new: RegisteredWindow, at time: Double) {
    guard new != registered else { return }
    registered = new
    history.record(new.state, at: time)
  }

  var id: RegisteredWindow.ID { registered.id }
  var state: WindowState { registered.state }
  @MainActor var window: GTKWindow? { registered.observedWindow as? GTKWindow }

  var name: String {
    guard let title = state.title, !title.isEmpty else { return "Untitled" }
    return title
  }

  /// What stands out about it, for the list.
  var remark: String {
    if !state.isVisible { return "hidden" }
    if state.isMiniaturized == true { return "minimised" }
    let place = state.isFullScreen ? "full screen" : state.isZoomed ? "maximised" : state.size.words
    return state.isKey ? "key, \(place)" : place
  }
}
