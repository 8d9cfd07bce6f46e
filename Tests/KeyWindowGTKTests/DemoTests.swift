import CKeyWindowGTK
import Foundation
import KeyWindow
import Testing

@testable import keywindow

extension WindowTests {
  @Suite("keywindow demo") struct DemoTests {
    private let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("keywindow-demo-\(UUID().uuidString)")

    @Test("Its story comes true, and is told, recorded and shown", .on()) func story() async throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let recording = folder.appendingPathComponent("states.jsonl")
      let picture = folder.appendingPathComponent("windows.png")
      let demo = CommandProcess("demo", "--record", recording.path, "--screenshot", picture.path)
      let (status, output) = try await demo.end()
      #expect(status == 0, "\(output)")

      let lines = output.split(separator: "\n")
      for step in await Story.steps(withScreenshot: true) {
        #expect(lines.contains { $0.hasSuffix("▸ \(step.title)") }, "\(output)")
      }
      let limits = RigLimits.steps[try #require(Rig.current)] ?? [:]
      let certain = limits.keys.count { !RigLimits.mayComeTrue.contains($0) }
      #expect((certain...limits.count).contains(lines.count { $0.contains("unsupported: ") }))
      try expectWholeStory(in: recording)
      try expectWindows(in: picture)
    }

    @Test("It ends with the step that someone spoils, and names it", .on(.openbox))
    func spoilt() async throws {
      let demo = CommandProcess("demo")
      try await Keyboard.waitForWindow("Notes")
      // To the window manager, which closes the window that has the keyboard.
      try await Keyboard.press("alt+F4", in: "Notes")
      let (status, output) = try await demo.end()
      #expect(status == 1, "\(output)")
      #expect(output.contains("FAILED: "), "\(output)")
      #expect(output.split(separator: "\n").last?.hasSuffix("\" failed") == true, "\(output)")
    }

    @Test(
      "It says at once when its recording or its picture can't be written", .on(.openbox),
      arguments: ["--record", "--screenshot"])
    func unwritable(option: String) async throws {
      let (status, output) = try await CommandProcess("demo", option, "/nowhere/file").end()
      #expect(status == 73)
      #expect(output == "")
    }

    @Test(
      "It plays on when what it leaves can't be written, and says so", .on(.openbox),
      arguments: ["--record", "--screenshot"])
    func full(option: String) async throws {
      let (status, output) = try await CommandProcess("demo", option, "/dev/full").end()
      #expect(status == 73, "\(output)")
      #expect(output.contains("steps came true"), "\(output)")
    }

    /// Each window comes hidden, becomes visible and key, and goes; time doesn't go back.
    private func expectWholeStory(in file: URL) throws {
      let states = try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map {
        try JSONDecoder().decode(RecordedState.self, from: Data($0))
      }
      #expect(zip(states, states.dropFirst()).allSatisfy { $0.seconds <= $1.seconds })
      for role in Role.allCases {
        let its = states.filter { $0.window == role.rawValue }
        #expect(its.first?.state?.isVisible == false)
        #expect(its.contains { $0.state?.isKey == true })
        #expect(its.allSatisfy { $0.state?.isKey != true || $0.state?.isVisible == true })
        #expect(zip(its, its.dropFirst()).allSatisfy { $0.state != $1.state })
        let last = try #require(its.last)
        #expect(last.state == nil)
      }
      #expect(states.contains { $0.state?.size == CGSize(width: 520, height: 360) })
    }

    /// It's a PNG on which more is to be seen than an empty screen.
    private func expectWindows(in file: URL) throws {
      let texture = try #require(gdk_texture_new_from_filename(file.path, nil))
      defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
      let (width, height) = (Int(gdk_texture_get_width(texture)), Int(gdk_texture_get_height(texture)))
      var pixels = [UInt32](repeating: 0, count: width * height)
      pixels.withUnsafeMutableBytes {
        gdk_texture_download(texture, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt(width) * 4)
      }
      #expect(Set(pixels).count > 32)
    }
  }
}
