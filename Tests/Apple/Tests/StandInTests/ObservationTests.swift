import Combine
import Observation
import SwiftUI
import Testing

@MainActor @Suite("Observed objects", .serialized)
struct ObservationTests {
  init() { recordProblems() }

  @MainActor private final class Model: @MainActor ObservableObject {
    @Published var number = 0
    static var living = 0
    init() { Model.living += 1 }
    isolated deinit { Model.living -= 1 }
  }

  private struct Owner: View {
    @StateObject var model = Model()
    let title: String
    var body: some View {
      VStack {
        Text("\(title) \(model.number)")
        Button("more") { model.number += 1 }
      }
    }
  }

  @Test("A state object is made once for its place, followed, and freed with it")
  func stateObject() async {
    let host = StandInHost(Owner(title: "a"))
    host.update()
    host.press("more")
    await StandInHost.settle()
    host.setRoot(Owner(title: "b"))
    host.update()
    #expect(host.texts.first == "b 1")
    #expect(Model.living == 1)
    host.setRoot(EmptyView())
    host.update()
    #expect(Model.living == 0)
  }

  @Test("A view that is shown in two places has a state object in each, also if it is one value")
  func stateObjects() async {
    let view = Owner(title: "a")
    let hosts = [StandInHost(view), StandInHost(view)]
    for host in hosts { host.update() }
    #expect(Model.living == 2)
    hosts[0].press("more")
    await StandInHost.settle()
    #expect(hosts.map(\.texts.first) == ["a 1", "a 0"])
  }

  @Test("A published property tells before it changes, also to who asks for its values")
  func willSet() {
    let model = Model()
    var seen: [Int] = []
    let subscription = model.objectWillChange.sink { seen.append(model.number) }
    let values = model.$number.sink { seen.append(10 + $0) }
    model.number = 5
    #expect(seen == [10, 0, 15])
    subscription.cancel()
    values.cancel()
    model.number = 6
    #expect(seen.count == 3)
  }

  @Test("A view leaves no subscription behind")
  func noSubscription() {
    struct Reader: View {
      @ObservedObject var model: Model
      var body: some View { Text("\(model.number)") }
    }
    let model = Model()
    let host = StandInHost(Reader(model: model))
    host.update()
    #expect(model.objectWillChange.standInSubscriberCount == 1)
    host.removeAllViews()
    #expect(model.objectWillChange.standInSubscriberCount == 0)
  }

  @Test("Publishing from a body is found out")
  func publishingInBody() {
    struct Wrong: View {
      @ObservedObject var model: Model
      var body: some View {
        if model.number < 1 { model.number = 1 }
        return Text("\(model.number)")
      }
    }
    var problems: [ViewGraph.Problem] = []
    ViewGraph.problemHandler = { problems.append($0) }
    let host = StandInHost(Wrong(model: Model()))
    host.update()
    recordProblems()
    #expect(problems == [.publishedDuringUpdate])
  }

  @MainActor @Observable final class Two {
    var left = 0
    var right = 0
  }
  private struct Left: View {
    let two: Two
    var body: some View { Text("left \(two.left)") }
  }
  private struct Right: View {
    let two: Two
    var body: some View { Text("right \(two.right)") }
  }

  @Test("A body that reads an observed property runs for that property alone, once for two writes")
  func observable() async {
    let two = Two()
    let host = StandInHost(
      VStack {
        Left(two: two); Right(two: two)
      })
    host.update()
    two.left = 1
    two.left = 2
    await StandInHost.settle()
    #expect(host.texts == ["left 2", "right 0"])
    #expect(host.bodyCount(of: Left.self) == 2)
    #expect(host.bodyCount(of: Right.self) == 1)
  }

  @Test("What an earlier body has read, and the present one hasn't, doesn't run it")
  func staleReads() async {
    struct Either: View {
      let two: Two
      let isLeft: Bool
      var body: some View { Text(isLeft ? "\(two.left)" : "\(two.right)") }
    }
    let two = Two()
    let host = StandInHost(Either(two: two, isLeft: true))
    host.update()
    host.setRoot(Either(two: two, isLeft: false))
    host.update()
    two.left = 1
    await StandInHost.settle()
    #expect(host.bodyCount(of: Either.self) == 2)
  }

  @Test("An observable object goes down in the environment")
  func environmentObject() async {
    struct Reader: View {
      @Environment(Two.self) var two
      var body: some View { Text("\(two.left)") }
    }
    let two = Two()
    let host = StandInHost(Reader().environment(two))
    host.update()
    two.left = 4
    await StandInHost.settle()
    #expect(host.texts == ["4"])
  }
}
