import KeyWindow
import KeyWindowGTK

/// The app's windows as the registry knows them, the most recent key window first.
@MainActor final class OpenWindows {
  private(set) var all: [InspectedWindow] = []
  /// Told when a window came, went or changed, or another one is key.
  var onChange: () -> Void = {}

  private var count = 0
  private var observations: [WindowObservation] = []

  /// - Parameter now: the clock of the histories, in seconds.
  init(now: @escaping () -> Double) {
    observations = [
      WindowRegistry.shared.observeAllWindows(),
      WindowRegistry.shared.onChange(of: { $0.windows }, initial: true) { [weak self] in
        self?.update($0, at: now())
      },
      WindowRegistry.shared.onChange(of: { $0[DocumentName.self] }) { [weak self] _ in self?.onChange() },
    ]
  }

  /// The app's key window; nil when another app has the keyboard.
  var key: InspectedWindow? {
    let key = WindowRegistry.shared.keyWindow
    return all.first { $0.id == key?.id }
  }

  /// What the key window says that it shows.
  var keyDocument: String? { WindowRegistry.shared[DocumentName.self] }

  private func update(_ registered: [RegisteredWindow], at time: Double) {
    let old = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
    all = registered.map { registered in
      guard var window = old[registered.id] else {
        count += 1
        return InspectedWindow(registered, number: count, at: time)
      }
      window.update(registered, at: time)
      return window
    }
    onChange()
  }
}
