import KeyWindow
import KeyWindowTesting
import Testing

struct DocumentName: KeyWindowValueKey {
  typealias Value = String
}

struct PageCount: KeyWindowValueKey {
  typealias Value = Int
}

/// An object that counts as equal to every other one.
final class Player: Equatable, KeyWindowValueKey {
  typealias Value = Player

  static func == (one: Player, other: Player) -> Bool { true }
}

/// A value that isn't Equatable.
struct Zoom: KeyWindowValueKey {
  typealias Value = Zoom
  var factor: Double
  var origin: (Int, Int)? = nil
}

/// Can't be compared member by member: one is a closure, and there are many.
struct Library: KeyWindowValueKey {
  typealias Value = Library
  struct Book { var title: String }
  var books: [Book]
  let open: () -> Void
}

struct Search: KeyWindowValueKey {
  typealias Value = () -> Int
}

@MainActor @Suite("What the key window publishes") struct KeyWindowValueTests {
  let desktop = SimulatedDesktop()
  var registry: WindowRegistry { desktop.registry }

  func open(_ title: String, named name: String? = nil) -> SimulatedWindow {
    let window = desktop.open(title)
    window.publishWindowValue(name, for: DocumentName.self)
    desktop.settle()
    return window
  }

  @Test("is read through the registry, and nothing is there before")
  func read() {
    let window = desktop.open("A")
    #expect(registry[DocumentName.self] == nil)
    window.publishWindowValue("Letter", for: DocumentName.self)
    window.publishWindowValue(3, for: PageCount.self)
    desktop.settle()
    #expect(registry[DocumentName.self] == "Letter")
    #expect(registry[PageCount.self] == 3)
    #expect(registry[Zoom.self] == nil)
  }

  @Test("can be read at once, and is told in the coming turn")
  func atOnce() {
    let window = open("A", named: "Letter")
    var told: [String?] = []
    let token = registry.onChange(of: { $0[DocumentName.self] }) { told.append($0) }
    window.publishWindowValue("Novel", for: DocumentName.self)
    window.publishWindowValue("Poem", for: DocumentName.self)
    #expect(registry[DocumentName.self] == "Poem")
    #expect(told.isEmpty)
    desktop.settle()
    #expect(told == ["Poem"])
    token.cancel()
  }

  @Test("is the set of the window that becomes key, each having its own, with nothing of the other's")
  func ownSet() {
    let a = open("A", named: "Letter")
    let b = open("B", named: "Novel")
    a.publishWindowValue(7, for: PageCount.self)
    desktop.settle()
    #expect(registry[DocumentName.self] == "Novel")
    #expect(registry[PageCount.self] == nil)
    a.makeKey()
    desktop.settle()
    #expect(registry[DocumentName.self] == "Letter")
    #expect(registry[PageCount.self] == 7)
    b.makeKey()
    desktop.settle()
    #expect(registry[DocumentName.self] == "Novel")
    #expect(registry[PageCount.self] == nil)
  }

  @Test("changes as a whole when another window becomes key, in one publication")
  func oneSwap() {
    desktop.keyLossHold = 0.05
    desktop.keySwap = .lossFirst(turns: 2)
    let a = open("A", named: "Letter")
    a.publishWindowValue(1, for: PageCount.self)
    let b = open("B", named: "Novel")
    b.publishWindowValue(2, for: PageCount.self)
    desktop.settle()
    var told: [String] = []
    let token = registry.onChange(
      of: {
        "\($0.keyWindow?.state.title ?? "-") \($0[DocumentName.self] ?? "-") \($0[PageCount.self] ?? 0)"
      },
      perform: { told.append($0) })
    a.makeKey()
    desktop.settle()
    b.makeKey()
    desktop.settle()
    #expect(told == ["A Letter 1", "B Novel 2"])
    token.cancel()
  }

  @Test("is cleared with nil")
  func clear() {
    let window = open("A", named: "Letter")
    window.publishWindowValue(nil, for: DocumentName.self)
    desktop.settle()
    #expect(registry[DocumentName.self] == nil)
    // Nobody observes the window any more.
    #expect(registry.windows.isEmpty)
    #expect(!window.isObserved)
    window.publishWindowValue(nil, for: DocumentName.self)
    #expect(!window.isObserved)
  }

  @Test("is cleared, and the window stays in the registry while it's there for another reason")
  func clearAmongReasons() {
    let reasons: [(SimulatedWindow) -> AnyObject?] = [
      { WindowObserver($0) },
      { window in
        window.publishWindowValue(3, for: PageCount.self)
        return WindowObservation { window.publishWindowValue(nil, for: PageCount.self) }
      },
    ]
    for reason in reasons {
      let window = open("A", named: "Letter")
      let token = reason(window)
      desktop.settle()
      for _ in 0..<2 {
        window.publishWindowValue(nil, for: DocumentName.self)
        desktop.settle()
        #expect(registry.windows.map(\.state.title) == ["A"])
        #expect(registry[DocumentName.self] == nil)
        #expect(window.isObserved)
      }
      (token as? WindowObservation)?.cancel()
      withExtendedLifetime(token) {}
      window.close()
      desktop.settle()
    }
  }

  @Test("goes when the window is closed, and is back when the window is reopened")
  func closed() {
    let window = open("A", named: "Letter")
    window.close()
    desktop.settle()
    #expect(registry[DocumentName.self] == nil)
    window.reopen()
    desktop.settle()
    #expect(registry[DocumentName.self] == "Letter")
  }

  @Test("goes with the window, and is released with it", arguments: [true, false])
  func gone(isFreed: Bool) {
    weak var object: Player?
    weak var weakWindow: SimulatedWindow?
    do {
      let (window, player) = (open("A"), Player())
      (weakWindow, object) = (window, player)
      window.publishWindowValue(player, for: Player.self)
      desktop.settle()
      #expect(registry[Player.self] === player)
      if isFreed { window.free() } else { window.destroy() }
    }
    desktop.settle()
    #expect(registry[Player.self] == nil)
    #expect(object == nil)
    #expect(weakWindow == nil)
  }

  @Test("isn't taken by a window that's gone already")
  func tooLate() {
    let window = desktop.open("A")
    window.destroy()
    window.publishWindowValue("Letter", for: DocumentName.self)
    desktop.settle()
    #expect(registry[DocumentName.self] == nil)
    #expect(registry.windows.isEmpty)
  }

  @Test("observes its window, so that nothing more is needed")
  func observes() {
    let window = open("A", named: "Letter")
    #expect(window.isObserved)
    #expect(registry.windows.map(\.state.title) == ["A"])
  }

  // MARK: - Who is told

  /// How often a follower of the key is told of what `script` does.
  func tellings<Key: KeyWindowValueKey>(of key: Key.Type, _ script: () -> Void) -> Int {
    let counts = Counts()
    @MainActor func track() {
      tracking {
        _ = registry[key]
      } onChange: {
        counts["told"] += 1
      }
    }
    track()
    script()
    return counts["told"]
  }

  @Test("tells nobody of a value that reads the same", .needsObservation)
  func same() {
    let window = open("A", named: "Letter")
    let player = Player()
    window.publishWindowValue(player, for: Player.self)
    window.publishWindowValue(Zoom(factor: 2, origin: (1, 2)), for: Zoom.self)
    desktop.settle()
    let toldOfName = tellings(of: DocumentName.self) {
      window.publishWindowValue("Letter", for: DocumentName.self)
      desktop.settle()
    }
    #expect(toldOfName == 0)
    let toldOfPlayer = tellings(of: Player.self) {
      window.publishWindowValue(player, for: Player.self)
      desktop.settle()
    }
    #expect(toldOfPlayer == 0)
    let toldOfZoom = tellings(of: Zoom.self) {
      window.publishWindowValue(Zoom(factor: 2, origin: (1, 2)), for: Zoom.self)
      desktop.settle()
    }
    #expect(toldOfZoom == 0)
  }

  @Test("tells nobody of a copy of the same value, though it is large and holds a closure", .needsObservation)
  func copy() {
    let window = open("A")
    let library = Library(books: (0..<5_000).map { .init(title: "\($0)") }, open: {})
    window.publishWindowValue(library, for: Library.self)
    desktop.settle()
    var told = tellings(of: Library.self) {
      let copy = library
      window.publishWindowValue(copy, for: Library.self)
      desktop.settle()
    }
    #expect(told == 0)
    told = tellings(of: Library.self) {
      var changed = library
      changed.books[4_999].title = "another"
      window.publishWindowValue(changed, for: Library.self)
      desktop.settle()
    }
    #expect(told == 1)
  }

  @Test(
    "tells of a value that reads otherwise, Equatable or not, and of another object that counts as equal",
    .needsObservation)
  func other() {
    let window = open("A", named: "Letter")
    window.publishWindowValue(Player(), for: Player.self)
    window.publishWindowValue(Zoom(factor: 2, origin: (1, 2)), for: Zoom.self)
    window.publishWindowValue({ 1 }, for: Search.self)
    desktop.settle()
    let toldOfName = tellings(of: DocumentName.self) {
      window.publishWindowValue("Novel", for: DocumentName.self)
      desktop.settle()
    }
    #expect(toldOfName == 1)
    let toldOfPlayer = tellings(of: Player.self) {
      window.publishWindowValue(Player(), for: Player.self)
      desktop.settle()
    }
    #expect(toldOfPlayer == 1)
    let toldOfZoom = tellings(of: Zoom.self) {
      window.publishWindowValue(Zoom(factor: 2, origin: (1, 3)), for: Zoom.self)
      desktop.settle()
    }
    #expect(toldOfZoom == 1)
    let toldOfSearch = tellings(of: Search.self) {
      window.publishWindowValue({ 2 }, for: Search.self)
      desktop.settle()
    }
    #expect(toldOfSearch == 1)
    #expect(registry[Search.self]?() == 2)
  }

  @Test("tells nobody of what a window publishes that isn't key, nor of other keys", .needsObservation)
  func others() {
    let a = open("A", named: "Letter")
    let b = open("B", named: "Novel")
    let told = tellings(of: DocumentName.self) {
      a.publishWindowValue("Poem", for: DocumentName.self)
      b.publishWindowValue(7, for: PageCount.self)
      b.rename(to: "B2")
      desktop.settle()
    }
    #expect(told == 0)
    #expect(registry[DocumentName.self] == "Novel")
  }

  @Test("tells nobody when another window becomes key that publishes the same", .needsObservation)
  func sameInBoth() {
    let a = open("A", named: "Letter")
    let b = open("B", named: "Letter")
    let told = tellings(of: DocumentName.self) {
      a.makeKey()
      desktop.settle()
    }
    #expect(told == 0)
    withExtendedLifetime(b) {}
  }

  @Test("may be answered by publishing, and comes to rest")
  func settles() {
    let window = open("A", named: "Letter")
    let token = registry.onChange(of: { $0[DocumentName.self] }) { name in
      window.publishWindowValue((name ?? "").count, for: PageCount.self)
      window.publishWindowValue(String((name ?? "").prefix(3)), for: DocumentName.self)
    }
    window.publishWindowValue("Novel", for: DocumentName.self)
    #expect(desktop.settle(within: 20))
    #expect(registry[DocumentName.self] == "Nov")
    #expect(registry[PageCount.self] == 3)
    token.cancel()
  }
}
