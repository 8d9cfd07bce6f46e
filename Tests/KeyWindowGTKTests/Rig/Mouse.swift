import CKeyWindowGTK
import Foundation
import KeyWindow
import Testing

extension TestWindow {
  /// Has the window manager move the window, to pixels.
  func move(to place: (x: Int, y: Int)) async throws {
    let old = state?.position
    try await run("xdotool", "windowmove", id, "\(place.x)", "\(place.y)")
    try await until("\(name) is moved") { state?.position != old }
  }

  /// Clicks in the middle of the window.
  func click() async throws {
    let frame = try #require(state?.frame)
    let scale = Double(Rig.scale)
    try await run(
      "xdotool", "mousemove", "\(Int(frame.midX * scale))", "\(Int(frame.midY * scale))", "click", "1")
  }
}
