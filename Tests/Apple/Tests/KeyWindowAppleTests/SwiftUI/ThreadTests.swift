import Combine
import Foundation
import KeyWindow
import SwiftUI
import Testing

extension AppleTests {
  /// SwiftUI combines preferences on a thread of its own, and objects publish on theirs.
  @MainActor @Suite("Other threads") struct OtherThreads {
    private let desk = Desk()

    /// Notes where it's compared.
    private struct Compared: KeyWindowValueKey, Equatable {
      typealias Value = Compared
      let number: Int
      let threads: Threads
      static func == (one: Compared, other: Compared) -> Bool {
        one.threads.noteComparison()
        return one.number == other.number
      }
    }
    private final class Threads: Sendable {
      private let lock = NSLock()
      nonisolated(unsafe) private var onRender = 0
      nonisolated(unsafe) private var others = 0
      func noteComparison() {
        lock.withLock { if ViewGraph.isOnRenderThread { onRender += 1 } else { others += 1 } }
      }
      var counts: (onRender: Int, others: Int) { lock.withLock { (onRender, others) } }
    }

    private struct Content: View {
      let number: Int
      let threads: Threads
      var body: some View {
        VStack {
          Group {
            Text("a").keyWindow(Compared(number: number, threads: threads))
            Text("b").keyWindow(DocumentName.self, "name \(number)").onWindowChange { _ in }
            WindowReader { _ in Text("c").keyWindow(DocumentName.self, nil) }
          }.observeWindow()
        }.observeWindow()
      }
    }

    @Test("Preferences are combined on the render thread; no value of a client's is compared there")
    func renderThread() async {
      ViewGraph.preferenceThread = .render
      defer { ViewGraph.preferenceThread = .main }
      let threads = Threads()
      let host = StandInHost(Content(number: 1, threads: threads), in: desk.open())
      await settle()
      #expect(WindowRegistry.shared[Compared.self]?.number == 1)
      #expect(WindowRegistry.shared[DocumentName.self] == "name 1")
      host.setRoot(Content(number: 2, threads: threads))
      await settle()
      #expect(WindowRegistry.shared[Compared.self]?.number == 2)
      #expect(WindowRegistry.shared[DocumentName.self] == "name 2")
      #expect(threads.counts.onRender == 0)
      #expect(threads.counts.others > 0)
    }

    private final class Sender: ObservableObject, @unchecked Sendable {
      let objectWillChange = ObservableObjectPublisher()
      private let lock = NSLock()
      private var stored = 0
      var number: Int {
        get { lock.withLock { stored } }
        set {
          objectWillChange.send()
          lock.withLock { stored = newValue }
        }
      }
    }
    private struct CurrentSender: KeyWindowObservableObjectKey {
      typealias Value = Sender
      static var defaultValue: Sender { Sender() }
    }
    private struct Reader: View {
      @KeyWindowObservableObject(CurrentSender.self) var sender: Sender
      var body: some View { Text("\(sender.number)") }
    }

    @Test("A published object may send from any thread, and its readers are updated on the main actor")
    func sendsAnywhere() async {
      let sender = Sender()
      let host = StandInHost(
        Text("x").keyWindow(CurrentSender.self, sender).observeWindow(), in: desk.open())
      let reader = StandInHost(Reader())
      await settle()
      #expect(reader.texts == ["0"])
      onAnotherThread { sender.number = 5 }
      await settle()
      #expect(reader.texts == ["5"])
      withExtendedLifetime(host) {}
    }

    @Test("A property that is observed may be set on another thread: the change is told on the main actor")
    func setElsewhere() async {
      let window = desk.open()
      let states = Sightings<WindowState?>()
      let host = StandInHost(Witness(of: \.windowState, states).observeWindow(), in: window)
      await settle()
      let before = states.seen.last
      KeyValueObservers.standInSetsElsewhere = true
      defer { KeyValueObservers.standInSetsElsewhere = false }
      desk.changeWhatKeyValueObserversHear(of: window)
      await settle()
      #expect(states.seen.last != before)
      #expect(states.seen.last == .some(window.readWindowState()))
      withExtendedLifetime(host) {}
    }
  }
}

/// Runs it on another thread, while this one waits.
private func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    body()
    isDone.signal()
  }
  isDone.wait()
}
