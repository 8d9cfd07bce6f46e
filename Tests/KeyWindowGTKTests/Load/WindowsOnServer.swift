import Foundation
import Testing

/// What the X server says of a test's windows, asked by other programs.
struct WindowsOnServer: Equatable {
  /// The window that has the keyboard.
  var key: String?
  /// The window that the window manager says is active; where that isn't to be relied on, the same.
  var active: String?
  /// Where the windows are, in pixels.
  var frames: [String: CGRect] = [:]

  /// - Parameter windows: must be on screen.
  @MainActor init(askingFor windows: [TestWindow]) async throws {
    let focused = Self.number(try await run("xdotool", "getwindowfocus"))
    let property = try await run("xprop", "-root", "-notype", "_NET_ACTIVE_WINDOW")
    // xfwm4 says "none" when requests follow each other quickly, and doesn't correct that.
    let active = Rig.isOneOf([.openbox]) ? Self.number(property) : focused
    for window in windows {
      let number = Self.number(try window.id)
      if number == focused { key = window.name }
      if number == active { self.active = window.name }
      let lines = try await run("xwininfo", "-id", window.id).split(separator: "\n")
      func value(_ label: String) throws -> Int {
        let line = try #require(lines.first { $0.contains("\(label):") })
        return try #require(Int(line.split(separator: " ").last ?? ""))
      }
      frames[window.name] = CGRect(
        x: try value("Absolute upper-left X"), y: try value("Absolute upper-left Y"),
        width: try value("Width"), height: try value("Height"))
    }
  }

  /// The same as the observers tell it.
  @MainActor init(toldBy windows: [TestWindow]) {
    let scale = CGFloat(Rig.scale)
    for window in windows {
      if window.isKey { (key, active) = (window.name, window.name) }
      frames[window.name] = window.state?.frame.map {
        CGRect(x: $0.minX * scale, y: $0.minY * scale, width: $0.width * scale, height: $0.height * scale)
      }
    }
  }

  /// The number of a window in what programs print: "_NET_ACTIVE_WINDOW: window id # 0x1a00003" or "27262979".
  private static func number(_ text: String) -> UInt64? {
    let word = text.split { " ,\n".contains($0) }.last { $0.contains(/[0-9]/) } ?? ""
    return word.hasPrefix("0x") ? UInt64(word.dropFirst(2), radix: 16) : UInt64(word)
  }
}
