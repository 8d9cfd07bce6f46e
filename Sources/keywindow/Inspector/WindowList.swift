import CKeyWindowGTK
import KeyWindow
import KeyWindowGTK

/// The list of windows at the side, the most recent key window first.
@MainActor final class WindowList {
  struct Entry: Equatable {
    var id: ObjectIdentifier
    var name: String
    var remark: String
  }

  /// Told when the user chooses another window.
  var onChoose: (ObjectIdentifier?) -> Void = { _ in }

  private(set) var chosen: ObjectIdentifier?
  private var entries: [Entry] = []
  private var labels: [(name: OpaquePointer, remark: OpaquePointer)] = []
  private let list: OpaquePointer
  private var selection: WindowObservation?
  private var isRebuilding = false

  init(_ interface: Interface) {
    list = interface.object("windows")
    selection = onSignal("row-selected", of: UnsafeMutableRawPointer(list)) { [weak self] in self?.didSelect()
    }
  }

  /// Shows these windows; the chosen one stays chosen.
  func show(_ new: [Entry]) {
    guard new != entries else { return }
    let isSameOrder = new.map(\.id) == entries.map(\.id)
    entries = new
    if !isSameOrder { rebuild() }
    for (entry, labels) in zip(entries, labels) {
      gtk_label_set_text(labels.name, entry.name)
      gtk_label_set_text(labels.remark, entry.remark)
    }
  }

  func choose(_ id: ObjectIdentifier?) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    gtk_list_box_select_row(list, gtk_list_box_get_row_at_index(list, Int32(index)))
  }

  private func rebuild() {
    isRebuilding = true
    let hadFocus = gtk_widget_get_focus_child(UnsafeMutablePointer(list)) != nil
    while let row = gtk_list_box_get_row_at_index(list, 0) {
      gtk_list_box_remove(list, UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
    }
    labels = entries.map { _ in appendRow() }
    isRebuilding = false
    choose(entries.contains { $0.id == chosen } ? chosen : entries.first?.id)
    if hadFocus, let row = gtk_list_box_get_selected_row(list) {
      gtk_widget_grab_focus(UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
    }
    if entries.isEmpty { didSelect() }
  }

  private func appendRow() -> (name: OpaquePointer, remark: OpaquePointer) {
    guard let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2), let name = gtk_label_new(""),
      let remark = gtk_label_new("")
    else { preconditionFailure("GTK made no row") }
    for label in [name, remark] {
      gtk_label_set_xalign(OpaquePointer(label), 0)
      gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
      gtk_box_append(box.cast(to: GtkBox.self), label)
    }
    for style in ["dim-label", "caption"] { gtk_widget_add_css_class(remark, style) }
    gtk_widget_set_margin_top(box, 4)
    gtk_widget_set_margin_bottom(box, 4)
    gtk_list_box_append(list, box)
    return (OpaquePointer(name), OpaquePointer(remark))
  }

  private func didSelect() {
    // Out of the window, the list is being freed with it.
    guard !isRebuilding, gtk_widget_get_root(UnsafeMutablePointer(list)) != nil else { return }
    let index = gtk_list_box_get_selected_row(list).map { Int(gtk_list_box_row_get_index($0)) }
    let new = index.flatMap { entries.indices.contains($0) ? entries[$0].id : nil }
    guard new != chosen else { return }
    chosen = new
    onChoose(new)
  }
}
