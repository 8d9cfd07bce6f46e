import CKeyWindowGTK
import Foundation
import KeyWindow
import KeyWindowGTK
import Testing

extension WindowTests {
  @Suite("Who gets the key that is pressed is key") @MainActor struct TypingTests {
    @Test("of two windows, and with a popover of one that had the keyboard or hadn't", .on())
    func popovers() async throws {
      try await withDesk { desk in
        let (a, b) = (try await desk.open("A"), try await desk.open("B"))
        let reception = Reception()
        for window in [a, b] { reception.listen(to: window) }
        try await reception.expectTyped(to: b)
        for owner in [a, b] {
          let popover = try reception.popUp(on: owner)
          try await until("the popover is open") { gtk_widget_get_mapped(popover.widget) != 0 }
          try await reception.expectTyped(to: owner)
          try await popover.close()
          try await reception.expectTyped(to: b)
        }
      }
    }

    @Test("and while GNOME's overview gets it none is", .on(.gnomeShell))
    func overview() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        let reception = Reception()
        reception.listen(to: window)
        try await reception.expectTyped(to: window)
        for _ in 0..<2 {
          try await GNOMEShell().showOverview(true)
          // GNOME 43 takes the keyboard away, and gives it back, with the next key only.
          await #expect(throws: Never.self) { try await reception.expectNothingTyped { !window.isKey } }
          #expect(WindowRegistry.shared.keyWindow == nil)
          try await GNOMEShell().showOverview(false)
          try await reception.expectTyped(to: window, beforeItIsKey: true)
        }
      }
    }

    @Test("and on a seat without a keyboard the focused one is, whatever popovers do", .on(.sway))
    func withoutKeyboard() async throws {
      try await withDesk { desk in
        let (a, b) = (try await desk.open("A"), try await desk.open("B"))
        let reception = Reception()
        for window in [a, b] { reception.listen(to: window) }
        try Seat.tell(["keyboard 0"])
        var isPlugged = false
        defer { if !isPlugged { try? Seat.tell(["keyboard 1"]) } }
        try await until("GTK hears of it") { gtk_window_is_active(b.window.pointer) == 0 }
        for focused in [b, a] {
          try await Sway().focus(focused)
          try await until("\(focused.name) is key") { focused.isKey }
          let popover = try reception.popUp(on: b)
          try await until("the popover is open") { gtk_widget_get_mapped(popover.widget) != 0 }
          try await desk.settle()
          #expect([a, b].filter(\.isKey).map(\.name) == [focused.name])
          try await popover.close()
          try await desk.settle()
          #expect([a, b].filter(\.isKey).map(\.name) == [focused.name])
        }
        try Seat.tell(["keyboard 1"])
        isPlugged = true
        try await reception.expectTyped(to: a)
      }
    }
  }
}

/// Which window of the test got the last key that was pressed.
@MainActor private final class Reception {
  private var last: String?
  private var windows: [TestWindow] = []
  private var observations: [WindowObservation] = []

  func listen(to window: TestWindow) {
    windows.append(window)
    guard let pointer = window.window.pointer else { return }
    listen(to: widget(pointer), as: window.name)
  }

  private func listen(to widget: UnsafeMutablePointer<GtkWidget>, as name: String) {
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    observations.append(
      onSignal("key-pressed", of: UnsafeMutableRawPointer(keys)) { [weak self] _ in
        self?.last = name
        return false
      })
    gtk_widget_add_controller(widget, keys)
  }

  /// Presses keys until one arrives there; then that window, and no other one, is key, and mostly was before.
  func expectTyped(
    to window: TestWindow, beforeItIsKey: Bool = false, _ location: SourceLocation = #_sourceLocation
  ) async throws {
    last = nil
    let isAlone = { window.isKey && self.windows.allSatisfy { $0 === window || !$0.isKey } }
    if !beforeItIsKey { try await until("\(window.name) is key", isAlone) }
    // One that is pressed while a popover opens may go nowhere.
    for _ in 0..<10 where last == nil {
      try await Keyboard.type()
      try? await until("a key arrives", within: .seconds(1)) { last != nil }
    }
    #expect(last == window.name, sourceLocation: location)
    try await until("\(window.name) is key", isAlone)
    #expect(windows.filter(\.isKey).map(\.name) == [window.name], sourceLocation: location)
  }

  /// Presses a key that must go to no window of the test, and waits for what comes of it.
  func expectNothingTyped(
    then condition: () -> Bool, _ location: SourceLocation = #_sourceLocation
  ) async throws {
    last = nil
    try await Keyboard.type()
    try await until("the key has gone elsewhere", condition)
    #expect(last == nil, sourceLocation: location)
  }

  func popUp(on window: TestWindow) throws -> Popover {
    let popover = try #require(gtk_popover_new())
    gtk_widget_set_parent(popover, gtk_window_get_child(window.window.pointer))
    let pointer = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self)
    gtk_popover_set_child(pointer, gtk_entry_new())
    listen(to: popover, as: window.name)
    let open = Popover(popover)
    open.open()
    return open
  }

  @MainActor final class Popover {
    let widget: UnsafeMutablePointer<GtkWidget>
    private let pointer: UnsafeMutablePointer<GtkPopover>

    init(_ widget: UnsafeMutablePointer<GtkWidget>) {
      self.widget = widget
      pointer = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkPopover.self)
    }

    func open() {
      gtk_popover_popup(pointer)
    }

    func close() async throws {
      gtk_popover_popdown(pointer)
      // GTK 4.8 takes keys for one that is taken away while it's open.
      try await until("it is closed") { gtk_widget_get_mapped(widget) == 0 }
      gtk_widget_unparent(widget)
    }
  }
}
