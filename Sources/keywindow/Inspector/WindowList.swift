import CKeyWindowGTK
import KeyWindow
import KeyWindowGTK

/// The list of windows at the side, in the order in which they came.
///
/// A row stays where it is as long as its window lives. The press of a mouse button makes the inspector the key
/// window: were the rows sorted by that, the pressed one would have gone before the button is released.
@MainActor final class WindowList {
  struct Entry {
    var id: RegisteredWindow.ID
    var name: String
    var remark: String
  }

  private struct Row {
    var id: RegisteredWindow.ID
    var widget: UnsafeMutablePointer<GtkWidget>
    var name: OpaquePointer
    var remark: OpaquePointer
  }

  /// Told when the user chooses another window.
  var onChoose: (RegisteredWindow.ID?) -> Void = { _ in }

  private(set) var chosen: RegisteredWindow.ID?
  private var rows: [Row] = []
  private let list: OpaquePointer
  /// How far the list is scrolled.
  private let scrolling: UnsafeMutablePointer<GtkAdjustment>?
  private var observations: [WindowObservation] = []
  private var isRemoving = false

  init(_ interface: Interface) {
    list = interface.object("windows")
    scrolling = gtk_scrolled_window_get_vadjustment(interface.object("list"))
    observations.append(
      onSignal("row-selected", of: UnsafeMutableRawPointer(list)) { [weak self] in self?.didSelect() })
    guard let scrolling else { return }
    // A new row gets its place, or the list another height, after it's chosen; and in the middle of that the list
    // can't be scrolled.
    observations.append(
      onSignal("changed", of: UnsafeMutableRawPointer(scrolling)) { [weak self] in Task { self?.reveal() } })
  }

  /// Shows these windows; the chosen one stays chosen, or else the first of them becomes it.
  func show(_ entries: [Entry]) {
    let hadFocus = gtk_widget_get_focus_child(UnsafeMutablePointer(list)) != nil
    remove { row in !entries.contains { $0.id == row.id } }
    for entry in entries {
      let row = rows.first { $0.id == entry.id } ?? append(entry.id)
      gtk_label_set_text(row.name, entry.name)
      gtk_label_set_text(row.remark, entry.remark)
      keywindow_set_accessible_label(row.widget, "\(entry.name), \(entry.remark)")
    }
    guard !rows.contains(where: { $0.id == chosen }) else { return }
    choose(entries.first?.id)
    if hadFocus, let row = rows.first(where: { $0.id == chosen }) { gtk_widget_grab_focus(row.widget) }
    if entries.isEmpty { didSelect() }
  }

  func choose(_ id: RegisteredWindow.ID?) {
    guard let row = rows.first(where: { $0.id == id }) else { return }
    gtk_list_box_select_row(list, row.widget.cast(to: GtkListBoxRow.self))
  }

  private func remove(where isGone: (Row) -> Bool) {
    isRemoving = true
    for row in rows where isGone(row) { gtk_list_box_remove(list, row.widget) }
    rows.removeAll(where: isGone)
    isRemoving = false
  }

  private func append(_ id: RegisteredWindow.ID) -> Row {
    guard let widget = gtk_list_box_row_new(), let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2),
      let name = gtk_label_new(""), let remark = gtk_label_new("")
    else { preconditionFailure("GTK made no row") }
    for label in [name, remark] {
      gtk_label_set_xalign(OpaquePointer(label), 0)
      gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
      gtk_box_append(box.cast(to: GtkBox.self), label)
    }
    for style in ["dim-label", "caption"] { gtk_widget_add_css_class(remark, style) }
    gtk_widget_set_margin_top(box, 4)
    gtk_widget_set_margin_bottom(box, 4)
    gtk_list_box_row_set_child(widget.cast(to: GtkListBoxRow.self), box)
    gtk_list_box_append(list, widget)
    let row = Row(id: id, widget: widget, name: OpaquePointer(name), remark: OpaquePointer(remark))
    rows.append(row)
    return row
  }

  private func didSelect() {
    // Out of the window, the list is being freed with it.
    guard !isRemoving, gtk_widget_get_root(UnsafeMutablePointer(list)) != nil else { return }
    let selected = gtk_list_box_get_selected_row(list).map { UnsafeMutableRawPointer($0) }
    let new = rows.first { UnsafeMutableRawPointer($0.widget) == selected }?.id
    guard new != chosen else { return }
    chosen = new
    reveal()
    onChoose(new)
  }

  /// Scrolls the list so that the chosen row is seen.
  private func reveal() {
    guard let row = rows.first(where: { $0.id == chosen }) else { return }
    var bounds = graphene_rect_t()
    // The list's own coordinates leave its padding out.
    guard let view = gtk_widget_get_parent(UnsafeMutablePointer(list)),
      gtk_widget_compute_bounds(row.widget, view, &bounds) != 0, bounds.size.height > 0
    else { return }
    let top = gtk_adjustment_get_value(scrolling) + Double(bounds.origin.y)
    gtk_adjustment_clamp_page(scrolling, top, top + Double(bounds.size.height))
  }
}
