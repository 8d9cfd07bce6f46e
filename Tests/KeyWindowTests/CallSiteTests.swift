import KeyWindow
import KeyWindowTesting
import Testing

/// Everything that takes a closure can be called from any actor.
@Suite("From any actor") struct CallSiteTests {
  actor Watcher {
    var names: [String?] = []

    func watch(_ registry: WindowRegistry) async {
      for await name in await registry.changes(of: { $0.keyWindow?.state.title }) {
        names.append(name)
        return
      }
    }
  }

  @Test("an actor follows the registry") func actor() async {
    let desktop = await SimulatedDesktop()
    let observer = await WindowObserver(desktop.open("Window"))
    let watcher = Watcher()
    await watcher.watch(desktop.registry)
    #expect(await watcher.names == ["Window"])
    _ = observer
  }

  @Test("a function that belongs to none follows the registry") func nonisolated() async {
    let desktop = await SimulatedDesktop()
    let observer = await WindowObserver(desktop.open("Window"))
    for await window in await desktop.registry.changes(of: { @MainActor in $0.keyWindow }) {
      #expect(window?.state.title == "Window")
      break
    }
    let observation = await desktop.registry.onChange(of: { $0.keyWindow }) { _ in }
    _ = (observer, observation)
  }

  @MainActor @Test("the main actor follows it by a key path") func keyPath() async {
    let desktop = SimulatedDesktop()
    let observer = WindowObserver(desktop.open("Window"))
    for await window in desktop.registry.changes(of: \.keyWindow) {
      #expect(window?.state.title == "Window")
      break
    }
    _ = observer
  }

  @MainActor @Test("An observation that is kept keeps its observer, and no longer") func kept() {
    let desktop = SimulatedDesktop()
    let window = desktop.open("Window")
    var told: [String?] = []
    var observation: WindowObservation? = WindowObserver(window).onChange { told.append($0?.title) }
    window.rename(to: "Renamed")
    desktop.settle()
    #expect(told == ["Renamed"])
    #expect(window.isObserved)
    withExtendedLifetime(observation) {}
    observation = nil
    #expect(!window.isObserved)
  }
}
