import SwiftUI
import Testing

@MainActor @Suite("A representable", .serialized)
struct RepresentableTests {
  private let log = Log()
  init() { recordProblems() }

  @Test("is made and updated before its view gets to its window")
  func makeUpdateWindow() {
    let window = testWindow()
    let host = StandInHost(Probe(log: log, value: 0), in: window)
    host.update()
    #expect(log.lines == ["coordinator", "make", "update 0, in no window", "moved into a window"])
  }

  @Test("is updated for a new value and not for the same one")
  func updatesOnChange() {
    let host = StandInHost(Probe(log: log, value: 0))
    host.update()
    log.lines = []
    host.setRoot(Probe(log: log, value: 0))
    host.update()
    #expect(log.lines == [])
    host.setRoot(Probe(log: log, value: 1))
    host.update()
    #expect(log.lines == ["update 1, in no window"])
  }

  @Test("is updated for an environment value that it has read, and for no other")
  func environmentReads() {
    let log = log
    func tree(_ scale: CGFloat, _ direction: LayoutDirection) -> some View {
      Probe(log: log, value: 0, readsScale: true).environment(\.displayScale, scale)
        .environment(\.layoutDirection, direction)
    }
    let host = StandInHost(tree(1, .leftToRight))
    host.update()
    log.lines = []
    host.setRoot(tree(1, .rightToLeft))
    host.update()
    #expect(log.lines == [])
    host.setRoot(tree(2, .rightToLeft))
    host.update()
    #expect(log.lines == ["update 0, in no window"])
  }

  @Test(
    "is dismantled once when it goes, before or after its view has left the window", arguments: [false, true])
  func dismantle(detachesFirst: Bool) {
    let window = testWindow()
    let host = StandInHost(AnyView(Probe(log: log, value: 0)), in: window)
    host.detachesBeforeDismantling = detachesFirst
    host.update()
    log.lines = []
    host.setRoot(AnyView(EmptyView()))
    host.update()
    let both = ["dismantle", "moved out of its window"]
    #expect(log.lines == (detachesFirst ? both.reversed() : both))
  }

  @Test("leaves no view, coordinator or place behind, 1000 times over")
  func nothingIsLeft() {
    let window = testWindow()
    for _ in 0..<1000 {
      let host = StandInHost(Probe(log: log, value: 0), in: window)
      host.update()
      host.removeAllViews()
      host.move(to: nil)
      #expect(host.nodeCount == 0)
    }
    #expect(log.living == 0)
  }
}

/// What happened, in order.
@MainActor final class Log {
  var lines: [String] = []
  var living = 0
}

#if KEYWINDOW_APPKIT
final class ProbeView: NSView {
  let log: Log
  init(_ log: Log) {
    self.log = log
    super.init(frame: .zero)
    log.living += 1
  }
  required init?(coder: NSCoder) { return nil }
  isolated deinit { log.living -= 1 }
  override func viewDidMoveToWindow() {
    log.lines.append(window == nil ? "moved out of its window" : "moved into a window")
  }
}

struct Probe: NSViewRepresentable {
  let log: Log
  let value: Int
  var readsScale = false
  func makeCoordinator() { log.lines.append("coordinator") }
  func makeNSView(context: Context) -> ProbeView {
    log.lines.append("make")
    return ProbeView(log)
  }
  func updateNSView(_ view: ProbeView, context: Context) {
    if readsScale { _ = context.environment.displayScale }
    log.lines.append("update \(value), in \(view.window == nil ? "no" : "a") window")
  }
  static func dismantleNSView(_ view: ProbeView, coordinator: Void) { view.log.lines.append("dismantle") }
}

@MainActor func testWindow() -> NSWindow {
  NSWindow(standInFrame: NSRect(x: 0, y: 0, width: 300, height: 200))
}
#else
final class ProbeView: UIView {
  let log: Log
  init(_ log: Log) {
    self.log = log
    super.init(frame: .zero)
    log.living += 1
  }
  required init?(coder: NSCoder) { return nil }
  isolated deinit { log.living -= 1 }
  override func didMoveToWindow() {
    log.lines.append(window == nil ? "moved out of its window" : "moved into a window")
  }
}

struct Probe: UIViewRepresentable {
  let log: Log
  let value: Int
  var readsScale = false
  func makeCoordinator() { log.lines.append("coordinator") }
  func makeUIView(context: Context) -> ProbeView {
    log.lines.append("make")
    return ProbeView(log)
  }
  func updateUIView(_ view: ProbeView, context: Context) {
    if readsScale { _ = context.environment.displayScale }
    log.lines.append("update \(value), in \(view.window == nil ? "no" : "a") window")
  }
  static func dismantleUIView(_ view: ProbeView, coordinator: Void) { view.log.lines.append("dismantle") }
}

@MainActor func testWindow() -> UIWindow { UIWindow(windowScene: .standInConnect()) }
#endif

/// A problem of the view graph fails the test.
@MainActor func recordProblems() {
  ViewGraph.problemHandler = { Issue.record(Comment(rawValue: $0.rawValue)) }
}
