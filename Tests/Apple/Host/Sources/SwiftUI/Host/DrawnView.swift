internal import CKeyWindowGTK

/// A picture as GTK's own widgets draw it. It's kept while the kind of picture in its place stays the same, so that a
/// button that is pressed isn't taken away.
@MainActor final class DrawnView {
  /// How many there are in the process.
  private(set) static var count = 0

  let widget: UnsafeMutablePointer<GtkWidget>
  private var picture: Picture
  private var children: [DrawnView] = []
  private var clicks: Signal?

  init(_ picture: Picture) {
    self.picture = picture
    widget = DrawnView.makeWidget(picture.kind).cast()
    g_object_ref_sink(widget)
    DrawnView.count += 1
    if case .layers = picture.kind { layOutByHand() }
    if case .button = picture.kind {
      clicks = Signal("clicked", of: widget) { [weak self] in
        if case .button(let press)? = self?.picture.kind { press() }
      }
    }
    if case .unknown(let name) = picture.kind { complain("the host can't draw the view \(name)") }
    dress()
  }

  isolated deinit {
    DrawnView.count -= 1
    stopLayingOut()
    clicks = nil
    g_object_unref(widget)
  }

  /// False if it needs another widget.
  func update(to new: Picture) -> Bool {
    guard isAlike(picture.kind, new.kind) else { return false }
    picture = new
    dress()
    return true
  }

  private func isAlike(_ one: Picture.Kind, _ other: Picture.Kind) -> Bool {
    switch (one, other) {
    case (.text, .text), (.button, .button), (.layers, .layers), (.scroll, .scroll),
      (.platformView, .platformView):
      true
    case (.stack(let axis, _, _), .stack(let new, _, _)): axis == new
    case (.color(let color), .color(let new)): color == new
    case (.unknown(let name), .unknown(let new)): name == new
    default: false
    }
  }

  private static func makeWidget(_ kind: Picture.Kind) -> UnsafeMutablePointer<GtkWidget>? {
    switch kind {
    case .text: return gtk_label_new(nil)
    case .unknown(let name):
      let label = gtk_label_new("can't draw \(name)")
      gtk_widget_add_css_class(label, "error")
      return label
    case .button: return gtk_button_new()
    case .stack(let axis, _, _):
      return gtk_box_new(axis == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, 0)
    case .scroll: return gtk_scrolled_window_new()
    case .layers, .color, .platformView: return gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    }
  }

  private func dress() {
    gtk_widget_set_hexpand(widget, picture.expands(.horizontal) ? 1 : 0)
    gtk_widget_set_vexpand(widget, picture.expands(.vertical) ? 1 : 0)
    var classes: [String] = []
    switch picture.kind {
    case .text(let string, let isBold):
      gtk_label_set_text(OpaquePointer(widget), string)
      if isBold { classes.append(StyleSheet.shared.bold) }
    case .color(let color): classes.append(StyleSheet.shared.background(color))
    case .stack(_, let spacing, _): gtk_box_set_spacing(widget.cast(), Int32((spacing ?? 8).rounded()))
    case .scroll(let axes):
      func policy(_ axis: Axis.Set) -> GtkPolicyType {
        axes.contains(axis) ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER
      }
      gtk_scrolled_window_set_policy(OpaquePointer(widget), policy(.horizontal), policy(.vertical))
    case .layers(let layers):
      if let color = layers.foreground { classes.append(StyleSheet.shared.foreground(color)) }
      if let radius = layers.cornerRadius { classes.append(StyleSheet.shared.rounded(radius)) }
      gtk_widget_set_overflow(widget, layers.cornerRadius == nil ? GTK_OVERFLOW_VISIBLE : GTK_OVERFLOW_HIDDEN)
      gtk_widget_set_opacity(widget, layers.opacity)
      gtk_widget_set_sensitive(widget, layers.isDisabled ? 0 : 1)
      gtk_widget_queue_resize(widget)
    case .button, .platformView, .unknown: break
    }
    if case .unknown = picture.kind {} else { setClasses(classes) }
    for (index, child) in picture.children.enumerated() { setChild(index, child) }
    while children.count > picture.children.count { take(children.removeLast()) }
  }

  private func setClasses(_ names: [String]) {
    var names = names.map { strdup($0) }
    defer { for name in names { free(name) } }
    // A scroll view and a button have classes of GTK's.
    switch picture.kind {
    case .scroll, .button: return
    default: break
    }
    names.append(nil)
    names.withUnsafeMutableBufferPointer { names in
      names.baseAddress?.withMemoryRebound(to: UnsafePointer<CChar>?.self, capacity: names.count) {
        gtk_widget_set_css_classes(widget, $0)
      }
    }
    names.removeLast()
  }

  // MARK: Children

  private func setChild(_ index: Int, _ picture: Picture) {
    if index < children.count, children[index].update(to: picture) { return align(children[index]) }
    let new = DrawnView(picture)
    align(new)
    if index < children.count {
      take(children[index])
      children[index] = new
    } else {
      children.append(new)
    }
    switch self.picture.kind {
    case .scroll: gtk_scrolled_window_set_child(OpaquePointer(widget), new.widget)
    case .button: gtk_button_set_child(widget.cast(), new.widget)
    default:
      let next = index + 1 < children.count ? children[index + 1].widget : nil
      gtk_widget_insert_before(new.widget, widget, next)
    }
  }

  private func take(_ child: DrawnView) {
    switch picture.kind {
    case .scroll: gtk_scrolled_window_set_child(OpaquePointer(widget), nil)
    case .button: gtk_button_set_child(widget.cast(), nil)
    default: gtk_widget_unparent(child.widget)
    }
  }

  /// Where a child lies in more room than it takes. What lays out by hand gives it no more.
  private func align(_ child: DrawnView) {
    guard case .stack(let axis, _, let alignment) = picture.kind else { return }
    let across = child.picture.expands(axis == .vertical ? .horizontal : .vertical)
    if axis == .vertical {
      gtk_widget_set_halign(child.widget, across ? GTK_ALIGN_FILL : alignment.horizontal.gtk)
    } else {
      gtk_widget_set_valign(child.widget, across ? GTK_ALIGN_FILL : alignment.vertical.gtk)
    }
  }

  // MARK: Layers

  private nonisolated static let key = "KeyWindowHostView"

  private func layOutByHand() {
    g_object_set_data(widget.cast(), DrawnView.key, Unmanaged.passUnretained(self).toOpaque())
    gtk_widget_set_layout_manager(
      widget,
      gtk_custom_layout_new(
        nil,
        { widget, orientation, _, minimum, natural, _, _ in
          guard let widget else { return }
          let room = DrawnView.of(widget)?.measure(orientation) ?? (0, 0)
          minimum?.pointee = room.0
          natural?.pointee = room.1
        },
        { widget, width, height, _ in
          guard let widget else { return }
          DrawnView.of(widget)?.allocate(width, height)
        }))
  }

  private func stopLayingOut() { g_object_set_data(widget.cast(), DrawnView.key, nil) }

  /// GTK calls on the main thread.
  private nonisolated static func of(_ widget: UnsafeMutablePointer<GtkWidget>) -> DrawnView? {
    g_object_get_data(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), key).map {
      Unmanaged<DrawnView>.fromOpaque($0).takeUnretainedValue()
    }
  }

  private nonisolated func measure(_ orientation: GtkOrientation) -> (Int32, Int32) {
    MainActor.assumeIsolated {
      guard case .layers(let layers) = picture.kind else { return (0, 0) }
      if let fixed = orientation == GTK_ORIENTATION_HORIZONTAL ? layers.width : layers.height {
        let length = Int32(max(0, fixed).rounded())
        return (length, length)
      }
      let sizing = layers.sizedBy.map { [children[$0]] } ?? children
      return sizing.map { $0.length(orientation) }.reduce((0, 0)) {
        (max($0.0, $1.minimum), max($0.1, $1.natural))
      }
    }
  }

  private nonisolated func allocate(_ width: Int32, _ height: Int32) {
    MainActor.assumeIsolated {
      guard case .layers(let layers) = picture.kind else { return }
      for child in children {
        let childWidth = child.taken(of: width, GTK_ORIENTATION_HORIZONTAL)
        let childHeight = child.taken(of: height, GTK_ORIENTATION_VERTICAL)
        var offset = graphene_point_t(
          x: (Float(width - childWidth) * layers.alignment.horizontal.share).rounded(.down),
          y: (Float(height - childHeight) * layers.alignment.vertical.share).rounded(.down))
        gtk_widget_allocate(child.widget, childWidth, childHeight, -1, gsk_transform_translate(nil, &offset))
      }
    }
  }

  private func length(_ orientation: GtkOrientation) -> (minimum: Int32, natural: Int32) {
    var (minimum, natural): (Int32, Int32) = (0, 0)
    gtk_widget_measure(widget, orientation, -1, &minimum, &natural, nil, nil)
    return (minimum, natural)
  }

  private func taken(of room: Int32, _ orientation: GtkOrientation) -> Int32 {
    let (minimum, natural) = length(orientation)
    let expands = picture.expands(orientation == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical)
    return max(minimum, expands ? room : min(natural, room))
  }
}

extension HorizontalAlignment {
  fileprivate var share: Float { self == .leading ? 0 : self == .trailing ? 1 : 0.5 }
  fileprivate var gtk: GtkAlign {
    self == .leading ? GTK_ALIGN_START : self == .trailing ? GTK_ALIGN_END : GTK_ALIGN_CENTER
  }
}
extension VerticalAlignment {
  fileprivate var share: Float { self == .top ? 0 : self == .bottom ? 1 : 0.5 }
  fileprivate var gtk: GtkAlign {
    self == .top ? GTK_ALIGN_START : self == .bottom ? GTK_ALIGN_END : GTK_ALIGN_CENTER
  }
}
