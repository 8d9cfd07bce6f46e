public import CKeyWindowGTK
internal import Foundation
public import KeyWindow

extension GTKWindow {
  /// Follows the window that a widget is in.
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

/// The window that a widget is in, and its listeners.
@MainActor private final class HostingWindowFinder {
  private(set) var window: GTKWindow?
  private var told: GTKWindow?
  private var willTell = false
  private var onChange: (@MainActor (GTKWindow?) -> Void)?

  init(_ widget: UnsafeMutablePointer<GtkWidget>, _ onChange: @escaping @MainActor (GTKWindow?) -> Void) {
    window = Self.window(of: widget)
    told = window
    self.onChange = onChange
  }

  func rootDidChange(of widget: UnsafeMutablePointer<GtkWidget>) {
    window = Self.window(of: widget)
    guard !willTell else { return }
    willTell = true
    // Not now: the widget tree is being changed.
    DispatchQueue.main.async {
      self.willTell = false
      self.tell()
    }
  }

  private func tell() {
    guard told !== window else { return }
    told = window
    onChange?(window)
  }

  func end() {
    onChange = nil
    (window, told) = (nil, nil)
  }

  private static func window(of widget: UnsafeMutablePointer<GtkWidget>) -> GTKWindow? {
    guard let root = gtk_widget_get_root(widget) else { return nil }
    return GTKWindow.window(UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self))
  }
}
