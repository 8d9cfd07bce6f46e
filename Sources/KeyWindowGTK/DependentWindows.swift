internal import CKeyWindowGTK
public import KeyWindow

/// The windows on screen that belong to others, such as dialogs: the owner of one that has the keyboard is told,
/// whether anybody observes the dialog or not.
///
/// While any window is observed, each one on screen is asked once whom it belongs to, and only those that belong to
/// another one are followed. So an owner costs nothing, and a change what its chain of owners does.
@MainActor final class DependentWindows {
  static let shared = DependentWindows()

  private typealias Pointer = UnsafeMutablePointer<GtkWindow>

  private struct Dependent {
    let window: GTKWindow
    /// Those it belongs to, the nearest first.
    let owners: [GTKWindow]
    var observation: WindowObservation?
  }

  private var followers = 0
  private var ofOwners: [Pointer: WindowObservation] = [:]
  private var dependents: [Pointer: Dependent] = [:]
  /// Those that have the keyboard: mostly one, two in the middle of a swap.
  private var claimants: Set<Pointer> = []

  private init() {}

  /// Follows them until the returned value is dropped.
  func follow() -> WindowObservation {
    followers += 1
    if followers == 1 { Toplevels.shared.forEachOnScreen { didMap($0) } }
    return WindowObservation {
      self.followers -= 1
      if self.followers == 0 { (self.ofOwners, self.dependents, self.claimants) = ([:], [:], []) }
    }
  }

  /// Whether a window has the keyboard that belongs to this one.
  func hasKeyboard(belongingTo window: GTKWindow) -> Bool {
    !claimants.isEmpty && claimants.contains { dependents[$0]?.owners.contains { $0 === window } ?? false }
  }

  func didMap(_ window: UnsafeMutablePointer<GtkWindow>) {
    guard followers > 0, ofOwners[window] == nil else { return }
    ofOwners[window] = onSignal("notify::transient-for", of: window) { [weak self] in
      self?.didChangeOwner(of: window)
    }
    follow(window)
  }

  func didUnmap(_ window: UnsafeMutablePointer<GtkWindow>) {
    guard ofOwners.removeValue(forKey: window) != nil else { return }
    leave(window)
  }

  private func didChangeOwner(of pointer: Pointer) {
    follow(pointer)
    // Those that belong to it belong to others now, too.
    let below = dependents.filter { $0.value.owners.contains { $0.pointer == pointer } }
    for dependent in below.keys { follow(dependent) }
  }

  private func follow(_ pointer: Pointer) {
    leave(pointer)
    guard gtk_window_get_transient_for(pointer) != nil, let window = GTKWindow.window(pointer) else { return }
    dependents[pointer] = Dependent(window: window, owners: window.owners)
    let observation = window.startOwnHints { [weak self] in self?.update(pointer) }
    dependents[pointer]?.observation = observation
    update(pointer)
  }

  private func leave(_ pointer: Pointer) {
    let dependent = dependents.removeValue(forKey: pointer)
    if claimants.remove(pointer) != nil { dependent?.owners.forEach { $0.tellHint() } }
  }

  private func update(_ pointer: Pointer) {
    guard let dependent = dependents[pointer] else { return }
    let claims = dependent.window.claimsKeyboard
    guard claims != claimants.contains(pointer) else { return }
    if claims { claimants.insert(pointer) } else { claimants.remove(pointer) }
    for owner in dependent.owners { owner.tellHint() }
  }
}

extension GTKWindow {
  /// The window that this one is transient for.
  public func readOwningWindow() -> (any ObservableWindow)? { owner }

  private var owner: GTKWindow? {
    pointer.flatMap { gtk_window_get_transient_for($0) }.flatMap { GTKWindow.window($0) }
  }

  /// The windows that it belongs to, the nearest first.
  fileprivate var owners: [GTKWindow] {
    var owners: [GTKWindow] = []
    var next = owner
    // GTK lets windows own each other in a circle.
    while let owner = next, owner !== self, !owners.contains(where: { $0 === owner }) {
      owners.append(owner)
      next = owner.owner
    }
    return owners
  }
}
