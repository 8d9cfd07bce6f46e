import CKeyWindowGTK
import KeyWindow
import KeyWindowGTK
import Testing

extension WindowTests {
  @Suite("Many windows") @MainActor struct ManyWindowsTests {
    private static let rounds = 5
    /// Two hundred on one rig. What is ours is the same on all of them: on the others twenty show what the window
    /// system makes of it, on mutter ten, for it goes from window to window by keys.
    private static let windowCount =
      Rig.isOneOf([.openbox]) && Rig.scale == 1 ? 200 : Rig.isOneOf([.mutter]) ? 10 : 20
    /// On Wayland GTK 4.8 frees no surface, observed or not, and each has a handler on the display.
    private static let surfacesStay = Rig.isOneOf(Rig.wayland)
    /// The bytes that may stay for each window, on average. An observed window takes nearly 2,000 of ours, and tens
    /// of thousands of GTK's. Without any observer GTK keeps some 50 for each with openbox; its tables grow on
    /// top of that, by a few hundred thousand at a time.
    private static let heapThatMayStay = 1_000

    @Test(
      "All come at once, become key in turn, and go, five times over: nothing is left, nothing grows",
      .on(), .timeLimit(.minutes(5)))
    func fiveTimes() async throws {
      let seed = Seed.fromEnvironment
      var numbers = SeededNumbers(seed)
      print("They go in an order at random: \(seed)")
      var resources: [ProcessResources] = []
      for _ in 0..<Self.rounds {
        try await playRound(&numbers)
        #expect(WindowRegistry.shared.windows.isEmpty)
        #expect(WindowRegistry.shared.keyWindow == nil)
        resources.append(try ProcessResources())
      }
      print("After each round of \(Self.windowCount) windows:", resources)
      // The first round fills caches: fonts, styles, glyphs.
      let (first, last) = (resources[0], resources[Self.rounds - 1])
      let windowCount = Self.windowCount * (Self.rounds - 1)
      // In the first one what earlier tests had open may not have been closed yet.
      #expect(last.files <= first.files)
      #expect(last.handlers - first.handlers <= (Self.surfacesStay ? windowCount : 0))
      // With fewer windows it would tell of GTK's tables.
      if Self.windowCount == 200 {
        #expect(last.heap - first.heap <= windowCount * Self.heapThatMayStay)
      }
    }

    private func playRound(_ numbers: inout SeededNumbers) async throws {
      var remains: [Remains] = []
      try await withDesk { desk in
        for number in 0..<Self.windowCount {
          // Title bars that the window manager has to draw would make it a third slower.
          let window = try desk.make("\(number)", header: true, size: (120, 90)).window
          try window.performWindowCommand(.makeKeyAndOrderFront)
          remains.append(try Remains(of: window))
        }
        try await until("all are visible", within: .seconds(60)) {
          desk.windows.allSatisfy { $0.state?.isVisible == true }
        }
        try await until("one is key", within: .seconds(30)) { desk.windows.count { $0.isKey } == 1 }
        for window in desk.windows {
          try await window.takeKeyboard()
          try await until("\(window.name) is key", within: .seconds(30)) { window.isKey }
        }
        for (number, window) in desk.windows.shuffled(using: &numbers).enumerated() {
          if number.isMultiple(of: 2) {
            try window.window.performWindowCommand(.close)
          } else {
            window.window.destroy()
          }
        }
        try await until("all are gone", within: .seconds(30)) { desk.windows.allSatisfy { $0.state == nil } }
      }
      // GTK lets go of a window a frame later, and of its surface when the X server has answered.
      try await until("all are freed") {
        remains.allSatisfy { $0.isFreed && (Self.surfacesStay || $0.surface.pointer == nil) }
      }
      try await until("nothing is tracked") { WindowHub.shared.windows.allSatisfy { _ in false } }
    }
  }
}

/// What is left of a window.
@MainActor private struct Remains {
  let gtkWindow: WeakReference
  let surface: WeakReference
  weak var window: GTKWindow?

  init(of window: GTKWindow) throws {
    let pointer = try #require(window.pointer)
    gtkWindow = WeakReference(to: pointer)
    surface = WeakReference(
      to: UnsafeMutableRawPointer(try #require(gtk_native_get_surface(OpaquePointer(pointer)))))
    self.window = window
  }

  var isFreed: Bool { gtkWindow.pointer == nil && window == nil }
}

extension TestWindow {
  /// Has the window given the keyboard: by command, or by the compositor where that doesn't heed commands.
  fileprivate func takeKeyboard() async throws {
    if let compositor = Rig.compositor {
      // On a busy machine mutter takes one press of the keys for two now and then, and gives the keyboard on once more.
      for _ in 1...10 where !isKey {
        try await compositor.focus(self)
        try? await until("\(name) is key", within: .seconds(3)) { isKey }
      }
    } else {
      try window.performWindowCommand(.makeKeyAndOrderFront)
    }
  }
}
