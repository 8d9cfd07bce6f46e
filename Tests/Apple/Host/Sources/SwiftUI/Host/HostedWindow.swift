internal import CKeyWindowGTK
internal import CKeyWindowGTK.X11

/// An `NSWindow` that is a window of GTK's.
///
/// What the app asks of it is asked of the window manager, so it's done a little later than AppKit would do it, or not
/// at all: then a line says so. What the window manager did, whoever asked, is told by ``reportWhatWasDone()``.
@MainActor final class HostedWindow: NSWindow {
  /// The first window of the app is 1.
  let number: Int
  let gtk: UnsafeMutablePointer<GtkWindow>
  let graph: ViewGraph
  private(set) var drawing: DrawnView?
  /// What was typed while the window had the keyboard.
  private(set) var typed = ""
  private var signals: [Signal] = []
  private var ofSurface: [Signal] = []
  private(set) var isClosed = false
  /// It has said that the title bar has another height.
  var saysHeight = false
  /// What was asked for and isn't done yet.
  private var asked: [Int: @MainActor (HostedWindow) -> Bool] = [:]
  private var lastAsked = 0

  /// What GTK draws is as high as AppKit's.
  static let titleBar = NSWindow.frameRect(forContentRect: .zero, styleMask: [.titled]).height

  init(_ content: any View, title: String, number: Int) {
    func erased(_ view: some View) -> AnyView { AnyView(view) }
    self.number = number
    gtk = gtk_window_new().cast()
    let hosting = NSHostingView(rootView: erased(content))
    graph = hosting.standInGraph
    let size = NSSize(width: 420, height: 260)
    super.init(
      contentRect: NSRect(origin: .zero, size: size),
      styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered, defer: false)
    isReleasedWhenClosed = false
    if let contentView {
      hosting.frame = contentView.bounds
      hosting.autoresizingMask = [.width, .height]
      contentView.addSubview(hosting)
    }
    dressGTKWindow()
    resizeGTKWindow(to: frame.size)
    self.title = title
    graph.setEnvironment { $0.scenePhase = .active }
    graph.whenUpdated = { [weak self] in self?.draw() }
    follow()
  }
  required init?(coder: NSCoder) { return nil }

  override var title: String { didSet { gtk_window_set_title(gtk, title) } }

  private func dressGTKWindow() {
    guard let bar = gtk_header_bar_new() else { return }
    gtk_widget_add_css_class(gtk.widget, StyleSheet.shared.window(titleBar: Int(HostedWindow.titleBar)))
    gtk_window_set_titlebar(gtk, bar)
  }

  private func draw() {
    // Nothing is animated here.
    graph.endTransitions()
    let picture = Picture.root(graph.root?.pictures ?? [])
    if let drawing, drawing.update(to: picture) { return WindowServer.shared.scheduleLook() }
    let new = DrawnView(picture)
    drawing = new
    gtk_window_set_child(gtk, new.widget)
    WindowServer.shared.scheduleLook()
  }

  // MARK: What GTK tells

  private func follow() {
    let look: @MainActor () -> Void = { WindowServer.shared.scheduleLook() }
    for name in ["map", "unmap", "notify::is-active", "notify::scale-factor"] {
      signals.append(Signal(name, of: gtk, perform: look))
    }
    signals.append(Signal("realize", of: gtk) { [weak self] in self?.followSurface() })
    signals.append(
      Signal("close-request", of: gtk) { [weak self] _ in
        self?.performClose(nil)
        return true
      })
    // The window has it.
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    signals.append(
      Signal("key-pressed", of: UnsafeMutableRawPointer(keys)) { [weak self] arguments in
        self?.typed(arguments[1], arguments[3]) ?? false
      })
    gtk_widget_add_controller(gtk.widget, keys)
  }

  private func followSurface() {
    guard let surface else { return }
    ofSurface = ["layout", "notify::state", "notify::mapped"].map {
      Signal($0, of: UnsafeMutableRawPointer(surface)) { WindowServer.shared.scheduleLook() }
    }
  }

  /// ⌘ is Ctrl here.
  private func typed(_ key: GValue, _ state: GValue) -> Bool {
    var (key, state) = (key, state)
    let value = g_value_get_uint(&key)
    if g_value_get_flags(&state) & GDK_CONTROL_MASK.rawValue != 0 {
      guard value == GDK_KEY_n else { return false }
      WindowServer.shared.openAnotherWindow()
      return true
    }
    guard let character = Unicode.Scalar(gdk_keyval_to_unicode(value)), !character.properties.isWhitespace,
      value < 0xff00
    else { return false }
    typed.unicodeScalars.append(character)
    WindowServer.shared.scheduleLook()
    return false
  }

  /// Nil before it's shown for the first time.
  var surface: OpaquePointer? { isClosed ? nil : gtk_native_get_surface(OpaquePointer(gtk)) }

  // MARK: What the app asks

  override func makeKeyAndOrderFront(_ sender: Any?) {
    ask("give it the keyboard") {
      if toplevelState(GDK_TOPLEVEL_STATE_MINIMIZED) { gtk_window_unminimize(gtk) }
      // As if the user had just clicked it: else a window manager may take it for a theft.
      if let surface { keywindow_x11_touch_user_time(surface) }
      gtk_window_present(gtk)
    } until: {
      $0.hasKeyboard
    }
  }
  override func makeKey() { makeKeyAndOrderFront(nil) }
  override func orderFront(_ sender: Any?) {
    guard !isOnScreen else {
      return decline("orderFront", "GTK brings no window to the front without the keyboard")
    }
    ask("show it") {
      gtk_widget_set_visible(gtk.widget, 1)
    } until: {
      $0.isOnScreen
    }
  }
  override func orderFrontRegardless() { orderFront(nil) }
  override func orderBack(_ sender: Any?) { decline("orderBack", "GTK puts no window behind others") }
  override func orderOut(_ sender: Any?) { gtk_widget_set_visible(gtk.widget, 0) }
  override func miniaturize(_ sender: Any?) {
    ask("minimise it") {
      gtk_window_minimize(gtk)
    } until: {
      $0.toplevelState(GDK_TOPLEVEL_STATE_MINIMIZED)
    }
  }
  override func deminiaturize(_ sender: Any?) { makeKeyAndOrderFront(sender) }
  override func zoom(_ sender: Any?) {
    let isZoomed = isZoomed
    ask(isZoomed ? "restore it" : "maximise it") {
      isZoomed ? gtk_window_unmaximize(gtk) : gtk_window_maximize(gtk)
    } until: {
      $0.isZoomed != isZoomed
    }
  }
  override var isZoomed: Bool { toplevelState(GDK_TOPLEVEL_STATE_MAXIMIZED) }
  override func toggleFullScreen(_ sender: Any?) {
    let isFull = toplevelState(GDK_TOPLEVEL_STATE_FULLSCREEN)
    ask(isFull ? "take the full screen from it" : "give it the full screen") {
      isFull ? gtk_window_unfullscreen(gtk) : gtk_window_fullscreen(gtk)
    } until: {
      $0.toplevelState(GDK_TOPLEVEL_STATE_FULLSCREEN) != isFull
    }
  }

  override func setFrame(_ frameRect: NSRect, display flag: Bool) {
    let old = Screens.turned(frame)
    let new = Screens.turned(frameRect)
    if new.size != old.size {
      ask("resize it") {
        resizeGTKWindow(to: new.size)
      } until: {
        $0.frame.size == new.size
      }
    }
    guard new.origin != old.origin else { return }
    let scale = CGFloat(gtk_widget_get_scale_factor(gtk.widget))
    let (dx, dy) = (Int32((new.minX - old.minX) * scale), Int32((new.minY - old.minY) * scale))
    guard let surface, isOnScreen, keywindow_x11_is_display(gtk_widget_get_display(gtk.widget)) != 0 else {
      return decline("setFrame", "only a window on an X11 screen can be moved")
    }
    ask("move it") {
      _ = keywindow_x11_move_surface(surface, dx, dy)
    } until: {
      $0.frame.origin == frameRect.origin
    }
  }
  override func setFrame(_ frameRect: NSRect, display displayFlag: Bool, animate animateFlag: Bool) {
    setFrame(frameRect, display: displayFlag)
  }
  override func setFrameOrigin(_ point: NSPoint) {
    setFrame(NSRect(origin: point, size: frame.size), display: true)
  }
  override func setContentSize(_ size: NSSize) {
    let content = NSRect(origin: frame.origin, size: size)
    setFrame(NSWindow.frameRect(forContentRect: content, styleMask: styleMask), display: true)
  }
  /// Where a window may be is the window manager's to say.
  override func constrainFrameRect(_ frameRect: NSRect, to screen: NSScreen?) -> NSRect { frameRect }
  override func center() { decline("center", "the window manager places windows") }

  override func close() {
    guard !isClosed else { return }
    super.close()
    graph.whenUpdated = nil
    graph.removeAll()
    isClosed = true
    (signals, ofSurface, drawing) = ([], [], nil)
    gtk_window_destroy(gtk)
    WindowServer.shared.didClose(self)
  }

  private func resizeGTKWindow(to size: NSSize) {
    var (borderWidth, borderHeight): (Int32, Int32) = (0, 0)
    keywindow_get_border(gtk, &borderWidth, &borderHeight)
    gtk_window_set_default_size(
      gtk, Int32(size.width.rounded()) + borderWidth, Int32(size.height.rounded()) + borderHeight)
  }

  /// Says so when the window manager hasn't done it within five seconds.
  private func ask(
    _ what: String, _ request: () -> Void, until isDone: @escaping @MainActor (HostedWindow) -> Bool
  ) {
    lastAsked += 1
    let id = lastAsked
    asked[id] = isDone
    request()
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { [weak self] in
      MainActor.assumeIsolated { self?.complainIfAskedStill(id, what) }
    }
  }

  private func complainIfAskedStill(_ id: Int, _ what: String) {
    noteWhatIsDone()
    guard asked.removeValue(forKey: id) != nil, !isClosed else { return }
    let display = gtk_widget_get_display(gtk.widget)
    let isManaged =
      keywindow_x11_is_display(display) == 0
      || keywindow_x11_window_manager_supports(display, "_NET_WM_STATE") != 0
    let who = isManaged ? "the window manager refuses to" : "no window manager runs that could"
    complain("window \(number): \(who) \(what)")
  }

  /// It may be undone by whoever else has a say, a moment later.
  func noteWhatIsDone() { asked = asked.filter { !$0.value(self) } }

  private func decline(_ command: String, _ reason: String) {
    complain("window \(number): \(command) isn't done: \(reason)")
  }
}
