import CKeyWindowGTK
import Foundation

/// What a drawing area is drawn with: shapes and text in the colours of the user's style.
@MainActor struct Canvas {
  let size: CGSize
  private let cairo: OpaquePointer
  private let widget: UnsafeMutablePointer<GtkWidget>

  /// The colours of text, of what text is on, and of what is selected. All change with dark style.
  enum Ink {
    case text, paper, accent
  }

  /// Has `draw` called whenever the area needs drawing.
  static func onDraw(_ area: UnsafeMutablePointer<GtkWidget>, _ draw: @escaping (Canvas) -> Void) {
    let box = Unmanaged.passRetained(Drawing(draw))
    gtk_drawing_area_set_draw_func(
      area.cast(to: GtkDrawingArea.self),
      { area, cairo, width, height, data in
        guard let area, let cairo, let data else { return }
        let drawing = Unmanaged<Drawing>.fromOpaque(data).takeUnretainedValue()
        nonisolated(unsafe) let (widget, context) = (UnsafeMutableRawPointer(area), cairo)
        MainActor.assumeIsolated {
          drawing.draw(
            Canvas(
              size: CGSize(width: Int(width), height: Int(height)), cairo: context,
              widget: widget.assumingMemoryBound(to: GtkWidget.self)))
        }
      }, box.toOpaque(),
      { data in
        if let data { Unmanaged<Drawing>.fromOpaque(data).release() }
      })
  }

  func fill(_ rect: CGRect, _ ink: Ink, opacity: Double) {
    setSource(ink, opacity)
    cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    cairo_fill(cairo)
  }

  /// A line along the inside of the rectangle.
  func stroke(_ rect: CGRect, _ ink: Ink, opacity: Double, width: CGFloat = 1, isDashed: Bool = false) {
    setSource(ink, opacity)
    let inner = rect.insetBy(dx: min(width, rect.width) / 2, dy: min(width, rect.height) / 2)
    cairo_rectangle(cairo, inner.minX, inner.minY, inner.width, inner.height)
    cairo_set_line_width(cairo, width)
    cairo_set_dash(cairo, [4, 3], isDashed ? 2 : 0, 0)
    cairo_stroke(cairo)
  }

  enum Alignment {
    case left, centre, right
  }

  /// A line of text within the rectangle, shortened when it doesn't fit.
  func write(_ text: String, in rect: CGRect, opacity: Double = 1, _ side: Alignment = .left) {
    guard rect.width > 0, let layout = gtk_widget_create_pango_layout(widget, text) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_width(layout, Int32(rect.width * CGFloat(PANGO_SCALE)))
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    switch side {
    case .left: pango_layout_set_alignment(layout, PANGO_ALIGN_LEFT)
    case .centre: pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
    case .right: pango_layout_set_alignment(layout, PANGO_ALIGN_RIGHT)
    }
    var height: Int32 = 0
    pango_layout_get_pixel_size(layout, nil, &height)
    setSource(.text, opacity)
    cairo_move_to(cairo, rect.minX, rect.midY - CGFloat(height) / 2)
    pango_cairo_show_layout(cairo, layout)
  }

  /// A line of text on paper in the rectangle's top left corner, less what these rectangles hide of it.
  func tag(_ text: String, in rect: CGRect, hiddenBy hiding: [CGRect]) {
    let padding = CGFloat(4)
    guard rect.width > 2 * padding, let layout = gtk_widget_create_pango_layout(widget, text) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_width(layout, Int32((rect.width - 2 * padding) * CGFloat(PANGO_SCALE)))
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    var (width, height) = (Int32(0), Int32(0))
    pango_layout_get_pixel_size(layout, &width, &height)
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    clip(to: rect, less: hiding)
    fill(
      CGRect(x: rect.minX, y: rect.minY, width: CGFloat(width) + 2 * padding, height: CGFloat(height)),
      .paper, opacity: 1)
    setSource(.text, 0.9)
    cairo_move_to(cairo, rect.minX + padding, rect.minY)
    pango_cairo_show_layout(cairo, layout)
  }

  private func clip(to rect: CGRect, less holes: [CGRect]) {
    cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    cairo_clip(cairo)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    for hole in holes {
      cairo_rectangle(cairo, 0, 0, size.width, size.height)
      cairo_rectangle(cairo, hole.minX, hole.minY, hole.width, hole.height)
      cairo_clip(cairo)
    }
  }

  private func setSource(_ ink: Ink, _ opacity: Double) {
    let name: String? =
      switch ink {
      case .text: nil
      case .paper: "theme_base_color"
      case .accent: "theme_selected_bg_color"
      }
    let color = keywindow_style_color(widget, name)
    cairo_set_source_rgba(
      cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha) * opacity)
  }
}

@MainActor private final class Drawing {
  let draw: (Canvas) -> Void

  init(_ draw: @escaping (Canvas) -> Void) {
    self.draw = draw
  }
}
