public import CKeyWindowGTK
public import KeyWindow

/// A GTK 4 window that can be observed.
///
/// There is one for each `GtkWindow`, the same each time you ask. It doesn't keep the `GtkWindow` alive, and it
/// can be kept longer: then its state is nil, and its commands throw ``/KeyWindow/WindowCommandError/windowGone(_:)``.
///
/// ```swift
/// let window = GTKWindow.window(pointer)
/// let observer = window.map { WindowObserver($0) }
/// ```
///
/// Needs GTK 4.8 or newer, on X11 or Wayland. All of it belongs to the thread that runs GTK, the main thread.
@MainActor public final class GTKWindow {
  private static let attachment = AssociatedObject<GTKWindow>("KeyWindow.GTKWindow")

  private let gtkWindow: UnsafeMutablePointer<GtkWindow>
  private var isDestroyed: Bool

  /// Told that the state may have changed.
  private let hints = Listeners<@MainActor () -> Void>()
  private(set) var signals: WindowSignals?

  private init(_ pointer: UnsafeMutablePointer<GtkWindow>) {
    gtkWindow = pointer
    isDestroyed = !Toplevels.shared.contains(pointer)
  }

  /// The window that a pointer stands for; nil if what it points to isn't a `GtkWindow`.
  ///
  /// - Parameter pointer: must point to an object that hasn't been freed.
  public static func window(_ pointer: UnsafeMutablePointer<GtkWindow>) -> GTKWindow? {
    guard keywindow_is_a(pointer, gtk_window_get_type()) != 0 else { return nil }
    GTKMainLoop.attach()
    return attachment.value(of: pointer) { GTKWindow(pointer) }
  }

  /// The window that a widget is, as `gtk_window_new` returns it; nil if it's a widget of another kind.
  ///
  /// For the window that a widget is in, see ``hosting(_:_:)``.
  ///
  /// - Parameter widget: must point to an object that hasn't been freed.
  public static func window(_ widget: UnsafeMutablePointer<GtkWidget>) -> GTKWindow? {
    window(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self))
  }

  /// The window that somebody has asked for before.
  static func existing(_ pointer: UnsafeMutablePointer<GtkWindow>) -> GTKWindow? {
    attachment.existing(of: pointer)
  }

  /// GTK's window; nil when it has been destroyed. It isn't retained.
  public var pointer: UnsafeMutablePointer<GtkWindow>? {
    isDestroyed ? nil : gtkWindow
  }

  /// Destroys the window at once, without asking whether it may close. Its observers are told. Does
  /// nothing if it has been destroyed already.
  public func destroy() {
    if let pointer { gtk_window_destroy(pointer) }
  }

  func tellHint() {
    hints.tell()
  }

  func didDestroy() {
    isDestroyed = true
    signals = nil
    hints.tell()
  }
}

extension GTKWindow: ObservableWindow {
  /// Calls `hint` whenever the state may have changed, until the returned value is dropped.
  public func startWindowHints(_ hint: @escaping @MainActor () -> Void) -> WindowObservation {
    let (own, dependents) = (startOwnHints(hint), DependentWindows.shared.follow())
    return WindowObservation {
      own.cancel()
      dependents.cancel()
    }
  }

  /// The same, but for windows that belong to this one.
  func startOwnHints(_ hint: @escaping @MainActor () -> Void) -> WindowObservation {
    let id = hints.insert(hint)
    if signals == nil, let pointer {
      signals = WindowSignals(of: pointer) { [weak self] in self?.hints.tell() }
    }
    return WindowObservation { [weak self] in self?.remove(id) }
  }

  private func remove(_ id: ListenerID) {
    hints.remove(id)
    if hints.isEmpty { signals = nil }
  }

  /// 0.05 seconds: on X11 a popover of the window's own takes the keyboard away and gives it back in less than
  /// a millisecond, and so do some window managers for a toggle of full screen in two.
  public var keyLossHold: Double { 0.05 }
}
