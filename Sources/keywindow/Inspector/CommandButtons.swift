import CKeyWindowGTK
import Foundation
import KeyWindow
import KeyWindowGTK

/// The buttons for what the chosen window can be asked to do.
@MainActor final class CommandButtons {
  private struct Button {
    var command: () -> WindowCommand?
    var action: Action
    var widget: UnsafeMutablePointer<GtkWidget>
    var explanation: String
  }

  private var buttons: [Button] = []
  private var destruction: Action?
  private var entries: [WindowObservation] = []
  private let complaint: OpaquePointer
  private let title: FollowingEntry
  private let size: FollowingEntry
  private var window: GTKWindow?

  init(_ interface: Interface, in inspector: OpaquePointer) {
    complaint = interface.object("complaint")
    title = FollowingEntry(interface.object("new-title"))
    size = FollowingEntry(interface.object("new-size"))
    let commands: [(String, WindowCommand, String)] = [
      ("make-key-and-order-front", .makeKeyAndOrderFront, "Show it in front and give it the keyboard"),
      ("order-out", .orderOut, "Take it off the screen without closing it"),
      ("miniaturize", .miniaturize, "Minimise it"),
      ("deminiaturize", .deminiaturize, "Bring it back from being minimised"),
      ("zoom", .zoom, "Maximise it, or undo that"),
      ("toggle-full-screen", .toggleFullScreen, "Let it fill the screen, or undo that"),
      ("close-chosen", .close, "Ask it to close, as its close button does"),
    ]
    for (id, command, explanation) in commands {
      add(id, explanation, interface, inspector) { command }
    }
    add("set-title", "Give it this title", interface, inspector) { [title] in .setTitle(title.text) }
    add("set-size", "Give it this size in points", interface, inspector) { [size] in
      Self.size(from: size.text).map(WindowCommand.setSize)
    }
    for (id, entry) in [("set-title", title), ("set-size", size)] {
      entries.append(
        onSignal("activate", of: UnsafeMutableRawPointer(entry.entry)) {
          gtk_widget_activate_action_variant(UnsafeMutablePointer(entry.entry), "win.\(id)", nil)
        })
    }
    destruction = Action("destroy-chosen", in: inspector) { [weak self] in self?.window?.destroy() }
    gtk_widget_set_tooltip_text(
      interface.widget("destroy-chosen"), "End it without asking, as a program does with gtk_window_destroy")
  }

  /// Makes the buttons those of another window.
  func choose(_ window: GTKWindow?) {
    self.window = window
    complain(nil)
    title.reset()
    size.reset()
  }

  /// Offers what the window can do now, and says of the rest why it can't.
  func update(_ state: WindowState?) {
    title.follow(state?.title ?? "")
    size.follow(state?.size.words ?? "")
    for button in buttons {
      // The size that is typed in is judged when it's set; here it's about any size.
      let command = button.command() ?? .setSize(CGSize(width: 1, height: 1))
      let refusal = window.map { $0.refusal(of: command) } ?? .windowGone(command)
      // A window that isn't minimised takes it, and does nothing.
      let isIdle = command == .deminiaturize && state?.isMiniaturized == false
      button.action.isEnabled = refusal == nil && !isIdle
      let objection = refusal.map(Self.reason) ?? (isIdle ? "It isn't minimised" : nil)
      gtk_widget_set_tooltip_text(button.widget, objection ?? button.explanation)
    }
    destruction?.isEnabled = window != nil
  }

  func complain(_ message: String?) {
    gtk_label_set_text(complaint, message ?? "")
    gtk_widget_set_visible(UnsafeMutablePointer(complaint), message == nil ? 0 : 1)
  }

  private func add(
    _ id: String, _ explanation: String, _ interface: Interface, _ inspector: OpaquePointer,
    _ command: @escaping () -> WindowCommand?
  ) {
    let action = Action(id, in: inspector) { [weak self] in self?.perform(command()) }
    buttons.append(
      Button(command: command, action: action, widget: interface.widget(id), explanation: explanation))
  }

  private func perform(_ command: WindowCommand?) {
    guard let command else { return complain("Write a size as two numbers: 640 × 480") }
    do throws(WindowCommandError) {
      guard let window else { throw .windowGone(command) }
      try window.perform(command)
      complain(nil)
      switch command {
      case .setTitle: title.accept()
      case .setSize: size.accept()
      default: break
      }
    } catch {
      complain(error.description)
    }
  }

  private static func reason(of error: WindowCommandError) -> String {
    switch error {
    case .unsupported(_, let reason): "Unsupported: \(reason)"
    case .windowGone, .invalidSize: error.description
    }
  }

  /// Two numbers, with whatever between them.
  static func size(from text: String) -> CGSize? {
    let numbers = text.split { !"0123456789.-e".contains($0) }.map { Double($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1] else { return nil }
    return CGSize(width: width, height: height)
  }
}
