import CKeyWindowGTK
import CKeyWindowGTK.X11
import Foundation
import KeyWindow
import KeyWindowGTK
import Testing

extension WindowTests {
  /// What another program takes for a hot key, a lock or a menu.
  @Suite("A keyboard grab") @MainActor struct KeyboardGrabTests {
    @Test("by another program is no loss of the keyboard: nothing is told", .on(Rig.x11))
    func grab() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        try await desk.settle()
        let told = window.states.count
        let other = try OtherProgram()
        for _ in 0..<3 {
          try await other.grabKeyboard()
          try await until("GTK hears of it") { gtk_window_is_active(window.window.pointer) == 0 }
          // Longer than a loss is held back.
          try await desk.settle()
          #expect(window.isKey)
          other.ungrabKeyboard()
          try await until("GTK hears of it") { gtk_window_is_active(window.window.pointer) != 0 }
          try await desk.settle()
        }
        // Settling tells two titles each time.
        #expect(window.states.count == told + 12)
        #expect(desk.keys == [[], ["A"]])
        #expect(WindowRegistry.shared.keyWindow?.window === window.window)
      }
    }

    @Test("by a hot key that is held is none either", .on(Rig.x11))
    func hotKey() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        try await desk.settle()
        let other = try OtherProgram()
        other.grabKey("Pause")
        try await run("xdotool", "keydown", "Pause")
        try await until("GTK hears of it") { gtk_window_is_active(window.window.pointer) == 0 }
        try await desk.settle()
        #expect(window.isKey)
        try await run("xdotool", "keyup", "Pause")
        try await until("GTK hears of it") { gtk_window_is_active(window.window.pointer) != 0 }
        try await desk.settle()
        #expect(desk.keys == [[], ["A"]])
      }
    }

    @Test("doesn't hide that the keyboard goes to another window meanwhile", .on(Rig.x11))
    func lossMeanwhile() async throws {
      try await withDesk { desk in
        let (a, b) = (try await desk.open("A"), try await desk.open("B"))
        let other = try OtherProgram()
        try await other.grabKeyboard()
        try await until("GTK hears of it") { gtk_window_is_active(b.window.pointer) == 0 }
        other.giveKeyboard(to: try a.id)
        try await until("A is key") { a.isKey }
        #expect(!b.isKey)
        other.giveKeyboard(to: nil)
        try await until("none is key") { !a.isKey }
        other.giveKeyboard(to: try b.id)
        try await until("B is key") { b.isKey }
        other.ungrabKeyboard()
        try await desk.settle()
        #expect(desk.keys.last == ["B"])
      }
    }
  }
}

/// Another client of the X server.
@MainActor private final class OtherProgram {
  private let display: OpaquePointer
  private let window: XID
  private let root: XID

  init() throws {
    display = try #require(XOpenDisplay(nil))
    root = XDefaultRootWindow(display)
    // A window that no window manager sees, for the keyboard to be away.
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = 1
    window = XCreateWindow(
      display, root, 0, 0, 1, 1, 0, 0, UInt32(InputOnly), nil, UInt(CWOverrideRedirect), &attributes)
    XMapWindow(display, window)
    XSync(display, 0)
  }

  isolated deinit {
    XCloseDisplay(display)
  }

  func grabKeyboard() async throws {
    // A key that xdotool pressed may still be held by another grab.
    try await until("the keyboard can be grabbed") {
      XGrabKeyboard(display, root, 1, GrabModeAsync, GrabModeAsync, UInt(CurrentTime)) == GrabSuccess
    }
    XSync(display, 0)
  }

  func ungrabKeyboard() {
    XUngrabKeyboard(display, UInt(CurrentTime))
    XSync(display, 0)
  }

  func grabKey(_ name: String) {
    let code = XKeysymToKeycode(display, XStringToKeysym(name))
    XGrabKey(display, Int32(code), UInt32(AnyModifier), root, 1, GrabModeAsync, GrabModeAsync)
    XSync(display, 0)
  }

  /// - Parameter id: the number of a window; nil for this program's own.
  func giveKeyboard(to id: String?) {
    XSetInputFocus(display, id.flatMap { XID($0) } ?? window, RevertToParent, UInt(CurrentTime))
    XSync(display, 0)
  }
}
