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

  init(_ interface: Interface) {
    area = interface.widget("picture")
    legend = interface.object("legend")
    Canvas.onDraw(area) { [weak self] in self?.draw(on: $0) }
  }

  private var caption: String {
    guard picture.extent != nil else { return "No window is on a screen." }
    let colours =
      "Tinted: the safe area. Grey: what a title bar covers. Thick outline: the key window. "
      + "Coloured outline: the chosen window. "
    return colours
      + (picture.hasUnknownPlaces
        ? "Dashed and side by side: windows of which the window system doesn't tell the place."
        : "Dotted: a window that others cover.")
  }

  private func draw(on canvas: Canvas) {
    let line = canvas.size(of: "M").height
    guard let scale = PictureScale(of: picture.extent, in: canvas.size, foot: line + 4) else { return }
    canvas.clipped(to: scale.frame) {
      for shape in picture.shapes { draw(shape.kind, scale.place(shape.rect), on: canvas) }
    }
    drawNames(scale, on: canvas)
    drawScreenNames(scale, line, on: canvas)
  }

  private func draw(_ kind: ScreenPicture.Shape.Kind, _ rect: CGRect, on canvas: Canvas) {
    let palette = canvas.palette
    switch kind {
    case .screen:
      canvas.fill(rect, palette.screen)
      canvas.stroke(rect, palette.outline)
    case .workArea:
      canvas.fill(rect.insetBy(dx: 1, dy: 1), palette.workArea)
    case .window:
      canvas.fill(rect, palette.window)
    case .bar:
      canvas.fill(rect, palette.bar)
    case .safeArea:
      canvas.fill(rect, palette.safeArea)
    case .outline(let isKey, let isPlaceKnown):
      canvas.stroke(
        rect, isKey ? palette.text : palette.outline, width: isKey ? 3 : 1,
        dashes: isPlaceKnown ? [] : [6, 4])
    case .covered:
      canvas.stroke(rect, palette.outline, dashes: [2, 2])
    case .chosen:
      canvas.stroke(
        rect.insetBy(dx: min(3, rect.width / 2), dy: min(3, rect.height / 2)), palette.mark, width: 2)
    }
  }

  /// The chosen window's name is always seen; then those of the windows in front.
  private func drawNames(_ scale: PictureScale, on canvas: Canvas) {
    var names = PictureLabels(canvas.size(of:))
    for figure in picture.figures.filter(\.isChosen) + picture.figures.filter({ !$0.isChosen }) {
      let room = scale.place(figure.interior).insetBy(dx: 6, dy: 6).intersection(scale.frame)
      guard !room.isNull else { continue }
      names.add(
        figure.name, in: room, hiddenBy: figure.hiding.map(scale.place), isAlwaysSeen: figure.isChosen)
    }
    for label in names.labels {
      canvas.fill(label.rect, canvas.palette.paper)
      canvas.write(label.text, in: label.rect.insetBy(dx: PictureLabels.padding, dy: 0), canvas.palette.text)
    }
  }

  /// Below all of it, each where its screen begins.
  private func drawScreenNames(_ scale: PictureScale, _ line: CGFloat, on canvas: Canvas) {
    var names = PictureLabels(canvas.size(of:))
    for screen in picture.screens {
      guard let name = screen.name else { continue }
      let place = scale.place(screen.frame)
      let foot = CGRect(x: place.minX, y: scale.frame.maxY + 4, width: place.width, height: line)
      names.add(name, in: foot, hiddenBy: [])
    }
    for label in names.labels { canvas.write(label.text, in: label.rect, canvas.palette.dimText) }
  }
}
