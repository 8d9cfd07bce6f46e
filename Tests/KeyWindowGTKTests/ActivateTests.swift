import CKeyWindowGTK
import Foundation
import KeyWindow
import KeyWindowGTK
import Testing

extension WindowTests {
  @Suite("A window is activated") @MainActor struct ActivateTests {
    @Test("in front of another program's that the user works in, with the keyboard", .on(Rig.managed))
    func inFront() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        let other = CommandProcess("inspect")
        defer { other.terminate() }
        for title in ["Document 1", "Window Inspector"] {
          try await Keyboard.waitForWindow(title)
        }
        try await Keyboard.giveKeyboard(to: "Window Inspector")
        try await until("A has lost the keyboard") { !window.isKey }
        try await Keyboard.type()
        try window.window.performWindowCommand(.activate)
        try await until("A is key") { window.isKey }
        try await desk.settle()
        #expect(window.isKey)
        // The last in the list is the one in front.
        let stack = try await run("xprop", "-root", "_NET_CLIENT_LIST_STACKING")
        let front = stack.split(separator: " ").last.map {
          $0.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        #expect(front.flatMap { UInt64($0.dropFirst(2), radix: 16) } == UInt64(try window.id))
      }
    }

    @Test("though it was minimised", .on(Rig.managed), arguments: [true, false])
    func minimised(header: Bool) async throws {
      try await withDesk { desk in
        let (a, b) = (try await desk.open("A", header: header), try await desk.open("B"))
        try a.window.performWindowCommand(.miniaturize)
        try await until("A is minimised") { a.state?.isMiniaturized == true }
        try a.window.performWindowCommand(.activate)
        try await until("A is restored, with the keyboard") { a.state?.isMiniaturized == false && a.isKey }
        #expect(!b.isKey)
      }
    }

    @Test("though it was hidden, or never shown", .on())
    func hidden() async throws {
      try await withDesk { desk in
        let window = try desk.make("A")
        try window.window.performWindowCommand(.activate)
        try await until("A appears, with the keyboard") { window.state?.isVisible == true && window.isKey }
        try window.window.performWindowCommand(.orderOut)
        try await until("A is hidden") { window.state?.isVisible == false }
        try window.window.performWindowCommand(.activate)
        try await until("A is back, with the keyboard") { window.state?.isVisible == true && window.isKey }
      }
    }

    @Test("or stays where it was on Wayland, and nothing is made up", .on(Rig.wayland))
    func wayland() async throws {
      try await withDesk { desk in
        let (a, b) = (try await desk.open("A"), try await desk.open("B"))
        try a.window.performWindowCommand(.activate)
        try await desk.settle()
        #expect(a.isKey != b.isKey)
      }
    }
  }
}
