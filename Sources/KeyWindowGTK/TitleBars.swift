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
    /// The window's title bar, of whatever type.
    var titleBars: [Widget] = []
    var bars: [Widget] = []
    /// Each with the bar that it's in, of those above.
    var controls: [(widget: Widget, bar: Widget?)] = []
  }
  // Nil once it may be others.
  private var found: Found?
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
    let found = found ?? Self.search(window)
    self.found = found
    var covered = Covered()
    var counted: [Widget] = []
    for bar in found.titleBars {
      guard let bounds = Self.bounds(of: bar, in: widget) else { continue }
      counted.append(bar)
      covered.top = max(covered.top, bounds.maxY)
    }
    // One that begins where one above it ends is one of them, and so is one within them. One further down is part of a
    // page, and one that begins amid another and reaches beyond it floats above both.
    var ends = [covered.top]
    let bars = found.bars.compactMap { bar in Self.bounds(of: bar, in: widget).map { (bar, $0) } }
    for (bar, bounds) in bars.sorted(by: { $0.1.minY < $1.1.minY })
    where bounds.maxX > 0 && bounds.minX < width
      && (bounds.minY <= 1 || bounds.maxY <= covered.top + 1
        || ends.contains { abs(bounds.minY - $0) <= 1 })
    {
      counted.append(bar)
      ends.append(bounds.maxY)
      covered.top = max(covered.top, bounds.maxY)
    }
    for (control, bar) in found.controls {
      if let bar, !counted.contains(bar) { continue }
      guard let bounds = Self.bounds(of: control, in: widget), bounds.minY < covered.top, bounds.maxX > 0,
        bounds.minX < width
      else { continue }
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

  private static func search(_ window: UnsafeMutablePointer<GtkWindow>) -> Found {
    let content = gtk_window_get_child(window)
    var found = Found()
    // In full screen the title bar isn't mapped.
    for child in children(of: UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self))
    where isShown(child) {
      if child != content { found.titleBars.append(child) }
      search(child, isContent: child == content, &found)
    }
    return found
  }

  private static func search(_ root: Widget, isContent: Bool, _ found: inout Found) {
    var left = [(widget: root, bar: isContent ? nil : root)]
    while let (widget, outerBar) = left.popLast() {
      var bar = outerBar
      // What scrolls is a page, and a dialog lies over one: no bar of the window's is in it.
      guard isShown(widget), keywindow_is_a(widget, gtk_scrollable_get_type()) == 0,
        widget == root || !BarTypes.isDialog(widget)
      else { continue }
      if isContent, BarTypes.isBar(widget) {
        found.bars.append(widget)
        bar = widget
      }
      if BarTypes.areControls(widget) { found.controls.append((widget, bar)) }
      left += children(of: widget).map { ($0, bar) }
    }
  }

  private static func children(of widget: Widget) -> [Widget] {
    Array(
      sequence(state: gtk_widget_get_first_child(widget)) { next in
        defer { next = next.flatMap { gtk_widget_get_next_sibling($0) } }
        return next
      })
  }

  /// A widget was mapped, or is unmapped.
  static func didChange(_ widget: Widget) {
    guard let root = gtk_widget_get_root(widget) else { return }
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self)
    // Tooltips and popovers are natives, with a surface of their own.
    let isPart =
      UnsafeMutableRawPointer(gtk_widget_get_parent(widget)) == UnsafeMutableRawPointer(root)
      && keywindow_is_a(widget, gtk_native_get_type()) == 0
    guard isPart || BarTypes.isBar(widget) || BarTypes.areControls(widget) else { return }
    let titleBars = GTKWindow.existing(window)?.signals?.titleBars
    titleBars?.found = nil
    titleBars?.known = nil
  }
}

/// The types of bars, and of what holds a window's buttons. libadwaita's are known by name, once a program has registered them.
@MainActor private enum BarTypes {
  private static let headerBar = gtk_header_bar_get_type()
  private static let windowControls = gtk_window_controls_get_type()
  private static var adwHeaderBar: GType = 0
  private static var adwToolbarView: GType = 0
  private static var adwDialog: GType = 0

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

  /// A sheet within a window, which floats over its content.
  static func isDialog(_ widget: TitleBars.Widget) -> Bool {
    isOne(widget, of: &adwDialog, "AdwDialog")
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
