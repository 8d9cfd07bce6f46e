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

    // mutter without its shell takes it for no longer than a moment.
    @Test(
      "and while a part of the shell gets it none is, whatever popovers do",
      .on([.sway, .gnomeShell, .kwin]), arguments: PopoverUse.allCases)
    fileprivate func shell(popover use: PopoverUse) async throws {
      try await withDesk { desk in
        let (b, a) = (try await desk.open("B"), try await desk.open("A"))
        let reception = Reception()
        for window in [a, b] { reception.listen(to: window) }
        for part in ShellPart.ofRig {
          try await reception.expectTyped(to: a)
          var popover: Reception.Popover?
          if let owner = use.owner(a, b) {
            let new = try reception.popUp(on: owner)
            popover = new
            if use != .opening {
              try await until("the popover is open") { gtk_widget_get_mapped(new.widget) != 0 }
              try await reception.expectTyped(to: owner)
            }
          }
          if use == .closed {
            try await popover?.close()
            try await desk.settle()
          }
          var receiver: String?
          try await part.show {
            try await desk.settle()
            try await reception.pressOther()
            // What comes of it has come before the answer to this.
            try await desk.settle()
            receiver = try await reception.expectReceiverIsKey("\(part), \(use)")
            // Some leave it to a popover that is open.
            if use == .none || use == .closed { #expect(receiver == nil, "\(part), \(use)") }
          }
          if use != .closed { try await popover?.close() }
          // GNOME 43's overview gives the keyboard back with the next key only.
          try await reception.expectTyped(to: a, beforeItIsKey: true)
        }
      }
    }

    // KWin's seat has one always.
    @Test(
      "and on a seat without a keyboard the focused one is, whatever popovers do",
      .on([.sway, .mutter, .gnomeShell]), arguments: [true, false])
    func withoutKeyboard(isFirst: Bool) async throws {
      try await withDesk { desk in
        let (a, b) = (try await desk.open("A"), try await desk.open("B"))
        let (focused, other) = isFirst ? (a, b) : (b, a)
        let reception = Reception()
        for window in [a, b] { reception.listen(to: window) }
        try await focused.getFocus()
        try await Seat.withoutKeyboard {
          try await until("GTK hears of it") { gtk_window_is_active(focused.window.pointer) == 0 }
          for owner in [other, focused] {
            let popover = try reception.popUp(on: owner)
            // Once a key was pressed mutter without its shell lets none open.
            if Rig.current != .mutter {
              try await until("the popover is open") { gtk_widget_get_mapped(popover.widget) != 0 }
            }
            try await desk.settle()
            #expect([a, b].filter(\.isKey).map(\.name) == [focused.name])
            try await popover.close()
            try await desk.settle()
            #expect([a, b].filter(\.isKey).map(\.name) == [focused.name])
          }
          // The others are told by keys which window to focus.
          guard Rig.current == .sway else { return }
          for next in [other, focused] {
            try await Sway().focus(next)
            try await until("\(next.name) is key") { next.isKey && [a, b].filter(\.isKey).count == 1 }
          }
        }
        try await reception.expectTyped(to: focused)
      }
    }
  }
}

/// Whose popover is open while a part of the shell is shown, or was.
private enum PopoverUse: CaseIterable {
  /// `opening`: that of the other window, which the compositor hasn't shown yet. `closed`: the same, open before.
  case none, focused, other, opening, closed

  func owner(_ focused: TestWindow, _ other: TestWindow) -> TestWindow? {
    switch self {
    case .none: nil
    case .focused: focused
    case .other, .opening, .closed: other
    }
  }
}

/// What of a shell, or of a compositor, gets what is typed while it's shown.
private enum ShellPart {
  case overview
  /// It is there while its keys are held.
  case switcher
  /// Programs that the compositor lets take the keyboard: launchers, locks.
  case launcher
  /// The user is to point at a window.
  case choice

  static var ofRig: [ShellPart] {
    switch Rig.current {
    case .gnomeShell: [.overview, .switcher]
    case .kwin: [.launcher, .choice]
    case .sway: [.launcher]
    default: []
    }
  }

  /// Shows it meanwhile.
  @MainActor func show(_ body: () async throws -> Void) async throws {
    try await show(true)
    do { try await body() } catch {
      try? await show(false)
      throw error
    }
    try await show(false)
  }

  private func show(_ isShown: Bool) async throws {
    // A user shows it by a key. After a popover of a window without the focus GNOME 43 and KWin say with the next key
    // only whose the keyboard is.
    if isShown { try Seat.press(.leftShift) }
    switch self {
    case .overview: try await GNOMEShell().showOverview(isShown)
    case .switcher: try Seat.tell(isShown ? ["key 56 1", "key 15 1", "key 15 0"] : ["key 56 0"])
    case .launcher: try Seat.tell(["launcher \(isShown ? 1 : 0)"])
    case .choice: try await KWin().askForWindow(isShown)
    }
  }
}

/// Which window of the test got the last key that was pressed.
@MainActor private final class Reception {
  private var last: String?
  /// The same of the key that is pressed where it may be that none gets it.
  private var lastOther: String?
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
      onSignal("key-pressed", of: UnsafeMutableRawPointer(keys)) { [weak self] arguments in
        // Those of a switcher arrive as well.
        var key = arguments[1]
        switch g_value_get_uint(&key) {
        case UInt32(GDK_KEY_a): self?.last = name
        case UInt32(GDK_KEY_b): self?.lastOther = name
        default: break
        }
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

  /// Presses another key, which the compositor has got then.
  func pressOther() async throws {
    lastOther = nil
    try await Keyboard.type(.b)
    try await Seat.finish()
  }

  /// Waits until whichever window got that key is key, and until none is if none got it.
  ///
  /// - Returns: the name of the window.
  func expectReceiverIsKey(
    _ when: String, _ location: SourceLocation = #_sourceLocation
  ) async throws -> String? {
    let isRight = { self.windows.filter(\.isKey).map(\.name) == (self.lastOther.map { [$0] } ?? []) }
    // GNOME 43's overview takes the keyboard away with the next key only.
    try? await until("the one that got the key is key", isRight)
    #expect(
      windows.filter(\.isKey).map(\.name) == (lastOther.map { [$0] } ?? []), "\(when)",
      sourceLocation: location)
    return lastOther
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
