import SwiftUI
import Testing

@MainActor @Suite("State and bodies", .serialized)
struct StateTests {
  init() { recordProblems() }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(count)")
        Button("more") { count += 1 }
        Button("same") { count = count }
      }
    }
  }

  @Test("A written state shows in the next turn of the main queue, once for any number of writes")
  func coalesced() async {
    let host = StandInHost(Counter())
    host.update()
    for _ in 0..<3 { host.press("more") }
    #expect(host.texts.first == "0")
    await StandInHost.settle()
    #expect(host.texts.first == "3")
    #expect(host.bodyCount(of: Counter.self) == 2)
  }

  @Test("Writing the value that it has runs no body")
  func equalWrite() async {
    let host = StandInHost(Counter())
    host.update()
    host.press("same")
    await StandInHost.settle()
    #expect(host.bodyCount(of: Counter.self) == 1)
  }

  @Test("State outlives updates of the view above it, and goes with the view")
  func stateByPlace() {
    func tree(_ title: String, shown: Bool = true) -> some View {
      VStack {
        Text(title)
        if shown { Counter() }
      }
    }
    let host = StandInHost(tree("a"))
    host.update()
    host.press("more")
    host.setRoot(tree("b"))
    host.update()
    #expect(Array(host.texts.prefix(2)) == ["b", "1"])
    host.setRoot(tree("c", shown: false))
    host.update()
    host.setRoot(tree("d"))
    host.update()
    #expect(Array(host.texts.prefix(2)) == ["d", "0"])
  }

  @Test("Another id or another branch is another view")
  func identity() {
    struct Choice: View {
      let first: Bool
      var body: some View { if first { Counter() } else { Counter() } }
    }
    let host = StandInHost(Choice(first: true))
    host.update()
    host.press("more")
    host.setRoot(Choice(first: false))
    host.update()
    #expect(host.texts.first == "0")

    let other = StandInHost(Counter().id(1))
    other.update()
    other.press("more")
    other.setRoot(Counter().id(2))
    other.update()
    #expect(other.texts.first == "0")
  }

  @Test("ForEach keeps the state of an element that moves")
  func elements() {
    func list(_ ids: [Int]) -> some View { ForEach(ids, id: \.self) { _ in Counter() } }
    let host = StandInHost(list([1, 2]))
    host.update()
    host.press("more")
    host.update()
    host.setRoot(list([3, 2, 1]))
    host.update()
    #expect(host.texts.filter { Int($0) != nil } == ["0", "0", "1"])
  }

  private struct Parent: View {
    struct Child: View {
      let name: String
      let action: () -> Void
      var body: some View { Text(name) }
    }
    @State private var unread = 0
    @State private var shown = 0
    var body: some View {
      VStack {
        Text("\(shown)")
        Child(name: "child", action: {})
        Button("unread") { unread += 1 }
        Button("shown") { shown += 1 }
      }
    }
  }

  @Test("A body doesn't run for a state it hasn't read, and a child with the same value doesn't run at all")
  func onlyWhoReads() async {
    let host = StandInHost(Parent())
    host.update()
    host.press("unread")
    await StandInHost.settle()
    #expect(host.bodyCount(of: Parent.self) == 1)
    host.press("shown")
    await StandInHost.settle()
    #expect(host.bodyCount(of: Parent.self) == 2)
    #expect(host.bodyCount(of: Parent.Child.self) == 1)
  }

  @Test("A binding runs the child that reads it, not the parent that only hands it on")
  func bindings() async {
    struct Switch: View {
      @Binding var isOn: Bool
      var body: some View {
        VStack {
          Text(isOn ? "on" : "off")
          Button("switch") { isOn.toggle() }
        }
      }
    }
    struct Owner: View {
      @State private var isOn = false
      var body: some View { Switch(isOn: $isOn) }
    }
    let host = StandInHost(Owner())
    host.update()
    host.press("switch")
    await StandInHost.settle()
    #expect(host.texts.first == "on")
    #expect(host.bodyCount(of: Owner.self) == 1)
  }

  @Test("Writing state in a body is found out")
  func writingInBody() {
    struct Wrong: View {
      @State private var count = 0
      var body: some View {
        count += 1
        return Text("\(count)")
      }
    }
    var problems: [ViewGraph.Problem] = []
    ViewGraph.problemHandler = { problems.append($0) }
    let host = StandInHost(Wrong())
    host.update()
    recordProblems()
    #expect(problems.contains(.modifiedStateDuringUpdate))
    // It never comes to rest, as in SwiftUI.
    #expect(problems.contains(.endless))
  }
}
