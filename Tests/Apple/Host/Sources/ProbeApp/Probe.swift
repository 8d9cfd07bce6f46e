import AppKit
import Foundation
import KeyWindow

@MainActor final class Probe {
  static let shared = Probe()
  /// A view that the host can't draw.
  let showsSwitch = ProcessInfo.processInfo.environment["PROBE_SHOWS_SWITCH"] != nil
  private var source: (any DispatchSourceRead)?
  private var pending = ""

  func start() {
    _ = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { note in
      let (name, object) = (note.name.rawValue, note.object as AnyObject?)
      let id = object.map { ObjectIdentifier($0) }
      MainActor.assumeIsolated { Probe.shared.say(name, of: id) }
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: 0, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated { Probe.shared.read() } }
    source.resume()
    self.source = source
  }

  /// "NSWindowDidBecomeKeyNotification" of the second window is "DidBecomeKey 2".
  private func say(_ name: String, of object: ObjectIdentifier?) {
    guard name.hasSuffix("Notification"), name.hasPrefix("NSWindow") || name.hasPrefix("NSApplication") else {
      return
    }
    let short = name.replacingOccurrences(of: "Notification", with: "")
    let index = windows.firstIndex { ObjectIdentifier($0) == object }
    say(index.map { "\(short.replacingOccurrences(of: "NSWindow", with: "")) \($0 + 1)" } ?? short)
  }

  private func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

  private var windows: [NSWindow] { NSApplication.shared.windows }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(0, &buffer, buffer.count)
    guard count > 0 else {
      source?.cancel()
      return
    }
    pending += String(decoding: buffer[..<count], as: UTF8.self)
    while let end = pending.firstIndex(of: "\n") {
      perform(pending[..<end].split(separator: " ").map(String.init))
      pending = String(pending[pending.index(after: end)...])
    }
  }

  /// The number of a window, a command, and what it needs.
  private func perform(_ words: [String]) {
    guard words.count > 1, let number = Int(words[0]), windows.indices.contains(number - 1) else {
      return say("what is \(words)?")
    }
    let (window, values) = (windows[number - 1], words.dropFirst(2).compactMap { Double($0) })
    switch words[1] {
    case "makeKeyAndOrderFront": window.makeKeyAndOrderFront(nil)
    case "orderOut": window.orderOut(nil)
    case "orderBack": window.orderBack(nil)
    case "miniaturize": window.miniaturize(nil)
    case "deminiaturize": window.deminiaturize(nil)
    case "zoom": window.zoom(nil)
    case "toggleFullScreen": window.toggleFullScreen(nil)
    case "performClose": window.performClose(nil)
    case "title":
      do { try window.performWindowCommand(.setTitle(words.dropFirst(2).joined(separator: " "))) } catch {
        say("\(error)")
      }
    case "moveBy" where values.count == 2:
      window.setFrameOrigin(NSPoint(x: window.frame.minX + values[0], y: window.frame.minY - values[1]))
    case "resize" where values.count == 2:
      let frame = window.frame
      window.setFrame(
        NSRect(x: frame.minX, y: frame.maxY - values[1], width: values[0], height: values[1]), display: true)
    default: say("what is \(words)?")
    }
  }
}
