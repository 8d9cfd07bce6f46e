import KeyWindow
import KeyWindowTesting
import Testing

/// An object's address comes again once it is freed. Nothing is told from something else by it.
@MainActor @Suite("No identity comes again") struct IdentityTests {
  @Test("A registered window's id never names another window") func registeredWindow() {
    let desktop = SimulatedDesktop()
    var ids: Set<RegisteredWindow.ID> = []
    for _ in 0..<200 {
      let window = desktop.open("Window")
      let observer = WindowObserver(window)
      desktop.settle()
      let isNew = desktop.registry.windows.allSatisfy { ids.insert($0.id).inserted }
      #expect(isNew)
      window.free()
      withExtendedLifetime(observer) {}
    }
    #expect(ids.count == 200)
  }

  @Test("A new scene where a freed one was has a key window of its own") func scene() async {
    let desktop = SimulatedDesktop()
    for _ in 0..<200 {
      let old = WindowInScene(on: desktop)
      let oldObserver = WindowObserver(old)
      // Freed, and the window doesn't know it yet.
      old.scene = nil
      let new = WindowInScene(on: desktop)
      let observer = WindowObserver(new)
      desktop.settle()
      #expect(observer.isKeyWindow)
      #expect(oldObserver.state != nil)
    }
  }
}

/// A window that claims to be key of a scene which it doesn't keep.
@MainActor private final class WindowInScene: SeparatelyRegisteredWindow {
  final class Scene {}
  var scene: Scene? = Scene()
  let registry: WindowRegistry
  let hub: WindowHub

  init(on desktop: SimulatedDesktop) {
    (registry, hub) = (desktop.registry, desktop.hub)
  }

  var keyScene: AnyObject? { scene }
  func readWindowState() -> WindowState? { WindowState(isKey: true, isVisible: true) }
  func startWindowHints(_ hint: @escaping @MainActor () -> Void) -> WindowObservation { WindowObservation {} }
}
