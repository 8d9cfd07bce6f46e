import SwiftUI
import Testing

@MainActor @Suite("Environment, preferences and actions", .serialized)
struct EnvironmentTests {
  init() { recordProblems() }

  private struct Scale: View {
    @Environment(\.displayScale) var scale
    var body: some View { Text("\(Int(scale))") }
  }
  private struct Deaf: View {
    var body: some View { Scale() }
  }

  @Test("A changed value reaches its readers through views that don't read it, and runs no body but theirs")
  func readersOnly() {
    func tree(_ scale: CGFloat) -> some View { Deaf().environment(\.displayScale, scale) }
    let host = StandInHost(tree(1))
    host.update()
    host.setRoot(tree(2))
    host.update()
    #expect(host.texts == ["2"])
    #expect(host.bodyCount(of: Scale.self) == 2)
    #expect(host.bodyCount(of: Deaf.self) == 1)
    host.setRoot(tree(2))
    host.update()
    #expect(host.bodyCount(of: Scale.self) == 2)
  }

  @Test("The innermost value counts, and a transform starts from the outer one")
  func innermost() {
    let host = StandInHost(
      VStack {
        Scale().environment(\.displayScale, 3)
        Scale().transformEnvironment(\.displayScale) { $0 += 1 }
      }.environment(\.displayScale, 2))
    host.update()
    #expect(host.texts == ["3", "3"])
  }

  private struct Part: View {
    @Environment(\.displayScale.isLarge) var isLarge
    var body: some View { Text(isLarge ? "large" : "small") }
  }
  private struct Whole: View {
    @Environment(\.self) var environment
    var body: some View { Text(environment.layoutDirection == .leftToRight ? "from left" : "from right") }
  }

  @Test("Who reads a part of a value hears of that part; who reads the whole environment, of what it uses")
  func parts() {
    func tree(_ scale: CGFloat, _ direction: LayoutDirection = .leftToRight) -> some View {
      VStack {
        Part()
        Whole()
      }.environment(\.displayScale, scale).environment(\.layoutDirection, direction)
    }
    let host = StandInHost(tree(1))
    host.update()
    func show(_ view: some View) -> [Int] {
      host.resetBodyCounts()
      host.setRoot(view)
      host.update()
      return [host.bodyCount(of: Part.self), host.bodyCount(of: Whole.self)]
    }
    #expect(show(tree(1.5)) == [0, 0])
    #expect(show(tree(2)) == [1, 0])
    #expect(show(tree(2, .rightToLeft)) == [0, 1])
    #expect(host.texts == ["large", "from right"])
  }

  private struct Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test("Preferences add up, backgrounds included, and are told after the update, for each new sum")
  func preferences() {
    var told: [Int] = []
    func tree(_ last: Int) -> some View {
      VStack {
        Text("a").preference(key: Sum.self, value: 1)
        Text("b").background(Color.clear.preference(key: Sum.self, value: last))
      }.onPreferenceChange(Sum.self) { told.append($0) }
    }
    let host = StandInHost(tree(2))
    host.update()
    host.setRoot(tree(2))
    host.update()
    host.setRoot(tree(5))
    host.update()
    #expect(told == [3, 6])
  }

  @Test("An outer preference takes the place of the inner one; a transform changes it")
  func outerPreference() {
    var told: [Int] = []
    let host = StandInHost(
      VStack {
        Text("a").preference(key: Sum.self, value: 1).preference(key: Sum.self, value: 10)
        Text("b").preference(key: Sum.self, value: 1).transformPreference(Sum.self) { $0 += 100 }
      }.onPreferenceChange(Sum.self) { told.append($0) })
    host.update()
    #expect(told == [111])
  }

  @Test("What onAppear changes shows in the same update")
  func appearing() {
    struct Late: View {
      @State private var text = "early"
      var body: some View { Text(text).onAppear { text = "late" } }
    }
    let host = StandInHost(Late())
    host.update()
    #expect(host.texts == ["late"])
  }

  @Test("onDisappear comes once when the view goes")
  func disappearing() {
    var count = 0
    let host = StandInHost(AnyView(Text("a").onDisappear { count += 1 }))
    host.update()
    host.setRoot(AnyView(EmptyView()))
    host.update()
    #expect(count == 1)
  }

  @Test("onChange tells old and new, and the value at first only when asked to")
  func changing() {
    var told: [String] = []
    func tree(_ value: Int) -> some View {
      Text("a").onChange(of: value) { told.append("\($0) to \($1)") }
        .onChange(of: value, initial: true) { told.append("\(value)") }
    }
    let host = StandInHost(tree(1))
    host.update()
    host.setRoot(tree(1))
    host.update()
    host.setRoot(tree(2))
    host.update()
    #expect(told.sorted() == ["1", "1 to 2", "2"])
  }

  @Test("A modifier's body has its own state, and its content runs only for its own reasons")
  func modifierContent() async {
    struct Inner: View {
      var body: some View { Text("inner") }
    }
    struct Counting: ViewModifier {
      @State private var count = 0
      func body(content: Content) -> some View {
        VStack {
          content
          Text("\(count)")
          Button("more") { count += 1 }
        }
      }
    }
    let host = StandInHost(Inner().modifier(Counting()))
    host.update()
    host.press("more")
    await StandInHost.settle()
    #expect(host.texts == ["inner", "1", "more"])
    #expect(host.bodyCount(ofModifier: Counting.self) == 2)
    #expect(host.bodyCount(of: Inner.self) == 1)
  }

  @Test("A task runs while its view is there")
  func tasks() async {
    var log: [String] = []
    let host = StandInHost(
      AnyView(
        Text("a").task {
          log.append("began")
          while !Task.isCancelled { await Task.yield() }
          log.append("cancelled")
        }))
    await StandInHost.settle()
    #expect(log == ["began"])
    host.setRoot(AnyView(EmptyView()))
    for _ in 0..<10_000 where log.count < 2 { await StandInHost.turn() }
    #expect(log == ["began", "cancelled"])
  }
}

extension CGFloat {
  fileprivate var isLarge: Bool { self >= 2 }
}
