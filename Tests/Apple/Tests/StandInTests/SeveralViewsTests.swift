import Combine
import Foundation
import SwiftUI
import Testing

@MainActor @Suite("A modifier on several views", .serialized)
struct SeveralViewsTests {
  init() { recordProblems() }

  private struct Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Choice: View {
    let isFirst: Bool
    var body: some View { if isFirst { Text("1st") } else { Text("2nd") } }
  }

  /// What is shown of the view in a stack, and as the root.
  private func texts(_ view: some View) -> (inStack: [String], asRoot: [String]) {
    let hosts = (StandInHost(VStack { view }), StandInHost(view))
    hosts.0.update()
    hosts.1.update()
    return (hosts.0.texts, hosts.1.texts)
  }

  @Test("In a container each view gets a background; where one view is wanted, all have one together")
  func backgrounds() {
    let group = texts(
      Group {
        Text("a")
        Text("b")
      }.background(Text("back")))
    #expect(group.inStack == ["a", "back", "b", "back"])
    #expect(group.asRoot == ["a", "b", "back"])
    let rows = texts(ForEach(0..<3) { Text("\($0)") }.overlay(Text("over")))
    #expect(rows.inStack == ["0", "over", "1", "over", "2", "over"])
    #expect(rows.asRoot == ["0", "1", "2", "over"])
    #expect(texts(Choice(isFirst: false).background(Text("back"))).inStack == ["2nd", "back"])
  }

  @Test("Modifiers nest around each view, in their order, through branches, rows and views of one's own")
  func nesting() {
    struct Two: View {
      let names: [String]
      var body: some View {
        Text("first")
        if names.isEmpty { Text("none") } else { ForEach(names, id: \.self) { Text($0) } }
      }
    }
    let view = Group { Two(names: ["x", "y"]) }.background(Text("in")).frame(width: 7).overlay(Text("out"))
    #expect(texts(view).inStack == ["first", "in", "out", "x", "in", "out", "y", "in", "out"])
    let host = StandInHost(VStack { view })
    host.update()
    #expect(host.frames.map(\.width) == [7, 7, 7])
  }

  @Test("A list inside of one view is that view's affair")
  func containersInside() {
    let view = Group {
      VStack {
        Text("a")
        Text("b")
      }
      Text("c")
    }.background(Text("back"))
    #expect(texts(view).inStack == ["a", "b", "back", "c", "back"])
  }

  @Test("Views come and go, and the others keep theirs, with their state")
  func comeAndGo() {
    struct Counter: View {
      @State private var count = 0
      let name: String
      var body: some View { Button("\(name)\(count)") { count += 1 } }
    }
    func tree(_ names: [String], _ back: String = "back") -> some View {
      VStack { ForEach(names, id: \.self) { Counter(name: $0) }.background(Text(back)) }
    }
    let host = StandInHost(tree(["a", "b"]))
    host.update()
    host.press("b0")
    host.setRoot(tree(["c", "b"]))
    host.update()
    #expect(host.texts == ["c0", "back", "b1", "back"])
    host.resetBodyCounts()
    host.setRoot(tree(["c", "b"], "new"))
    host.update()
    #expect(host.texts == ["c0", "new", "b1", "new"])
    #expect(host.bodyCount(of: Counter.self) == 0)
  }

  @Test("A modifier of one's own has its state and its body once, whatever it is applied to")
  func modifierBody() {
    struct Counting: ViewModifier {
      @State private var count = 0
      func body(content: Content) -> some View {
        content.background(Button("\(count)") { count += 1 })
      }
    }
    let host = StandInHost(VStack { ForEach(0..<3) { Text("r\($0)") }.modifier(Counting()) })
    host.update()
    #expect(host.bodyCount(ofModifier: Counting.self) == 1)
    host.press("0")
    host.update()
    #expect(host.texts == ["r0", "1", "r1", "1", "r2", "1"])
    #expect(host.bodyCount(ofModifier: Counting.self) == 2)
  }

  @Test("Preferences are written, transformed and told view by view")
  func preferences() {
    var told: [Int] = []
    let host = StandInHost(
      VStack {
        Group {
          Text("a").preference(key: Sum.self, value: 1)
          Text("b").preference(key: Sum.self, value: 2)
        }
        .transformPreference(Sum.self) { $0 += 10 }
        .onPreferenceChange(Sum.self) { told.append($0) }
        Text("c").preference(key: Sum.self, value: 100)
      }.onPreferenceChange(Sum.self) { told.append($0) })
    host.update()
    #expect(told.sorted() == [11, 12, 123])
  }

  @Test("The environment is written once for all; a background sees what its own place has")
  func environment() {
    struct Scale: View {
      @Environment(\.displayScale) var scale
      var body: some View { Text("\(Int(scale))") }
    }
    func tree(_ scale: CGFloat) -> some View {
      VStack {
        Group {
          Scale()
          Scale()
        }.environment(\.displayScale, scale).background(Scale())
      }.environment(\.displayScale, 3)
    }
    let host = StandInHost(tree(2))
    host.update()
    #expect(host.texts == ["2", "3", "2", "3"])
    host.setRoot(tree(1))
    host.update()
    #expect(host.texts == ["1", "3", "1", "3"])
  }

  @Test("onAppear and onDisappear come once: with the first that appears and the last that goes")
  func appearance() {
    var told: [String] = []
    func tree(_ rows: Range<Int>) -> some View {
      VStack {
        ForEach(Array(rows), id: \.self) { Text("\($0)") }
          .onAppear { told.append("appear") }.onDisappear { told.append("disappear") }
      }
    }
    let host = StandInHost(tree(0..<0))
    host.update()
    #expect(told == [])
    for rows in [0..<2, 1..<3, 2..<3] {
      host.setRoot(tree(rows))
      host.update()
      #expect(told == ["appear"])
    }
    host.setRoot(tree(5..<6))
    host.update()
    #expect(told == ["appear"], "one takes the other's place")
    host.setRoot(tree(0..<0))
    host.update()
    #expect(told == ["appear", "disappear"])
  }

  @Test("onChange and onReceive are once for all")
  func once() {
    let subject = PassthroughSubject<Int, Never>()
    var told: [String] = []
    func tree(_ value: Int) -> some View {
      VStack {
        ForEach(0..<3) { Text("\($0)") }
          .onChange(of: value) { told.append("\($1)") }.onReceive(subject) { told.append("received \($0)") }
      }
    }
    let host = StandInHost(tree(1))
    host.update()
    host.setRoot(tree(2))
    host.update()
    subject.send(7)
    host.update()
    #expect(told == ["2", "received 7"])
  }

  // MARK: - Views that are nothing

  @Test("A body that is nothing isn't run, and an EmptyView in a stack has no background")
  func emptyViews() {
    struct Nothing: View {
      let ran: () -> Void
      var body: some View {
        ran()
        return EmptyView()
      }
    }
    struct NothingMuch: View {
      let ran: () -> Void
      var body: some View {
        ran()
        return Group { EmptyView() }
      }
    }
    var runs = 0
    let view = Group {
      Nothing { runs += 1 }
      NothingMuch { runs += 1 }
    }.background(Text("back"))
    #expect(texts(view).inStack == [])
    #expect(texts(EmptyView().background(Text("back"))).inStack == [])
    #expect(texts(Nothing { runs += 1 }).asRoot == [])
    #expect(runs == 0)
  }

  // MARK: - Transitions

  @Test("A view that goes in an animation stays until its transition ends, and its preference doesn't")
  func transitions() {
    var sums: [Int] = []
    struct Content: View {
      @State var isShown = true
      var body: some View {
        VStack {
          Button(isShown ? "hide" : "show") { withAnimation { isShown.toggle() } }
          Button("at once") { isShown.toggle() }
          if isShown { Text("fading").preference(key: Sum.self, value: 1).transition(.opacity) }
          if isShown { Text("gone").transition(.identity) }
        }
      }
    }
    var disappeared = 0
    let host = StandInHost(
      VStack { Content().onDisappear { disappeared += 1 } }.onPreferenceChange(Sum.self) { sums.append($0) })
    host.update()
    host.press("hide")
    host.update()
    #expect(host.texts.filter { $0 == "fading" || $0 == "gone" } == ["fading"])
    #expect(sums == [1, 0])
    host.endTransitions()
    host.update()
    #expect(!host.texts.contains("fading"))
    host.press("show")
    host.update()
    host.press("at once")
    host.update()
    #expect(!host.texts.contains("fading"), "without an animation nothing stays")
    #expect(disappeared == 0)
  }

  @Test("animation(_:value:) animates what changes with the value, transaction(_:) whatever changes")
  func animations() {
    func tree(_ isShown: Bool, _ value: Int, always: Bool = false) -> some View {
      VStack { if isShown { Text("text") } }
        .animation(.default, value: value)
        .transaction { if always { $0.animation = .default } }
    }
    func staysWhenTaken(_ value: Int, always: Bool = false) -> Bool {
      let host = StandInHost(tree(true, 0))
      host.update()
      host.setRoot(tree(false, value, always: always))
      host.update()
      return host.texts == ["text"]
    }
    #expect(!staysWhenTaken(0))
    #expect(staysWhenTaken(1))
    #expect(staysWhenTaken(0, always: true))
  }

  @Test("A platform's view stays in its window until the transition ends")
  func representables() {
    let log = Log()
    func tree(_ isShown: Bool) -> some View {
      VStack { if isShown { Text("a").background(Probe(log: log, value: 0)) } }
        .transaction { $0.animation = .default }
    }
    let window = testWindow()
    let host = StandInHost(tree(true), in: window)
    host.update()
    host.setRoot(tree(false))
    log.lines = []
    host.update()
    #expect(log.lines == [])
    host.endTransitions()
    #expect(log.lines == ["dismantle", "moved out of its window"])
  }

  // MARK: - Hosts and threads

  @Test("Out of its window a host runs no body, and runs them all when it's back")
  func detached() async {
    struct Shown: View {
      @ObservedObject var model: Model
      var body: some View { Text("\(model.number)") }
    }
    let (model, window) = (Model(), testWindow())
    let host = StandInHost(Shown(model: model))
    host.update()
    #expect(host.texts == ["0"], "one that never was in a window can be asked for its size")
    host.move(to: window)
    host.move(to: nil)
    model.number = 1
    host.update()
    await StandInHost.settle()
    #expect(host.texts == ["0"])
    host.move(to: window)
    await StandInHost.settle()
    #expect(host.texts == ["1"])
  }

  @Test("Preferences are combined and compared on another thread, when that's played")
  func renderThread() {
    ViewGraph.preferenceThread = .render
    defer { ViewGraph.preferenceThread = .main }
    let threads = Threads()
    var told: [Int] = []
    let host = StandInHost(VStack { threads.view().onPreferenceChange(Sum.self) { told.append($0) } })
    host.update()
    #expect(told == [1])
    #expect(threads.wereRender == [true])
  }

  /// Isolated to nothing, so that its closures may be called anywhere.
  private final class Threads: @unchecked Sendable {
    private(set) var wereRender: Set<Bool> = []
    nonisolated func view() -> some View {
      Text("a").transformPreference(Sum.self) {
        self.wereRender.insert(ViewGraph.isOnRenderThread)
        $0 += 1
      }
    }
  }

  @Test("An object that publishes from another thread is warned of, and its views are updated")
  func publishedOffMain() async {
    struct Shown: View {
      @ObservedObject var model: FreeModel
      var body: some View { Text("\(model.number)") }
    }
    var problems: [ViewGraph.Problem] = []
    ViewGraph.problemHandler = { problems.append($0) }
    defer { recordProblems() }
    let model = FreeModel()
    let host = StandInHost(Shown(model: model))
    host.update()
    onAnotherThread { model.number = 1 }
    await StandInHost.settle()
    #expect(host.texts == ["1"])
    #expect(problems == [.publishedOffMain])
  }

  @MainActor private final class Model: @MainActor ObservableObject {
    @Published var number = 0
  }
  private final class FreeModel: ObservableObject, @unchecked Sendable {
    @Published var number = 0
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
