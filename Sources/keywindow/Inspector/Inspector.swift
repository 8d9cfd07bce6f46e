import CKeyWindowGTK
import Foundation
import KeyWindow
import KeyWindowGTK

/// The Window Inspector: the application.
@MainActor final class Inspector {
  private let application: UnsafeMutablePointer<GtkApplication>
  private let windows: OpenWindows
  private let newWindows: NewWindows
  private let now: () -> Double
  private var inspector: InspectorWindow?
  private var actions: [String: Action] = [:]
  private var observations: [WindowObservation] = []

  static func run() -> ExitCode {
    // Two of it may run at once, and it needs no session bus.
    guard let application = gtk_application_new("io.github.keywindow.Inspector", G_APPLICATION_NON_UNIQUE)
    else { preconditionFailure("GTK made no application") }
    defer { g_object_unref(application) }
    let inspector = Inspector(application)
    let status = g_application_run(application.application, 0, nil)
    withExtendedLifetime(inspector) {}
    return status == 0 ? .success : .noDisplay
  }

  private init(_ application: UnsafeMutablePointer<GtkApplication>) {
    GTKMainLoop.attach()
    self.application = application
    let start = ContinuousClock.now
    now = { start.duration(to: .now) / .seconds(1) }
    windows = OpenWindows(now: now)
    newWindows = NewWindows(in: application)
    observations = [
      onSignal("startup", of: application) { [weak self] in self?.start() },
      onSignal("activate", of: application) { [weak self] in self?.inspector?.present() },
    ]
  }

  private func start() {
    observations += [DarkStyle.followDesktop()].compactMap { $0 }
    Style.load()
    let inspector = InspectorWindow(in: application, windows: windows, now: now)
    inspector.onClose = { [weak self] in self?.quit() }
    // What is opened next comes in front of it.
    inspector.onFirstShown = { [weak self] in self?.open(.headerBar) }
    self.inspector = inspector
    addActions()
    windows.onChange = { [weak self] in self?.windowsDidChange() }
  }

  private func windowsDidChange() {
    inspector?.show()
    // As long as it isn't enabled, the key is there for whatever else it does.
    actions["leave-full-screen"]?.isEnabled = windows.key?.state.isFullScreen == true
  }

  private func addActions() {
    add("quit", "<Control>q") { [weak self] in self?.quit() }
    add("new-with-header-bar", "<Control>n") { [weak self] in self?.open(.headerBar) }
    add("new-without-header-bar", "<Control><Shift>n") { [weak self] in self?.open(.decoration) }
    add("show-inspector", "<Control>i") { [weak self] in self?.inspector?.present() }
    DarkStyle.addAction("dark-style", to: OpaquePointer(application))
    add("shortcuts", "<Control>question") { [weak self] in self?.inspector?.showShortcuts() }
    // A full-screen window without a header bar has no button to go back.
    add("full-screen", "F11") { [weak self] in self?.toggleFullScreen() }
    add("leave-full-screen", "Escape") { [weak self] in self?.toggleFullScreen() }
    // GTK's own.
    setKey("<Control>w", for: "window.close")
  }

  private func add(_ name: String, _ key: String, _ body: @escaping @MainActor () -> Void) {
    actions[name] = Action(name, in: OpaquePointer(application), body)
    setKey(key, for: "app.\(name)")
  }

  private func setKey(_ key: String, for action: String) {
    key.withCString { gtk_application_set_accels_for_action(application, action, [$0, nil]) }
  }

  private func open(_ titleBar: SampleWindow.TitleBar) {
    if let window = newWindows.open(titleBar) { inspector?.choose(window) }
  }

  private func toggleFullScreen() {
    do throws(WindowCommandError) {
      try WindowRegistry.shared.keyWindow?.actions.toggleFullScreen()
    } catch {
      inspector?.complain(error)
    }
  }

  private func quit() {
    g_application_quit(application.application)
  }
}
