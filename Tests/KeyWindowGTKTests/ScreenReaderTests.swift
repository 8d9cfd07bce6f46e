import Foundation
import Testing

extension WindowTests {
  @Suite("What a screen reader is told of keywindow inspect") struct ScreenReaderTests {
    private struct Told: Equatable {
      var role, name: String
    }

    @Test("Everything has a role, and a name that is for people", .on(.openbox)) func names() async throws {
      let told = try await read()
      for it in told {
        #expect(!["", "invalid", "unknown", "widget"].contains(it.role), "\(it)")
        // What GTK says of a thing without a name, and the mark of a mnemonic.
        #expect(!it.name.hasPrefix("Gtk") && !it.name.contains("_"), "\(it)")
        // They only hold others together. Newer GTK calls a widget without a meaning of its own generic.
        #expect(["group", "generic", "separator"].contains(it.role) || it.name != "", "\(it)")
      }
    }

    @Test("The windows, what can be done with one, and the pictures are there", .on(.openbox))
    func content() async throws {
      let told = try await read()
      let names = Dictionary(grouping: told, by: \.role).mapValues { $0.map(\.name) }
      for button in [
        "Bring to Front", "Activate", "Hide", "Minimise", "Maximise", "Full Screen", "Close", "Destroy",
        "Set the title",
        "Set the size", "Set the place", "New Window", "Main Menu", "Show Inspector",
      ] {
        #expect(names["button"]?.contains(button) == true, "\(button)")
      }
      #expect(names["text box"] == ["Title", "Size", "Place"])
      #expect(names["image"]?.count == 2)
      let rows = names["list item"] ?? []
      #expect(rows.count == 2 && rows.contains { $0.hasPrefix("Document 1, ") }, "\(rows)")
    }

    private func read() async throws -> [Told] {
      let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../scripts/lib/screen-reader.py")
      let output = try await run(
        "/usr/bin/python3", "-B", script.path, "Document 1", CommandProcess.path(of: "keywindow"), "inspect")
      let told = output.split(separator: "\n").map { line in
        let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
        return Told(role: String(parts[0]), name: String(parts.dropFirst().first ?? ""))
      }
      try #require(told.count > 40, "\(told)")
      return told
    }
  }
}
