import Foundation
import KeyWindow
import KeyWindowTesting
import Testing

@MainActor @Suite("Observation of an observer's properties", .needsObservation) struct PropertyTrackingTests {
  let desktop = SimulatedDesktop()

  /// Counts how often what `read` reads is reported to change; only the first time after each `track`.
  @MainActor private final class Reader {
    @MainActor private final class Count {
      var value = 0
    }

    var changes: Int { count.value }
    private let count = Count()
    private let read: @MainActor () -> Void

    init(_ read: @escaping @MainActor () -> Void) {
      self.read = read
      track()
    }

    func track() {
      // Observation keeps what is to be called on a change, and with the reader it would keep the observer.
      tracking(read) { [count] in count.value += 1 }
    }
  }

  @Test("tells the readers of a property that changed, and no others")
  func perProperty() {
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    desktop.settle()
    let whole = Reader { _ = observer.state }
    let key = Reader { _ = observer.isKeyWindow }
    let size = Reader { _ = observer.size }
    let title = Reader { _ = observer.title }
    let safeArea = Reader { _ = observer.safeAreaFrame }
    let both = Reader { _ = (observer.isKeyWindow, observer.title) }
    let readers = [whole, key, size, title, safeArea, both]

    window.resize(to: CGSize(width: 100, height: 100))
    desktop.settle()
    #expect(readers.map(\.changes) == [1, 0, 1, 0, 1, 0])
    window.loseKey()
    desktop.settle()
    #expect(readers.map(\.changes) == [1, 1, 1, 0, 1, 1])
    for reader in readers { reader.track() }
    window.move(to: .zero)
    desktop.settle()
    #expect(readers.map(\.changes) == [2, 1, 1, 0, 1, 1])
  }

  @Test("tells each reader once for any number of changes in a turn, and none for a round trip")
  func perTurn() {
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    desktop.settle()
    let title = Reader { _ = observer.title }
    window.rename(to: "B")
    window.rename(to: "A")
    desktop.settle()
    #expect(title.changes == 0)
    for name in ["B", "C", "D"] { window.rename(to: name) }
    desktop.settle()
    #expect(title.changes == 1)
  }

  @Test("reports a change when the new value can be read already")
  func newValue() {
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    desktop.settle()
    var seen: String?
    tracking {
      _ = observer.title
    } onChange: {
      seen = observer.title
    }
    window.rename(to: "B")
    desktop.settle()
    #expect(seen == "B")
  }

  @Test("hears of a window that was put in, taken out, replaced or freed")
  func windows() {
    let observer = WindowObserver()
    let reader = Reader { _ = (observer.isKeyWindow, observer.title) }
    observer.observe(desktop.open("A"))
    desktop.settle()
    #expect(reader.changes == 1)
    reader.track()
    observer.observe(desktop.open("B"))
    desktop.settle()
    #expect(reader.changes == 2)
    reader.track()
    desktop.appScene.keyWindow?.free()
    desktop.settle()
    #expect(reader.changes == 3)
    reader.track()
    desktop.windows.forEach { $0.destroy() }
    desktop.settle()
    #expect(reader.changes == 3)
  }

  @Test("tells who read a state of a window that went in the same turn")
  func passing() {
    let observer = WindowObserver()
    let window = desktop.open("A")
    observer.observe(window)
    let title = Reader { _ = observer.title }
    observer.observe(nil)
    desktop.settle()
    #expect(title.changes == 1)
  }

  @Test("tells the readers of the window when another one in the same state takes its place")
  func sameState() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let windows = (0..<2).map { _ in desktop.open("A", as: .passive, frame: frame) }
    let observer = WindowObserver(windows[0])
    desktop.settle()
    let window = Reader { _ = observer.window }
    let title = Reader { _ = observer.title }
    observer.observe(windows[1])
    desktop.settle()
    #expect(window.changes == 1 && title.changes == 0)
  }

  @Test("a reader that comes while others are told isn't told of what it has read")
  func readsWhileTold() {
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    desktop.settle()
    var later: Reader?
    tracking {
      _ = observer.title
    } onChange: {
      later = Reader { _ = observer.isZoomed }
    }
    window.rename(to: "B")
    desktop.settle()
    #expect(later?.changes == 0)
    window.zoom()
    desktop.settle()
    #expect(later?.changes == 1)
  }
}
