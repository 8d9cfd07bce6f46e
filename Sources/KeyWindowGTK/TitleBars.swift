internal import CKeyWindowGTK
internal import Foundation
internal import KeyWindow

/// The bars that an app draws along the top of a window: the one that is the window's title bar, and header bars in
/// its content, where libadwaita has them; and the window's own buttons in them.
///
/// The widgets are searched only after one of these was put on screen or taken off it, and measured only after the
/// window was laid out.
@MainActor final class TitleBars {
  typealias Widget = UnsafeMutablePointer<GtkWidget>

  /// How far they reach into the window, in points.
  struct Covered {
    /// The bars, from the top.
    var top: CGFloat = 0
    /// The buttons.
    var byControls = WindowInsets.zero
  }

  private let window: UnsafeMutablePointer<GtkWindow>
  // Each is mapped.
  private struct Found {
    var bars: [Widget] = []
    var controls: [Widget] = []
  }
  // Nil once it may be others.
  private var inContent: Found?
  private var known: Covered?

  init(of window: UnsafeMutablePointer<GtkWindow>) {
    self.window = window
    MapEvents.follow()
  }

  var covered: Covered {
    if let known { return known }
    let covered = measure()
    known = covered
    return covered
  }

  func didLayOut() {
    known = nil
  }

  /// From the bars, not from the content: that may be aligned to less than its place, or not be there yet.
  private func measure() -> Covered {
    let widget = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    let width = CGFloat(gtk_widget_get_width(widget))
    let content = gtk_window_get_child(window)
    var covered = Covered()
    var controls: [Widget] = []
    var child = gtk_widget_get_first_child(widget)
    while let bar = child {
      child = gtk_widget_get_next_sibling(bar)
      // In full screen the bar isn't mapped. Tooltips and popovers are natives, with a surface of their own.
      guard bar != content, Self.isShown(bar), let bounds = Self.bounds(of: bar, in: widget) else { continue }
      covered.top = max(covered.top, bounds.maxY)
      controls += Self.search(bar).controls
    }
    let found = inContent ?? Self.search(content)
    inContent = found
    // One that begins where those above it end is one of them. One further down is part of a page.
    for bounds in found.bars.compactMap({ Self.bounds(of: $0, in: widget) }).sorted(by: { $0.minY < $1.minY })
    where bounds.minY <= covered.top + 1 && bounds.maxX > 0 && bounds.minX < width {
      covered.top = max(covered.top, bounds.maxY)
    }
    for bounds in (controls + found.controls).compactMap({ Self.bounds(of: $0, in: widget) })
    where bounds.minY < covered.top && bounds.maxX > 0 && bounds.minX < width {
      covered.byControls.top = max(covered.byControls.top, bounds.maxY)
      if bounds.midX < width / 2 {
        covered.byControls.left = max(covered.byControls.left, bounds.maxX)
      } else {
        covered.byControls.right = max(covered.byControls.right, width - bounds.minX)
      }
    }
    return covered
  }

  /// Those of a window that nobody observes.
  static func covered(in window: UnsafeMutablePointer<GtkWindow>) -> Covered {
    TitleBars(of: window).measure()
  }

  private static func isShown(_ widget: Widget) -> Bool {
    gtk_widget_get_mapped(widget) != 0 && keywindow_is_a(widget, gtk_native_get_type()) == 0
  }

  /// A view that has bars of any kind above its content is as high as they are.
  private static func bounds(
    of bar: Widget, in window: Widget
  ) -> CGRect? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(bar, window, &bounds) != 0 else { return nil }
    var height = CGFloat(bounds.size.height)
    if BarTypes.isToolbarView(bar) { height = min(height, CGFloat(BarTypes.heightOfTopBars(in: bar))) }
    return CGRect(
      x: CGFloat(bounds.origin.x), y: CGFloat(bounds.origin.y), width: CGFloat(bounds.size.width),
      height: height)
  }

  private static func search(_ root: Widget?) -> Found {
    var (found, left) = (Found(), root.map { [$0] } ?? [])
    while let widget = left.popLast() {
      // What scrolls is a page, and no bar of the window's is in it.
      guard isShown(widget), keywindow_is_a(widget, gtk_scrollable_get_type()) == 0 else { continue }
      if BarTypes.isBar(widget) { found.bars.append(widget) }
      if BarTypes.areControls(widget) { found.controls.append(widget) }
      var child = gtk_widget_get_first_child(widget)
      while let next = child {
        left.append(next)
        child = gtk_widget_get_next_sibling(next)
      }
    }
    return found
  }

  /// A widget was mapped, or is unmapped.
  static func didChange(_ widget: Widget) {
    guard BarTypes.isBar(widget) || BarTypes.areControls(widget), let root = gtk_widget_get_root(widget)
    else { return }
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self)
    let titleBars = GTKWindow.existing(window)?.signals?.titleBars
    titleBars?.inContent = nil
    titleBars?.known = nil
  }
}

/// The types of bars, and of what holds a window's buttons. libadwaita's are known by name, once a program has registered them.
@MainActor private enum BarTypes {
  private static let headerBar = gtk_header_bar_get_type()
  private static let windowControls = gtk_window_controls_get_type()
  private static var adwHeaderBar: GType = 0
  private static var adwToolbarView: GType = 0

  static func isBar(_ widget: TitleBars.Widget) -> Bool {
    keywindow_is_a(widget, headerBar) != 0 || isOne(widget, of: &adwHeaderBar, "AdwHeaderBar")
      || isToolbarView(widget)
  }

  /// The buttons at one end of a bar.
  static func areControls(_ widget: TitleBars.Widget) -> Bool {
    keywindow_is_a(widget, windowControls) != 0
  }

  static func isToolbarView(_ widget: TitleBars.Widget) -> Bool {
    isOne(widget, of: &adwToolbarView, "AdwToolbarView")
  }

  static func heightOfTopBars(in toolbarView: TitleBars.Widget) -> Int {
    Int(keywindow_get_int(toolbarView, "top-bar-height"))
  }

  private static func isOne(
    _ widget: TitleBars.Widget, of type: inout GType, _ name: String
  ) -> Bool {
    if type == 0 { type = g_type_from_name(name) }
    return type != 0 && keywindow_is_a(widget, type) != 0
  }
}
