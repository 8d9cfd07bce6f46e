import CKeyWindowGTK
import Foundation
import KeyWindow

/// Draws what a window was like during the last minute: a lane for each thing it can be.
@MainActor final class TimeLineView {
  /// The history to draw; nil while no window is chosen.
  var history: () -> StateHistory? = { nil }

  private let area: UnsafeMutablePointer<GtkWidget>
  private let now: () -> Double

  private static let lanes: [(name: String, flag: (WindowState) -> Bool?)] = [
    ("Key", \.isKey), ("Visible", \.isVisible), ("Minimised", \.isMiniaturized),
    ("Full screen", \.isFullScreen),
  ]

  private static let unknown = "not known"

  /// - Parameter now: the clock of the histories, in seconds.
  init(_ interface: Interface, now: @escaping () -> Double) {
    area = interface.widget("time-line")
    self.now = now
    Canvas.onDraw(area) { [weak self] in self?.draw(on: $0) }
  }

  func redraw() {
    gtk_widget_queue_draw(area)
  }

  private func draw(on canvas: Canvas) {
    let palette = canvas.palette
    let names = (Self.lanes.map { canvas.size(of: $0.name).width }.max() ?? 0) + 12
    let axisHeight = canvas.size(of: "now").height + 2
    let laneHeight = (canvas.size.height - axisHeight) / CGFloat(Self.lanes.count)
    let width = canvas.size.width - names
    guard width > 0, laneHeight > 0 else { return }
    for (index, lane) in Self.lanes.enumerated() {
      let top = CGFloat(index) * laneHeight
      canvas.write(lane.name, in: CGRect(x: 0, y: top, width: names - 8, height: laneHeight), palette.text)
      draw(
        lane.flag, in: CGRect(x: names, y: top, width: width, height: laneHeight).insetBy(dx: 0, dy: 3),
        on: canvas)
    }
    let axis = CGRect(
      x: names, y: canvas.size.height - axisHeight, width: width, height: axisHeight)
    canvas.write("\(Int(StateHistory.length)) s ago", in: axis, palette.dimText)
    canvas.write("now", in: axis, palette.dimText, .right)
  }

  /// A bar for yes, an outline for no, a hatched one that says so for what isn't known; nothing for the time before
  /// there was a window.
  private func draw(_ flag: (WindowState) -> Bool?, in track: CGRect, on canvas: Canvas) {
    let palette = canvas.palette
    canvas.fill(CGRect(x: track.minX, y: track.midY, width: track.width, height: 1), palette.bar)
    guard let history = history() else { return }
    let end = now()
    func bars(_ value: Bool?) -> [CGRect] {
      history.spans(of: flag, being: value, until: end).map { Self.bar($0, in: track, until: end) }
    }
    for bar in bars(false) {
      canvas.fill(bar, palette.ground)
      canvas.stroke(bar, palette.outline)
    }
    for bar in bars(true) { canvas.fill(bar, palette.mark) }
    for bar in bars(nil) {
      canvas.hatch(bar, palette.outline)
      canvas.stroke(bar, palette.outline)
    }
    guard let unknown = bars(nil).last else { return }
    let size = canvas.size(of: Self.unknown)
    // Beside the bar as long as it's too short to write on.
    let isInside = unknown.width > size.width + 16
    let room = CGRect(
      x: isInside ? unknown.midX - size.width / 2 : unknown.minX - size.width - 8, y: track.minY,
      width: size.width, height: track.height)
    guard room.minX >= track.minX else { return }
    canvas.fill(room.insetBy(dx: -4, dy: 0), palette.ground)
    canvas.write(Self.unknown, in: room, palette.text)
  }

  private static func bar(_ span: ClosedRange<Double>, in track: CGRect, until end: Double) -> CGRect {
    let perSecond = track.width / CGFloat(StateHistory.length)
    let right = track.maxX - CGFloat(end - span.upperBound) * perSecond
    let width = CGFloat(span.upperBound - span.lowerBound) * perSecond
    // A moment is seen too.
    return CGRect(x: right - max(width, 1), y: track.minY, width: max(width, 1), height: track.height)
  }
}
