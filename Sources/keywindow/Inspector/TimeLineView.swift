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
    let names = CGFloat(88)
    let axisHeight = CGFloat(20)
    let laneHeight = (canvas.size.height - axisHeight) / CGFloat(Self.lanes.count)
    let width = canvas.size.width - names
    guard width > 0, laneHeight > 0 else { return }
    let history = history()
    let end = now()
    for (index, lane) in Self.lanes.enumerated() {
      let top = CGFloat(index) * laneHeight
      canvas.write(lane.name, in: CGRect(x: 0, y: top, width: names - 8, height: laneHeight))
      let track = CGRect(x: names, y: top, width: width, height: laneHeight).insetBy(dx: 0, dy: 3)
      canvas.fill(track, .text, opacity: 0.08)
      for (value, ink, opacity) in [(true, Canvas.Ink.accent, 1.0), (nil, .text, 0.16)] as [(Bool?, _, _)] {
        for span in history?.spans(of: lane.flag, being: value, until: end) ?? [] {
          let bar = Self.bar(span, in: track, until: end)
          canvas.fill(bar, ink, opacity: opacity)
          if value == nil { canvas.write("not told", in: bar, opacity: 0.7, .centre) }
        }
      }
    }
    let axis = CGRect(
      x: names, y: canvas.size.height - axisHeight, width: width, height: axisHeight)
    canvas.write("\(Int(StateHistory.length)) s ago", in: axis, opacity: 0.6)
    canvas.write("now", in: axis, opacity: 0.6, .right)
  }

  private static func bar(_ span: ClosedRange<Double>, in track: CGRect, until end: Double) -> CGRect {
    let perSecond = track.width / CGFloat(StateHistory.length)
    let right = track.maxX - CGFloat(end - span.upperBound) * perSecond
    let width = CGFloat(span.upperBound - span.lowerBound) * perSecond
    // A moment is seen too.
    return CGRect(x: right - max(width, 1), y: track.minY, width: max(width, 1), height: track.height)
  }
}
