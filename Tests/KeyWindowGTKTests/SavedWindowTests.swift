import CKeyWindowGTK
import Foundation
import KeyWindow
import KeyWindowGTK
import Testing

extension WindowTests {
  @Suite("A window is saved and restored") @MainActor struct SavedWindowTests {
    /// Opens a window with what was saved, as a program does when it's launched.
    private func launch(
      _ desk: Desk, _ data: Data?, header: Bool
    ) async throws -> (window: TestWindow, keeper: WindowKeeper) {
      let window = try desk.make("A", header: header, size: (320, 200))
      let saved = try data.map { try JSONDecoder().decode(SavedWindow.self, from: $0) }
      let keeper = WindowKeeper(window.window, saved ?? SavedWindow())
      try window.window.performWindowCommand(.makeKeyAndOrderFront)
      try await until("A appears") { window.state?.isVisible == true && window.isKey }
      try await until("A is zoomed if it was") { window.state?.isZoomed == saved?.isZoomed ?? false }
      try await desk.settle()
      return (window, keeper)
    }

    /// Closes it, as the user does.
    private func quit(_ window: TestWindow, _ keeper: WindowKeeper) async throws -> Data {
      try window.window.performWindowCommand(.close)
      try await until("A is gone") { window.state == nil }
      return try JSONEncoder().encode(keeper.saved)
    }

    private static let canZoom = !Rig.isOneOf([.none, .sway])

    @Test(
      "Ten times over it has the same size to the pixel, and the same place where it can be had, zoomed at times",
      .on(), arguments: [true, false])
    func tenTimes(header: Bool) async throws {
      try await withDesk { desk in
        let place = CGPoint(x: 213, y: 167)
        let size = CGSize(width: 433, height: 257)
        var (window, keeper) = try await launch(desk, nil, header: header)
        try window.window.performWindowCommand(.setSize(size))
        if Rig.isOneOf(Rig.x11) { try window.window.performWindowCommand(.setPosition(place)) }
        try await until("A is there") {
          window.state?.size == size && window.state?.position == (Rig.isOneOf(Rig.x11) ? place : nil)
        }
        for count in 1...10 {
          if Self.canZoom && count.isMultiple(of: 3) {
            let isZoomed = window.state?.isZoomed == true
            try window.window.performWindowCommand(.zoom)
            try await until("A is zoomed or back") { window.state?.isZoomed == !isZoomed }
          } else if Rig.current != Rig.none && count.isMultiple(of: 4) {
            try window.window.performWindowCommand(.toggleFullScreen)
            try await until("A is full screen") { window.state?.isFullScreen == true }
          }
          (window, keeper) = try await launch(desk, try await quit(window, keeper), header: header)
          #expect(window.state?.sizeToSave == size, "launch \(count)")
          guard window.state?.isZoomed == false else { continue }
          try await until("A is where it was, not \(window.state?.frame as Any), at launch \(count)") {
            window.state?.position == (Rig.isOneOf(Rig.x11) ? place : nil) && window.state?.size == size
          }
        }
        if window.state?.isZoomed == true {
          try window.window.performWindowCommand(.zoom)
          try await until("A is as it was, not \(window.state?.frame as Any)") {
            window.state?.size == size && window.state?.position == (Rig.isOneOf(Rig.x11) ? place : nil)
          }
        }
        withExtendedLifetime(keeper) {}
      }
    }

    @Test("On a screen that is gone, it's back on one that is there", .on(Rig.x11), arguments: [true, false])
    func screenGone(header: Bool) async throws {
      try await withDesk { desk in
        let saved = SavedWindow(size: CGSize(width: 400, height: 300), position: CGPoint(x: 5_000, y: 3_000))
        let (window, keeper) = try await launch(desk, try JSONEncoder().encode(saved), header: header)
        try await until("A is on a screen") {
          guard let frame = window.state?.frame, let screen = window.state?.screen else { return false }
          return screen.frame.intersects(frame)
        }
        try await desk.settle()
        #expect(window.state?.screen != nil && window.state?.size == saved.size)
        withExtendedLifetime(keeper) {}
      }
    }

    @Test("The article shows this code") func article() throws {
      let tests = URL(fileURLWithPath: #filePath)
      let article = tests.deletingLastPathComponent()
        .appendingPathComponent("../../Sources/KeyWindow/KeyWindow.docc/SavingAndRestoringAWindow.md")
      let file = tests.deletingLastPathComponent().appendingPathComponent("SavedWindow.swift")
      let code = try String(contentsOf: file, encoding: .utf8)
      let blocks = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "```swift\n")
        .dropFirst()
        .compactMap { $0.components(separatedBy: "```").first }
      #expect(blocks.count >= 2)
      for block in blocks.prefix(2) { #expect(code.contains(block), "\(block)") }
    }
  }
}
