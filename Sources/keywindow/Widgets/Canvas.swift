import CKeyWindowGTK
import Foundation

/// What a drawing area is drawn with: shapes and text.
@MainActor struct Canvas {
  let size: CGSize
  let palette: Palette
  private let cairo: OpaquePointer
  private let widget: UnsafeMutablePointer<GtkWidget>

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
          let area = widget.assumingMemoryBound(to: GtkWidget.self)
          drawing.draw(
            Canvas(
              size: CGSize(width: Int(width), height: Int(height)), palette: .style(of: area), cairo: context,
              widget: area))
        }
      }, box.toOpaque(),
      { data in
        if let data { Unmanaged<Drawing>.fromOpaque(data).release() }
      })
  }

  func fill(_ rect: CGRect, _ colour: Colour) {
    setSource(colour)
    cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    cairo_fill(cairo)
  }

  /// A line along the inside of the rectangle.
  func stroke(_ rect: CGRect, _ colour: Colour, width: CGFloat = 1, dashes: [Double] = []) {
    setSource(colour)
    let inner = rect.insetBy(dx: min(width, rect.width) / 2, dy: min(width, rect.height) / 2)
    cairo_rectangle(cairo, inner.minX, inner.minY, inner.width, inner.height)
    cairo_set_line_width(cairo, width)
    cairo_set_dash(cairo, dashes, Int32(dashes.count), 0)
    cairo_stroke(cairo)
  }

  /// Slanting lines all over the rectangle.
  func hatch(_ rect: CGRect, _ colour: Colour) {
    clipped(to: rect) {
      setSource(colour)
      cairo_set_line_width(cairo, 1)
      cairo_set_dash(cairo, nil, 0, 0)
      for x in stride(from: rect.minX - rect.height, to: rect.maxX, by: 6) {
        cairo_move_to(cairo, x, rect.maxY)
        cairo_line_to(cairo, x + rect.height, rect.minY)
      }
      cairo_stroke(cairo)
    }
  }

  /// Draws nothing outside of the rectangle.
  func clipped(to rect: CGRect, _ draw: () -> Void) {
    cairo_save(cairo)
    cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    cairo_clip(cairo)
    draw()
    cairo_restore(cairo)
  }

  enum Alignment {
    case left, centre, right
  }

  /// A line of text within the rectangle, shortened in the middle when it doesn't fit, and at its beginning when only
  /// one end would be left: names are told apart by their ends, most of all those that are counted.
  func write(_ text: String, in rect: CGRect, _ colour: Colour, _ side: Alignment = .left) {
    guard rect.width > 0, let layout = gtk_widget_create_pango_layout(widget, text) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_width(layout, Int32((rect.width * CGFloat(PANGO_SCALE)).rounded(.up)))
    let isNarrow = rect.width < 4 * size(of: "M").height
    pango_layout_set_ellipsize(layout, isNarrow ? PANGO_ELLIPSIZE_START : PANGO_ELLIPSIZE_MIDDLE)
    switch side {
    case .left: pango_layout_set_alignment(layout, PANGO_ALIGN_LEFT)
    case .centre: pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
    case .right: pango_layout_set_alignment(layout, PANGO_ALIGN_RIGHT)
    }
    var height: Int32 = 0
    pango_layout_get_pixel_size(layout, nil, &height)
    setSource(colour)
    cairo_move_to(cairo, rect.minX, rect.midY - CGFloat(height) / 2)
    pango_cairo_show_layout(cairo, layout)
  }

  /// How much room a line of text takes.
  func size(of text: String) -> CGSize {
    guard let layout = gtk_widget_create_pango_layout(widget, text) else { return .zero }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var (width, height) = (Int32(0), Int32(0))
    pango_layout_get_pixel_size(layout, &width, &height)
    return CGSize(width: Int(width), height: Int(height))
  }

  private func setSource(_ colour: Colour) {
    cairo_set_source_rgb(cairo, colour.red, colour.green, colour.blue)
  }
}

extension Palette {
  /// The colours of the style that the widget is drawn in. All change with dark style.
  @MainActor static func style(of widget: UnsafeMutablePointer<GtkWidget>) -> Palette {
    func colour(_ name: String?) -> Colour {
      let color = keywindow_style_color(widget, name)
      return Colour(red: Double(color.red), green: Double(color.green), blue: Double(color.blue))
    }
    return Palette(
      text: colour("theme_fg_color"), paper: colour("theme_base_color"), ground: colour("theme_bg_color"),
      accent: colour("theme_selected_bg_color"))
  }
}

@MainActor private final class Drawing {
  let draw: (Canvas) -> Void

  init(_ draw: @escaping (Canvas) -> Void) {
    self.draw = draw
  }
}
