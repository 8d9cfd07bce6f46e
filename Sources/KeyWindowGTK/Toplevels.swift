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

  func contains(_ pointer: UnsafeMutablePointer<GtkWindow>) -> Bool {
    pointers.contains(pointer)
  }

  func forEachOnScreen(_ body: (UnsafeMutablePointer<GtkWindow>) -> Void) {
    for pointer in pointers {
      let widget = UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkWidget.self)
      if gtk_widget_get_mapped(widget) != 0 { body(pointer) }
    }
  }

  private func replace(_ range: Range<Int>, with new: [UnsafeMutablePointer<GtkWindow>]) {
    let gone = pointers[range]
    pointers.replaceSubrange(range, with: new)
    // They are still there: code that destroys a window holds it meanwhile.
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

extension Toplevels: WindowList {
  var windows: [any ObservableWindow] { pointers.compactMap { GTKWindow.window($0) } }

  func startListHints(_ hint: @escaping @MainActor () -> Void) -> WindowObservation {
    changes.add(hint)
  }
}

extension WindowRegistry {
  /// Observes all windows of the program, those of now and those to come, until the returned value is dropped.
  ///
  /// So the key window is known whichever it is, without observing each one where it's made. The windows that are
  /// there are observed at once, a new one from the turn of the main loop after it was made.
  ///
  /// On Apple's platforms the same comes with KeyWindow.
  public func observeAllWindows() -> WindowObservation {
    GTKMainLoop.attach()
    return observeWindows(of: Toplevels.shared)
  }
}
