internal import CKeyWindowGTK
internal import Foundation
public import KeyWindow

/// The windows of the process that haven't been destroyed, shown or not.
@MainActor final class Toplevels {
  static let shared = Toplevels()

  /// Told when windows came or went. Those that came aren't fully made yet.
  let changes = Listeners<@MainActor () -> Void>()

  // A mirror of GTK's list: its signal doesn't say which windows went.
  private var pointers: [UnsafeMutablePointer<GtkWindow>] = []
  private var observation: WindowObservation?

  private init() {
    guard let list = gtk_window_get_toplevels() else { return }
    pointers = (0..<g_list_model_get_n_items(list)).compactMap { Self.window(at: $0, in: list) }
    observation = onSignal("items-changed", of: UnsafeMutableRawPointer(list)) { [weak self] arguments in
      let numbers = arguments.dropFirst().map { argument in
        var argument = argument
        return g_value_get_uint(&argument)
      }
      let (position, removed, added) = (numbers[0], numbers[1], numbers[2])
      let new = (position..<position + added).compactMap { Self.window(at: $0, in: list) }
      self?.replace(Int(position)..<Int(position + removed), with: new)
      return false
    }
  }

  var windows: [GTKWindow] { pointers.compactMap { GTKWindow.window($0) } }

  func contains(_ pointer: UnsafeMutablePointer<GtkWindow>) -> Bool {
    pointers.contains(pointer)
  }

  private func replace(_ range: Range<Int>, with new: [UnsafeMutablePointer<GtkWindow>]) {
    let gone = pointers[range]
    pointers.replaceSubrange(range, with: new)
    // They are still there: whoever destroys a window holds it meanwhile.
    for pointer in gone { GTKWindow.existing(pointer)?.didDestroy() }
    changes.tell()
  }

  private static func window(at index: guint, in list: OpaquePointer) -> UnsafeMutablePointer<GtkWindow>? {
    guard let item = g_list_model_get_item(list, index) else { return nil }
    // The list holds it.
    g_object_unref(item)
    return item.assumingMemoryBound(to: GtkWindow.self)
  }
}

extension GTKWindow {
  /// Observes all windows of the process, those of now and those to come, until the returned value is dropped.
  ///
  /// So the key window is known whichever it is, without observing each one where it's made. A new window is
  /// observed from the turn of the main loop after it was made. Who wants to know which windows there are asks
  /// the registry.
  public static func observeToplevels() -> WindowObservation {
    GTKMainLoop.attach()
    let observation = ToplevelObservation()
    observation.update()
    let changes = Toplevels.shared.changes.add { observation.updateSoon() }
    return WindowObservation {
      changes.cancel()
      observation.end()
    }
  }
}

/// An observer for each toplevel window.
@MainActor private final class ToplevelObservation {
  private var observers: [ObjectIdentifier: WindowObserver] = [:]
  private var willUpdate = false
  private var hasEnded = false

  func update() {
    willUpdate = false
    guard !hasEnded else { return }
    var new: [ObjectIdentifier: WindowObserver] = [:]
    for window in Toplevels.shared.windows {
      let id = ObjectIdentifier(window)
      let old = observers[id].flatMap { $0.observedWindow === window ? $0 : nil }
      new[id] = old ?? WindowObserver(window)
    }
    observers = new
  }

  /// A window that is being made is in the list before it can be observed.
  func updateSoon() {
    guard !willUpdate else { return }
    willUpdate = true
    DispatchQueue.main.async { self.update() }
  }

  func end() {
    hasEnded = true
    observers = [:]
  }
}
