public import CKeyWindowGTK
internal import Foundation
public import KeyWindow

extension GTKWindow {
  /// Follows the window that a widget is in. What is told of that window follows
  /// ``KeyWindow/WindowObserver/init(hosting:)``.
  ///
  /// `onChange` is called at once with the present window, and then each time the widget is put into another
  /// one or taken out, in the turn of the main loop after that. What is undone within a turn isn't told. It
  /// ends when the returned value is dropped, or with the widget, which it doesn't keep alive.
  ///
  /// - Parameters:
  ///   - widget: must point to a widget that hasn't been freed.
  ///   - onChange: gets nil while the widget is in no window.
  public static func hosting(
    _ widget: UnsafeMutablePointer<GtkWidget>, _ onChange: @escaping @MainActor (GTKWindow?) -> Void
  ) -> WindowObservation {
    GTKMainLoop.attach()
    let finder = HostingWindowFinder(widget, onChange)
    let root = onSignal("notify::root", of: widget) { finder.rootDidChange(of: widget) }
    onChange(finder.window)
    return WindowObservation {
      root.cancel()
      finder.end()
    }
  }
}

extension WindowObserver {
  /// An observer of the window that a GTK widget is in, whichever that is: from one to the next, and of none while the
  /// widget is in none.
  ///
  /// ```swift
  /// observation = WindowObserver(hosting: label).onChange { state in … }
  /// ```
  ///
  /// The present window is observed at once; each other one from the turn of the main loop after the widget came into
  /// it. Moves within a turn count as one.
  ///
  /// Neither the widget nor its window is kept alive. It ends with the observer, and once the widget is gone it observes
  /// none. For the window alone there's ``GTKWindow/hosting(_:_:)``.
  ///
  /// - Parameter widget: must point to a widget that hasn't been freed.
  public convenience init(hosting widget: UnsafeMutablePointer<GtkWidget>) {
    self.init()
    following = GTKWindow.hosting(widget) { [weak self] in self?.observe($0) }
  }
}

/// The window that a widget is in, and its listeners.
@MainActor private final class HostingWindowFinder {
  private(set) var window: GTKWindow?
  private var told: GTKWindow?
  private var turn: WindowObservation?
  private var onChange: (@MainActor (GTKWindow?) -> Void)?

  init(_ widget: UnsafeMutablePointer<GtkWidget>, _ onChange: @escaping @MainActor (GTKWindow?) -> Void) {
    window = Self.window(of: widget)
    told = window
    self.onChange = onChange
  }

  func rootDidChange(of widget: UnsafeMutablePointer<GtkWidget>) {
    window = Self.window(of: widget)
    guard turn == nil else { return }
    // Not now: the widget tree is being changed.
    turn = GLibScheduler.after(0) { [weak self] in
      self?.turn = nil
      self?.tell()
    }
  }

  private func tell() {
    guard told !== window else { return }
    told = window
    onChange?(window)
  }

  func end() {
    (onChange, turn) = (nil, nil)
    (window, told) = (nil, nil)
  }

  private static func window(of widget: UnsafeMutablePointer<GtkWidget>) -> GTKWindow? {
    guard let root = gtk_widget_get_root(widget) else { return nil }
    return GTKWindow.window(UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self))
  }
}
