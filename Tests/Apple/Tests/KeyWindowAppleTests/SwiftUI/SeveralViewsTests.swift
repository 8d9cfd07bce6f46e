import KeyWindow
import SwiftUI
import Testing

extension AppleTests {
  /// What a modifier of the library is applied to in these tests: views that come and go.
  private enum Shape: CaseIterable, CustomTestStringConvertible {
    case group, branch, rows, tuple, fadingGroup, fadingRows

    var testDescription: String { "\(self)" }

    /// Views, with this many of them.
    @ViewBuilder func views(_ count: Int) -> some View {
      switch self {
      case .group, .fadingGroup:
        Group {
          if count > 0 { Bystander() }
          if count > 1 { Bystander().transition(.opacity) }
          if count > 2 { Color.red }
        }
      case .branch:
        if count.isMultiple(of: 2) {
          ForEach(0..<count) { Text("even \($0)") }
        } else {
          ForEach(0..<count) { Text("odd \($0)") }
        }
      case .rows, .fadingRows: ForEach(Array(0..<count), id: \.self) { Text("row \($0)") }
      case .tuple:
        if count > 0 { Text("one") }
        if count > 1 { Text("two") }
        ForEach(0..<max(0, count - 2)) { Text("\($0)") }
      }
    }

    var fades: Bool { self == .fadingGroup || self == .fadingRows }
  }

  @MainActor @Suite("Applied to several views") struct SeveralViews {
    private let desk = Desk()

    private func settleAll(_ host: StandInHost) async {
      await settle()
      host.endTransitions()
      await settle()
    }

    /// Shows numbers of views in a container, one after the other.
    private func play<Content: View>(
      _ counts: [Int], _ shape: Shape, in window: HostingWindow, _ content: (Int) -> Content,
      then check: (Int) async -> Void
    ) async {
      func stack(_ count: Int) -> some View {
        VStack { content(count) }.transaction { if shape.fades { $0.animation = .default } }
      }
      let host = StandInHost(stack(0), in: window)
      for count in counts {
        host.setRoot(stack(count))
        await settle()
        if !shape.fades { await check(count) }
        host.endTransitions()
        await settle()
        await check(count)
      }
      withExtendedLifetime(host) {}
    }

    // MARK: - The window

    @Test("Each of observeWindow()'s views sees the window as long as it's there", arguments: Shape.allCases)
    private func observed(_ shape: Shape) async {
      let window = desk.open()
      let windows = Sightings<WeakWindow>()
      await play([3, 2, 1, 3, 1, 2, 3], shape, in: window) { count in
        Group {
          shape.views(count)
          Witness(of: \.hostingWindow, windows)
        }.observeWindow()
      } then: { _ in
        #expect(windows.seen.last?.window === window)
      }
      #expect(windows.seen.count == 2, "none at first, then it, never lost")
    }

    @Test("The window is lost with the last view, and found with the next", arguments: Shape.allCases)
    private func lastOne(_ shape: Shape) async {
      let window = desk.open()
      var states: [Bool] = []
      await play([2, 0, 1, 0], shape, in: window) { count in
        shape.views(count).onWindowChange { states.append($0 != nil) }
      } then: { _ in
      }
      // The last state, since the number of calls depends on what is known when.
      #expect(states.first == true && states.last == false)
      #expect(zip(states, states.dropFirst()).allSatisfy { $0 != $1 })
    }

    @Test(
      "onWindowChange is called once for all of its views, and goes on when some go",
      arguments: Shape.allCases)
    private func onWindowChange(_ shape: Shape) async throws {
      let window = desk.open()
      var (titles, number) = ([String?](), 0)
      await play([3, 1, 2, 3, 1], shape, in: window) { count in
        shape.views(count).onWindowChange { titles.append($0?.title) }
      } then: { _ in
        (titles, number) = ([], number + 1)
        #expect(throws: Never.self) { try desk.setTitle("title \(number)", of: window) }
        await settle()
        #expect(titles == ["title \(number)"])
      }
    }

    @Test("A view that fades keeps nothing from the others") func fadingBranch() async {
      struct Content: View {
        let isFirst: Bool
        var body: some View {
          VStack {
            Group {
              if isFirst { Text("1st").transition(.opacity) } else { KeyText().transition(.opacity) }
            }.observeWindow()
          }.animation(.default, value: isFirst)
        }
      }
      struct KeyText: View {
        @Environment(\.isKeyWindow) var isKeyWindow
        var body: some View { Text(isKeyWindow ? "key" : "not key") }
      }
      let host = StandInHost(Content(isFirst: true), in: desk.open())
      await settle()
      host.setRoot(Content(isFirst: false))
      await settle()
      #expect(host.texts == ["key", "1st"])
      await settleAll(host)
      #expect(host.texts == ["key"])
    }

    @Test("So it is in any container, and in one inside of another") func containers() async {
      let windows = Sightings<WeakWindow>()
      @ViewBuilder func views(_ isWhole: Bool) -> some View {
        Group {
          Witness(of: \.hostingWindow, windows)
          if isWhole { Bystander().keyWindow(DocumentName.self, "name") }
        }.observeWindow()
      }
      let window = desk.open()
      func tree(_ isWhole: Bool) -> some View {
        HStack {
          ZStack { views(isWhole) }
          ScrollView { VStack { views(isWhole) } }
          Group { Group { views(isWhole) } }
          Text("x").background(views(isWhole))
        }
      }
      let host = StandInHost(tree(true), in: window)
      await settle()
      #expect(windows.seen.map(\.window) == [nil, nil, nil, nil, window, window, window, window])
      #expect(WindowRegistry.shared[DocumentName.self] == "name")
      host.setRoot(tree(false))
      await settle()
      #expect(windows.seen.count == 8, "nobody has lost it")
      #expect(WindowRegistry.shared[DocumentName.self] == nil)
    }

    @Test("Views that are moved together to another window are observed there, seen once")
    func movedTogether()
      async
    {
      let (one, other) = (desk.openElsewhere(), desk.openElsewhere())
      let windows = Sightings<WeakWindow>()
      let host = StandInHost(
        VStack {
          Group {
            Bystander()
            Witness(of: \.hostingWindow, windows)
            Bystander()
          }.observeWindow()
        }, in: one)
      await settle()
      host.move(to: other)
      await settle()
      #expect(windows.seen.map(\.window) == [nil, one, other])
    }

    @Test("Of views in different windows it's the window of the one that came first, while any is in it")
    func differentWindows() async throws {
      let (one, other) = (desk.openElsewhere(), desk.openElsewhere())
      let windows = Sightings<WeakWindow>()
      let host = StandInHost(
        VStack {
          Group {
            Witness(of: \.hostingWindow, windows)
            Bystander()
          }.observeWindow()
        }, in: one)
      await settle()
      let elsewhere = StandInHost(Bystander(), in: other)
      let finders = host.finderViews
      try #require(finders.count == 2)
      elsewhere.view.addSubview(finders[1])
      await settle()
      #expect(windows.seen.last?.window === one)
      elsewhere.view.addSubview(finders[0])
      await settle()
      #expect(windows.seen.map(\.window) == [nil, one, other])
      withExtendedLifetime((host, elsewhere)) {}
    }

    // MARK: - WindowReader

    @Test("A reader whose views fade into each other comes to rest, with the window") func fadingReader()
      async
    {
      let window = desk.open()
      let made = Sightings<Bool>()
      let host = StandInHost(
        VStack {
          WindowReader { window in
            let _ = made.note(window != nil)
            if window == nil {
              Text("none").transition(.opacity)
            } else {
              Text("found").transition(.opacity)
            }
          }
        }.transaction { $0.animation = .default }, in: window)
      for _ in 0..<5 { await settleAll(host) }
      #expect(host.texts == ["found"])
      #expect(made.seen == [false, true])
    }

    @Test("A reader that shows nothing without a window, or nothing with one, comes to rest too")
    func emptyReader() async {
      let window = desk.open()
      let made = Sightings<Bool>()
      let host = StandInHost(
        VStack {
          WindowReader { window in
            let _ = made.note(window != nil)
            if window != nil { Text("found") }
          }
          WindowReader { window in
            let _ = made.note(window != nil)
            if window == nil { Text("none") }
          }
          WindowReader { window in
            let _ = made.note(window != nil)
            EmptyView()
          }
        }, in: window)
      for _ in 0..<5 { await settleAll(host) }
      #expect(host.texts == ["found"])
      made.forgetThePast()
      for _ in 0..<5 { await settleAll(host) }
      #expect(made.seen.isEmpty)
      host.move(to: nil)
      await settle()
      let other = desk.open()
      host.move(to: other)
      for _ in 0..<5 { await settleAll(host) }
      #expect(host.texts == ["found"])
    }

    @Test("A reader's views are the container's, as a Group's are", arguments: Shape.allCases)
    private func readerOfSeveral(_ shape: Shape) async {
      let window = desk.open()
      let seen = Sightings<HostingWindow?>()
      await play([3, 1, 0, 2], shape, in: window) { count in
        WindowReader { window in
          let _ = seen.note(window)
          shape.views(count)
        }
      } then: { count in
        #expect(seen.seen.last == .some(window))
      }
    }

    // MARK: - What is published

    @Test("All of what several views publish is gathered, and each takes its own along when it goes")
    func gathered() async {
      func content(_ second: Bool) -> some View {
        VStack {
          Group {
            Text("x").keyWindow(DocumentName.self, "first")
            if second { Text("y").keyWindow(Theme(name: "dark")) }
            Text("z")
          }.observeWindow()
        }
      }
      let host = StandInHost(content(true), in: desk.open())
      await settle()
      let registry = WindowRegistry.shared
      #expect(registry[DocumentName.self] == "first")
      #expect(registry[Theme.self]?.name == "dark")
      host.setRoot(content(false))
      await settle()
      #expect(registry[DocumentName.self] == "first")
      #expect(registry[Theme.self] == nil)
    }

    @Test(
      "keyWindow(_:_:) on several views publishes for all of them, while any is there",
      arguments: Shape.allCases)
    private func published(_ shape: Shape) async {
      let window = desk.open()
      await play([3, 1, 2, 0, 2], shape, in: window) { count in
        shape.views(count).keyWindow(DocumentName.self, "several").observeWindow()
      } then: { count in
        #expect(WindowRegistry.shared[DocumentName.self] == (count == 0 ? nil : "several"))
      }
    }

    @Test("A view that fades publishes nothing any more") func fadingPublisher() async {
      func content(_ shown: Bool) -> some View {
        VStack {
          Group {
            Text("x")
            if shown { Text("y").keyWindow(DocumentName.self, "fading") }
          }.observeWindow()
        }.animation(.default, value: shown)
      }
      let host = StandInHost(content(true), in: desk.open())
      await settle()
      #expect(WindowRegistry.shared[DocumentName.self] == "fading")
      host.setRoot(content(false))
      await settle()
      await settleAll(host)
      #expect(WindowRegistry.shared[DocumentName.self] == nil)
    }

    @Test("An outer view replaces and clears what observed views inside it publish, though they are several")
    func nested() async {
      func name<V: View>(_ view: V) async -> String? {
        let host = StandInHost(VStack { view.observeWindow() }, in: desk.open())
        await settle()
        defer { withExtendedLifetime(host) {} }
        return WindowRegistry.shared[DocumentName.self]
      }
      let inner = Group {
        Text("x").keyWindow(DocumentName.self, "inner")
        Text("y")
      }.observeWindow()
      #expect(await name(inner) == "inner")
      #expect(await name(inner.keyWindow(DocumentName.self, "outer")) == "outer")
      #expect(await name(VStack { inner }.keyWindow(DocumentName.self, nil)) == nil)
    }

    @Test("What a view publishes is published for the window that it is in itself") func publishedElsewhere()
      async throws
    {
      let (one, other) = (desk.openElsewhere(), desk.openElsewhere())
      let host = StandInHost(
        VStack {
          Group {
            Text("x").keyWindow(DocumentName.self, "first")
            Text("y").keyWindow(Theme(name: "dark"))
          }.observeWindow()
        }, in: one)
      await settle()
      let elsewhere = StandInHost(Bystander(), in: other)
      let finders = host.finderViews
      try #require(finders.count == 2)
      elsewhere.view.addSubview(finders[1])
      desk.makeKey(other)
      await settle()
      let registry = WindowRegistry.shared
      #expect(registry.keyWindow?.window === other)
      #expect(registry[DocumentName.self] == nil && registry[Theme.self]?.name == "dark")
      withExtendedLifetime((host, elsewhere)) {}
    }
  }
}
