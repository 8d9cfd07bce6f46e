internal import CKeyWindowGTK
internal import Foundation

/// The bars that an app draws along the top of a window: the one that is the window's title bar, and header bars in
/// its content, where libadwaita has them.
///
/// The content is searched only after a bar was put on screen or taken off it.
@MainActor final class TitleBars {
  private let window: UnsafeMutablePointer<GtkWindow>
  // Nil once it may be others. Each is mapped.
  private var inContent: [UnsafeMutablePointer<GtkWidget>]?

  init(of window: UnsafeMutablePointer<GtkWindow>) {
    self.window = window
    MapEvents.follow()
  }

  /// How far they reach down from the top of the window, in points.
  ///
  /// From the bars, not from the content: that may be aligned to less than its place, or not be there yet.
  var height: CGFloat {
    let widget = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    let content = gtk_window_get_child(window)
    var top: CGFloat = 0
    var child = gtk_widget_get_first_child(widget)
    while let bar = child {
      child = gtk_widget_get_next_sibling(bar)
      // In full screen the bar isn't mapped. Tooltips and popovers are natives, with a surface of their own.
      guard bar != content, Self.isShown(bar), let bounds = Self.bounds(of: bar, in: widget) else { continue }
      top = max(top, bounds.maxY)
    }
    let found = inContent ?? Self.search(content)
    inContent = found
    guard !found.isEmpty else { return top }
    let width = CGFloat(gtk_widget_get_width(widget))
    // One that begins where those above it end is one of them. One further down is part of a page.
    for bounds in found.compactMap({ Self.bounds(of: $0, in: widget) }).sorted(by: { $0.minY < $1.minY })
    where bounds.minY <= top + 1 && bounds.maxX > 0 && bounds.minX < width {
      top = max(top, bounds.maxY)
    }
    return top
  }

  /// Those of a window that nobody observes.
  static func height(of window: UnsafeMutablePointer<GtkWindow>) -> CGFloat {
    TitleBars(of: window).height
  }

  private static func isShown(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    gtk_widget_get_mapped(widget) != 0 && keywindow_is_a(widget, gtk_native_get_type()) == 0
  }

  /// A view that has bars of any kind above its content is as high as they are.
  private static func bounds(
    of bar: UnsafeMutablePointer<GtkWidget>, in window: UnsafeMutablePointer<GtkWidget>
  ) -> CGRect? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(bar, window, &bounds) != 0 else { return nil }
    var height = CGFloat(bounds.size.height)
    if BarTypes.isToolbarView(bar) { height = min(height, CGFloat(BarTypes.heightOfTopBars(in: bar))) }
    return CGRect(
      x: CGFloat(bounds.origin.x), y: CGFloat(bounds.origin.y), width: CGFloat(bounds.size.width),
      height: height)
  }

  private static func search(
    _ root: UnsafeMutablePointer<GtkWidget>?
  ) -> [UnsafeMutablePointer<GtkWidget>] {
    var (found, left) = ([UnsafeMutablePointer<GtkWidget>](), root.map { [$0] } ?? [])
    while let widget = left.popLast() {
      // What scrolls is a page, and no bar of the window's is in it.
      guard isShown(widget), keywindow_is_a(widget, gtk_scrollable_get_type()) == 0 else { continue }
      if BarTypes.isBar(widget) { found.append(widget) }
      var child = gtk_widget_get_first_child(widget)
      while let next = child {
        left.append(next)
        child = gtk_widget_get_next_sibling(next)
      }
    }
    return found
  }

  /// A widget was mapped, or is unmapped.
  static func didChange(_ widget: UnsafeMutablePointer<GtkWidget>) {
    guard BarTypes.isBar(widget), let root = gtk_widget_get_root(widget) else { return }
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self)
    GTKWindow.existing(window)?.signals?.titleBars.inContent = nil
  }
}

/// The types of bars. libadwaita's are known by name, once a program has registered them.
@MainActor private enum BarTypes {
  private static let headerBar = gtk_header_bar_get_type()
  private static var adwHeaderBar: GType = 0
  private static var adwToolbarView: GType = 0

  static func isBar(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    keywindow_is_a(widget, headerBar) != 0 || isOne(widget, of: &adwHeaderBar, "AdwHeaderBar")
      || isToolbarView(widget)
  }

  static func isToolbarView(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    isOne(widget, of: &adwToolbarView, "AdwToolbarView")
  }

  static func heightOfTopBars(in toolbarView: UnsafeMutablePointer<GtkWidget>) -> Int {
    Int(keywindow_get_int(toolbarView, "top-bar-height"))
  }

  private static func isOne(
    _ widget: UnsafeMutablePointer<GtkWidget>, of type: inout GType, _ name: String
  ) -> Bool {
    if type == 0 { type = g_type_from_name(name) }
    return type != 0 && keywindow_is_a(widget, type) != 0
  }
}
