import CKeyWindowGTK
import Foundation
import KeyWindow
import KeyWindowGTK

/// The inspector's own window: shows the app's windows, and the values of the chosen one.
@MainActor final class InspectorWindow {
  /// Told when the window is gone.
  var onClose: () -> Void = {}
  /// Told once it's on the screen.
  var onFirstShown: (() -> Void)?

  private let window: UnsafeMutablePointer<GtkWindow>
  private let keyWindowLabel: OpaquePointer
  private let windows: OpenWindows
  private let list: WindowList
  private let table: StateTable
  private let picture: ScreenPictureView
  private let timeLine: TimeLineView
  private let buttons: CommandButtons
  private let layout: InspectorLayout
  private let itself: WindowObserver
  private var itsState: WindowObservation?
  private weak var toBeChosen: GTKWindow?

  init(
    in application: UnsafeMutablePointer<GtkApplication>, windows: OpenWindows, now: @escaping () -> Double
  ) {
    let interface = Interface(PackageResources.inspector_ui)
    window = UnsafeMutablePointer(interface.object("inspector"))
    keyWindowLabel = interface.object("key-window")
    self.windows = windows
    list = WindowList(interface)
    table = StateTable(interface)
    picture = ScreenPictureView(interface)
    timeLine = TimeLineView(interface, now: now)
    buttons = CommandButtons(interface, in: window)
    layout = InspectorLayout(interface)
    itself = WindowObserver()
    itself.observe(GTKWindow.window(window))
    gtk_application_add_window(application, window)
    interface.release()
    ScreenReader.hideParts(of: window.widget)
    list.onChoose = { [weak self] _ in self?.showAnother() }
    timeLine.history = { [weak self] in self?.chosen?.history }
    itsState = itself.onChange { [weak self] in self?.itDidChange($0) }
    keepTimeLineMoving()
  }

  func present() {
    if itself.state != nil { gtk_window_present(window) }
  }

  /// Shows the values of this window, as soon as it's known.
  func choose(_ window: GTKWindow) {
    toBeChosen = window
    show()
  }

  func showShortcuts() {
    let interface = Interface(PackageResources.shortcuts_ui)
    let shortcuts = UnsafeMutablePointer<GtkWindow>(interface.object("shortcuts"))
    gtk_window_set_transient_for(shortcuts, window)
    gtk_window_present(shortcuts)
    interface.release()
  }

  func complain(_ error: WindowCommandError) {
    buttons.complain(error.description)
  }

  private var chosen: InspectedWindow? {
    windows.all.first { $0.id == list.chosen }
  }

  private func showAnother() {
    buttons.choose(chosen?.window)
    show()
  }

  /// Shows what the windows are like now.
  func show() {
    guard itself.state != nil else { return }
    let all = windows.all
    list.show(all.map { WindowList.Entry(id: $0.id, name: $0.name, remark: $0.remark) })
    if let new = all.first(where: { toBeChosen != nil && $0.window === toBeChosen }) {
      toBeChosen = nil
      list.choose(new.id)
    }
    picture.picture = ScreenPicture(
      of: all.map { ScreenPicture.Window(name: $0.name, state: $0.state, number: $0.number) },
      chosen: all.firstIndex { $0.id == list.chosen })
    table.show(chosen?.state)
    timeLine.redraw()
    buttons.update(chosen?.state)
    gtk_label_set_text(keyWindowLabel, keyWindowText)
  }

  private var keyWindowText: String {
    guard let key = windows.key else { return "No key window" }
    return "Key window: \(key.name), " + (windows.keyDocument.map { "showing \($0)" } ?? "no document")
  }

  private func itDidChange(_ state: WindowState?) {
    guard let state else { return onClose() }
    if state.isVisible, let onFirstShown {
      self.onFirstShown = nil
      onFirstShown()
    }
  }

  /// Time passes even when nothing happens; the picture of the last minute shows that while it can be seen.
  private func keepTimeLineMoving() {
    Task { [weak self] in
      while let self, self.itself.state != nil {
        if self.itself.isVisible == true { self.timeLine.redraw() }
        try await Task.sleep(for: .milliseconds(250))
      }
    }
  }
}
