import CKeyWindowGTK
import Foundation
import KeyWindow
import KeyWindowGTK

/// The buttons and entries for what the chosen window can be asked to do.
@MainActor final class CommandButtons {
  private struct Shown {
    var button: CommandButton
    var action: Action
    var widget: UnsafeMutablePointer<GtkWidget>
  }

  private var buttons: [Shown] = []
  private var setters:
    [(widget: UnsafeMutablePointer<GtkWidget>, explanation: String, Action, WindowCommand)] = []
  private var destruction: Action?
  private var entries: [WindowObservation] = []
  private let message: MessageLine
  private let title: FollowingEntry
  private let size: FollowingEntry
  private let place: FollowingEntry
  /// The inspector's own window, which isn't hidden: nobody could press a button of it any more.
  private let inspector: UnsafeMutablePointer<GtkWindow>
  private var window: GTKWindow?
  private var state: WindowState?
  private var expected: ExpectedEffect?
  private var patience: Task<Void, any Error>?

  init(_ interface: Interface, in inspector: UnsafeMutablePointer<GtkWindow>) {
    self.inspector = inspector
    message = MessageLine(interface.object("message"))
    title = FollowingEntry(interface.object("new-title"))
    size = FollowingEntry(interface.object("new-size"))
    place = FollowingEntry(interface.object("new-place"))
    let actions = OpaquePointer(inspector)
    for button in CommandButton.all {
      let action = Action(button.id, in: actions) { [weak self] in
        self.map { $0.perform(button.face(for: $0.state).command) }
      }
      let widget = Self.append(button, to: interface.object("commands"))
      buttons.append(Shown(button: button, action: action, widget: widget))
    }
    addSetter("set-title", "Give it this title", .setTitle(""), interface, title, "") { .setTitle($0) }
    addSetter(
      "set-size", "Give it this size in points", .setSize(CGSize(width: 1, height: 1)), interface, size,
      "Write a size as two numbers: 640 × 480"
    ) {
      Self.numbers(in: $0).map { .setSize(CGSize(width: $0, height: $1)) }
    }
    addSetter(
      "set-place", "Put its top-left corner here, in points", .setPosition(.zero), interface, place,
      "Write a place as two numbers: 200, 100"
    ) {
      Self.numbers(in: $0).map { .setPosition(CGPoint(x: $0, y: $1)) }
    }
    destruction = Action("destroy", in: actions) { [weak self] in self?.window?.destroy() }
    gtk_widget_set_tooltip_text(
      interface.widget("destroy"), "End it without asking, as a program does with gtk_window_destroy")
    keywindow_read_without_underscore(interface.widget("destroy"))
  }

  /// Makes the buttons those of another window.
  func choose(_ window: GTKWindow?) {
    self.window = window
    forget()
    title.reset()
    size.reset()
    place.reset()
  }

  /// Offers what the window can do now, and says of the rest why it can't.
  func update(_ state: WindowState?) {
    self.state = state
    title.follow(state?.title ?? "")
    size.follow(state?.size.words ?? "")
    place.follow(state?.position?.words ?? "")
    for shown in buttons {
      let face = shown.button.face(for: state)
      let objection = objection(to: face.command)
      shown.action.isEnabled = objection == nil
      Self.show(face, on: shown.widget, objection)
    }
    for (widget, explanation, action, command) in setters {
      let objection = objection(to: command)
      action.isEnabled = objection == nil
      gtk_widget_set_tooltip_text(widget, objection ?? explanation)
    }
    destruction?.isEnabled = window != nil
    if let expected, expected.hasCome(state) { forget() }
  }

  func complain(_ text: String) {
    forget()
    message.show(text)
  }

  private func forget() {
    expected = nil
    patience?.cancel()
    message.show("")
  }

  private func objection(to command: WindowCommand) -> String? {
    guard let window else { return "There is no window" }
    if command == .orderOut, window.pointer == inspector {
      return "It's the inspector: nothing would be left on the screen to bring it back"
    }
    return window.refusal(ofWindowCommand: command).map(Self.reason)
  }

  private func addSetter(
    _ id: String, _ explanation: String, _ example: WindowCommand, _ interface: Interface,
    _ entry: FollowingEntry, _ advice: String, _ command: @escaping (String) -> WindowCommand?
  ) {
    let set = { @MainActor [weak self] in
      guard let self else { return }
      if let objection = self.objection(to: example) { return self.complain(objection) }
      guard let command = command(entry.text) else {
        return self.complain(advice)
      }
      self.perform(command)
    }
    let action = Action(id, in: OpaquePointer(inspector), set)
    keywindow_read_by_name(interface.widget(id))
    setters.append((interface.widget(id), explanation, action, example))
    // Return is pressed even where the button can't be.
    entries.append(onSignal("activate", of: UnsafeMutableRawPointer(entry.entry), perform: set))
  }

  private func perform(_ command: WindowCommand) {
    forget()
    do throws(WindowCommandError) {
      guard let window, let state else { throw .windowGone(command) }
      try window.performWindowCommand(command)
      switch command {
      case .setTitle: title.accept()
      case .setSize: size.accept()
      case .setPosition: place.accept()
      default: break
      }
      expect(ExpectedEffect(command: command, before: state))
    } catch {
      message.show(Self.reason(of: error))
    }
  }

  private func expect(_ effect: ExpectedEffect) {
    expected = effect
    patience = Task { [weak self] in
      try await Task.sleep(for: ExpectedEffect.patience)
      guard let self, self.expected != nil, let state = self.state, !effect.hasCome(state) else { return }
      self.message.show(effect.disappointment(state))
    }
  }

  private static func append(
    _ button: CommandButton, to box: OpaquePointer
  ) -> UnsafeMutablePointer<GtkWidget> {
    guard let widget = gtk_button_new(), let child = gtk_flow_box_child_new() else {
      preconditionFailure("GTK made no button")
    }
    gtk_button_set_use_underline(widget.cast(to: GtkButton.self), 1)
    gtk_actionable_set_action_name(OpaquePointer(widget), "win.\(button.id)")
    gtk_widget_set_focusable(child, 0)
    keywindow_make_group(child)
    gtk_flow_box_child_set_child(child.cast(to: GtkFlowBoxChild.self), widget)
    gtk_flow_box_append(box, child)
    // As wide for each of its labels.
    let widths = button.faces.map { face in
      show(face, on: widget, nil)
      var width: Int32 = 0
      gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &width, nil, nil)
      return width
    }
    gtk_widget_set_size_request(widget, widths.max() ?? -1, -1)
    return widget
  }

  private static func show(
    _ face: CommandButton.Face, on widget: UnsafeMutablePointer<GtkWidget>, _ objection: String?
  ) {
    let button = widget.cast(to: GtkButton.self)
    if gtk_button_get_label(button).map({ String(cString: $0) }) != face.label {
      gtk_button_set_label(button, face.label)
      keywindow_read_without_underscore(widget)
    }
    gtk_widget_set_tooltip_text(widget, objection ?? face.explanation)
  }

  private static func reason(of error: WindowCommandError) -> String {
    switch error {
    case .unsupported(_, let reason): reason.prefix(1).uppercased() + reason.dropFirst()
    case .windowGone, .invalidSize, .invalidPosition: error.description
    }
  }

  /// Two numbers, with whatever between them.
  static func numbers(in text: String) -> (Double, Double)? {
    let numbers = text.split { !"0123456789.-e".contains($0) }.map { Double($0) }
    guard numbers.count == 2, let first = numbers[0], let second = numbers[1] else { return nil }
    return (first, second)
  }
}
