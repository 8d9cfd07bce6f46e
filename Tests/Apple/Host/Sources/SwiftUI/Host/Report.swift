internal import CHost
internal import CKeyWindowGTK
internal import CKeyWindowGTK.X11

/// What the windows are and show, for who watches from outside: a line of JSON whenever something of it is different,
/// in the file that KEYWINDOW_HOST_REPORT names.
@MainActor enum Report {
  private struct Window: Codable, Equatable {
    var number: Int
    /// The X server's.
    var id: UInt64
    /// What AppKit's stand-in says.
    var title: String
    var isKey: Bool
    var isMain: Bool
    var isVisible: Bool
    var isMiniaturized: Bool
    var isZoomed: Bool
    var isFullScreen: Bool
    /// x and y of the top-left corner on the screen, y downwards, width and height.
    var frame: [Double]
    var titleBar: Double
    /// What GTK's labels show.
    var shows: [String]
    var typed: String
    /// How often bodies ran, by the type of view.
    var bodies: [String: Int]
    /// Places in the view graph.
    var places: Int
  }
  private struct App: Codable, Equatable {
    var isActive: Bool
    /// Pixels per point, on the first screen.
    var scale: Double
    var windows: [Window]
    /// Widgets that draw views.
    var widgets: Int
    /// Windows of AppKit's stand-in that live, and of GTK's.
    var living: [Int]
  }
  private struct Line: Codable {
    var app: App
    /// Bytes in use.
    var heap: Int
  }

  private static let file: FileHandle? = {
    guard let path = ProcessInfo.processInfo.environment["KEYWINDOW_HOST_REPORT"] else { return nil }
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let file = FileHandle(forWritingAtPath: path)
    else {
      complain("\(path): the report can't be written")
      return nil
    }
    return file
  }()
  private static var last: App?

  static func write(_ windows: [HostedWindow]) {
    guard let file else { return }
    let app = App(
      isActive: NSApplication.shared.isActive, scale: Double(NSScreen.screens.first?.backingScaleFactor ?? 1),
      windows: windows.map(describe), widgets: DrawnView.count,
      living: [NSApplication.shared.windows.count, Int(g_list_model_get_n_items(gtk_window_get_toplevels()))])
    guard app != last else { return }
    last = app
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard var line = try? encoder.encode(Line(app: app, heap: host_heap_in_use())) else { return }
    line.append(UInt8(ascii: "\n"))
    file.write(line)
  }

  private static func describe(_ window: HostedWindow) -> Window {
    let frame = Screens.turned(window.frame)
    let bodies = window.graph.bodyCounts.map { (typeName($0.key), $0.value) }
    return Window(
      number: window.number, id: window.surface.map { keywindow_x11_id($0) } ?? 0, title: window.title,
      isKey: window.isKeyWindow, isMain: window.isMainWindow, isVisible: window.isVisible,
      isMiniaturized: window.isMiniaturized, isZoomed: window.isZoomed,
      isFullScreen: window.styleMask.contains(.fullScreen),
      frame: [frame.minX, frame.minY, frame.width, frame.height],
      titleBar: window.frame.height - window.contentLayoutRect.height,
      shows: window.drawing.map { texts(in: $0.widget) } ?? [], typed: window.typed,
      bodies: Dictionary(bodies, uniquingKeysWith: +), places: window.graph.nodeCount)
  }

  /// The texts that are mapped, in order.
  private static func texts(in widget: UnsafeMutablePointer<GtkWidget>) -> [String] {
    guard gtk_widget_get_mapped(widget) != 0 else { return [] }
    if keywindow_is_a(widget, gtk_label_get_type()) != 0 {
      return [String(cString: gtk_label_get_text(OpaquePointer(widget)))]
    }
    var (all, child): ([String], _) = ([], gtk_widget_get_first_child(widget))
    while let present = child {
      all += texts(in: present)
      child = gtk_widget_get_next_sibling(present)
    }
    return all
  }

  /// The graph counts by the address of the type.
  private static func typeName(_ id: ObjectIdentifier) -> String {
    String(describing: unsafeBitCast(id, to: Any.Type.self))
  }
}
