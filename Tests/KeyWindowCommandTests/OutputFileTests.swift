import Foundation
import Testing

@testable import keywindow

@Suite("A file that the command writes") struct OutputFileTests {
  @Test("is made, or emptied and written anew") func regular() throws {
    try withTemporaryFolder { folder in
      let path = folder.appendingPathComponent("file").path
      for text in ["first, and longer", "second"] {
        let file = try OutputFile(path: path)
        try file.empty()
        try file.write(Data(text.utf8))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
      }
    }
  }

  @Test("keeps what is in it until it's emptied") func keeps() throws {
    try withTemporaryFolder { folder in
      let path = folder.appendingPathComponent("file").path
      try Data("older".utf8).write(to: URL(fileURLWithPath: path))
      _ = try OutputFile(path: path)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "older")
    }
  }

  @Test("that is a link stays one; what it leads to is written") func link() throws {
    try withTemporaryFolder { folder in
      let (target, link) = (folder.appendingPathComponent("target"), folder.appendingPathComponent("link"))
      try Data().write(to: target)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
      try OutputFile(path: link.path).write(Data("text".utf8))
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == target.path)
      #expect(try String(contentsOf: target, encoding: .utf8) == "text")
    }
  }

  @Test("that is a pipe stays one, and its reader gets all") func pipe() throws {
    try withTemporaryFolder { folder in
      let path = folder.appendingPathComponent("pipe").path
      try #require(mkfifo(path, 0o600) == 0)
      // Open for both, so that neither waits for the other.
      let reader = open(path, O_RDWR)
      defer { close(reader) }
      let file = try OutputFile(path: path)
      try file.empty()
      try file.write(Data("text".utf8))
      var bytes = [UInt8](repeating: 0, count: 16)
      #expect(read(reader, &bytes, bytes.count) == 4)
      #expect(
        try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType != .typeRegular)
    }
  }

  @Test(
    "that can't be written is named, with the reason",
    arguments: [
      ("/nowhere/file", "No such file or directory"), ("/", "Is a directory"),
      ("/dev/full", "No space left on device"),
    ])
  func unwritable(_ path: String, _ reason: String) throws {
    let failure = #expect(throws: OutputFile.Failure.self) {
      try OutputFile(path: path).write(Data("text".utf8))
    }
    #expect(failure?.description == "\(path) can't be written: \(reason)")
  }

  @Test("is the same as another one by whatever name, if it keeps what is written") func same() throws {
    try withTemporaryFolder { folder in
      let (one, link) = (folder.appendingPathComponent("one"), folder.appendingPathComponent("link"))
      let file = try OutputFile(path: one.path)
      try FileManager.default.linkItem(at: one, to: link)
      #expect(file.isSame(as: try OutputFile(path: link.path)))
      #expect(!file.isSame(as: try OutputFile(path: folder.appendingPathComponent("other").path)))
      let null = try OutputFile(path: "/dev/null")
      #expect(!null.isSame(as: null))
    }
  }
}
