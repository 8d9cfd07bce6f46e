import Foundation
import KeyWindow
import KeyWindowTesting
import Testing

extension AppleTests {
  /// From where a modal loop is started.
  enum LoopStart: CaseIterable {
    case mainQueueBlock, mainActorTask, timer, callbackOfObserver
  }

  /// AppKit and UIKit serve no main queue within a block of the main queue, and so not in a modal loop that begins
  /// in one. Measured for AppKit by github.com/wailsapp/wails/issues/6026, for React Native by
  /// github.com/microsoft/react-native-macos/issues/609.
  @MainActor @Suite("A modal loop, however it was started") struct LoopTests {
    @Test("publishes what changes in it", arguments: LoopStart.allCases) func publishes(from start: LoopStart)
      async
    {
      let desk = Desk()
      let window = desk.open()
      let observer = WindowObserver(window)
      await settle()
      var told: [String?] = []
      let observation = observer.onChange { told.append($0?.title) }
      let loop: @MainActor () -> Void = {
        try? window.performWindowCommand(.setTitle("In the loop"))
        runLoop(until: { observer.title == "In the loop" && told.last == "In the loop" })
      }
      switch start {
      case .mainQueueBlock:
        await withCheckedContinuation { continuation in
          DispatchQueue.main.async {
            MainActor.assumeIsolated(loop)
            continuation.resume()
          }
        }
      case .mainActorTask: await Task { @MainActor in loop() }.value
      case .timer:
        // Foundation on Linux keeps the block of a timer that has fired: it mustn't keep the observer.
        let work = Work(loop)
        await withCheckedContinuation { continuation in
          RunLoop.main.add(
            Timer(timeInterval: 0, repeats: false) { _ in
              MainActor.assumeIsolated { work.run() }
              continuation.resume()
            }, forMode: .common)
        }
      case .callbackOfObserver:
        let other = WindowObserver(window)
        var (began, ended) = (false, false)
        let starter = other.onChange { _ in
          guard !began else { return }
          began = true
          loop()
          ended = true
        }
        try? window.performWindowCommand(.setTitle("Before the loop"))
        // This goes on within the loop, too.
        await turns { ended }
        withExtendedLifetime(starter) {}
      }
      #expect(told.last == "In the loop")
      withExtendedLifetime(observation) {}
    }

    @Test("ends the hold of a key window", arguments: [LoopStart.mainQueueBlock]) func hold(
      from start: LoopStart
    ) async {
      let window = HeldWindow()
      let observer = WindowObserver(window)
      await settle()
      #expect(observer.isKeyWindow)
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async {
          MainActor.assumeIsolated {
            window.loseKey()
            runLoop(until: { !observer.isKeyWindow })
          }
          continuation.resume()
        }
      }
      #expect(!observer.isKeyWindow)
    }

    /// As `runModal` does; a minute is far more than it takes.
    private func runLoop(until condition: () -> Bool) {
      let end = Date() + 60
      while !condition() && Date() < end { _ = RunLoop.main.run(mode: .default, before: end) }
    }
  }
}

/// Something to do once.
@MainActor private final class Work {
  private var body: (@MainActor () -> Void)?

  init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
  }

  func run() {
    body?()
    body = nil
  }
}

/// A window that stays key for a moment without saying so, as GTK's do.
@MainActor private final class HeldWindow: ObservableWindow {
  private var isKey = true
  private var hint: (@MainActor () -> Void)?

  let keyLossHold = 0.05

  func loseKey() {
    isKey = false
    hint?()
  }

  func readWindowState() -> WindowState? { WindowState(isKey: isKey, isVisible: true) }

  func startWindowHints(_ hint: @escaping @MainActor () -> Void) -> WindowObservation {
    self.hint = hint
    return WindowObservation {}
  }

  func refusal(ofWindowCommand command: WindowCommand) -> WindowCommandError? {
    .unsupported(command, reason: "a test's window")
  }

  func carryOutWindowCommand(_ command: WindowCommand) {}
}
