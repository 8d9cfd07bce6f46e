import CKeyWindowGTK
import Foundation

/// Draws the screens and the app's windows on them.
@MainActor final class ScreenPictureView {
  var picture = ScreenPicture(of: [], chosen: nil) {
    didSet {
      gtk_label_set_text(legend, caption)
      gtk_widget_queue_draw(area)
    }
  }

  private let area: UnsafeMutablePointer<GtkWidget>
  private let legend: OpaquePointer
  private let margin = CGFloat(4)

  init(_ interface: Interface) {
    area = interface.widget("picture")
    legend = interface.object("legend")
    Canvas.onDraw(area) { [weak self] in self?.draw(on: $0) }
  }

  private var caption: String {
    if picture.extent == nil { return "No window is on a screen." }
    let colours =
      "Tinted: the safe area. Grey: what a title bar covers. Thick outline: the key window. "
      + "Coloured outline: the chosen window."
    return picture.hasUnknownPlaces
      ? "The window system doesn't tell where windows are: dashed ones are drawn in the middle. " + colours
      : colours
  }

  private func draw(on canvas: Canvas) {
    for shape in picture.shapes {
      guard let rect = picture.place(shape.rect, in: canvas.size, margin: margin) else { continue }
      draw(shape, rect, on: canvas)
    }
  }

  private func draw(_ shape: ScreenPicture.Shape, _ rect: CGRect, on canvas: Canvas) {
    switch shape.kind {
    case .screen:
      canvas.fill(rect, .text, opacity: 0.12)
      canvas.stroke(rect, .text, opacity: 0.4)
      if let name = shape.label {
        let corner = CGRect(x: rect.minX + 6, y: rect.maxY - 22, width: rect.width - 12, height: 20)
        canvas.write(name, in: corner, opacity: 0.6, .right)
      }
    case .workArea:
      canvas.fill(rect, .paper, opacity: 0.5)
    case .window(let isKey, let isPlaceKnown):
      // Windows behind it hardly shine through.
      canvas.fill(rect, .paper, opacity: 0.92)
      canvas.stroke(rect, .text, opacity: 0.5, width: isKey ? 3 : 1, isDashed: !isPlaceKnown)
    case .chosen:
      canvas.stroke(rect, .accent, opacity: 1, width: 2)
    case .covered:
      canvas.fill(rect, .text, opacity: 0.3)
    case .safeArea:
      let gap = min(2, rect.width / 2, rect.height / 2)
      canvas.fill(rect.insetBy(dx: gap, dy: gap), .accent, opacity: 0.25)
    case .name(let hiding):
      let hidden = hiding.compactMap { picture.place($0, in: canvas.size, margin: margin) }
      canvas.tag(shape.label ?? "", in: rect.insetBy(dx: 4, dy: 4), hiddenBy: hidden)
    }
  }
}
