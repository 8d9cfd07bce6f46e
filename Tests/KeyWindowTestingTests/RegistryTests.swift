import KeyWindow
import KeyWindowTesting
import Testing

@MainActor @Suite("The registry of a simulated desktop") struct SimulatedRegistryTests {
  @Test("knows the desktop's windows and the key one, and no others")
  func registry() {
    let desktop = SimulatedDesktop()
    let a = WindowObserver(desktop.open("A"))
    let b = WindowObserver(desktop.open("B"))
    desktop.settle()
    #expect(desktop.registry.keyWindow?.state.title == "B")
    #expect(desktop.registry.windows.count == 2)
    #expect(SimulatedDesktop().registry.windows.isEmpty)

    desktop.deactivateApp()
    desktop.settle()
    #expect(desktop.registry.keyWindow == nil)
    withExtendedLifetime((a, b)) {}
  }
}
