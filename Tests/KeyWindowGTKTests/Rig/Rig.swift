import CKeyWindowGTK
import Foundation
import Testing

/// The display that the tests run on; scripts/with-display says which.
enum Rig: String, CaseIterable {
  /// X11 with a window manager that doesn't composite: windows have no shadow.
  case openbox
  /// X11 with a window manager that composites: header bars come with a shadow.
  case xfwm4
  /// X11 without a window manager.
  case none
  /// X11 with GNOME's window manager.
  case mutterX11 = "mutter-x11"
  /// X11 with Plasma's.
  case kwinX11 = "kwin-x11"
  /// Wayland, as all below, with a virtual keyboard and a virtual pointer.
  case sway
  /// GNOME's compositor without its shell.
  case mutter
  /// The same with its shell, GNOME's desktop.
  case gnomeShell = "gnome-shell"
  /// Plasma's compositor.
  case kwin

  static let name = ProcessInfo.processInfo.environment["KEYWINDOW_RIG"]
  static let current = name.flatMap { Rig(rawValue: $0) }

  /// Pixels per point, as GTK is told.
  static let scale = ProcessInfo.processInfo.environment["GDK_SCALE"].flatMap { Int($0) } ?? 1

  /// The size of its screen, in points.
  static let screenSize: CGSize = {
    let pixels = (ProcessInfo.processInfo.environment["KEYWINDOW_SCREEN"] ?? "").split(separator: "x")
    let points = pixels.compactMap { Double($0) }.map { $0 / Double(scale) }
    return points.count == 2 ? CGSize(width: points[0], height: points[1]) : .zero
  }()

  static let x11: [Rig] = managed + [.none]
  static let managed: [Rig] = [.openbox, .xfwm4, .mutterX11, .kwinX11]
  static let wayland: [Rig] = [.sway, .mutter, .gnomeShell, .kwin]

  /// Those that make windows as large as the screen; sway leaves it at full screen.
  static let zooming: [Rig] = managed + wayland.filter { $0 != .sway }

  /// The newer GTK of the checks named debian13.
  static let hasNewerGTK = gtk_get_minor_version() > 8

  /// GTK never draws anything on a screen here: what is seen and measured needs one.
  static func isOneOf(_ rigs: [Rig]) -> Bool {
    current.map { rigs.contains($0) } ?? false
  }
}

extension Trait where Self == ConditionTrait {
  /// The test has something to show on these rigs only. Without a rig it doesn't run.
  static func on(_ rigs: [Rig] = Rig.allCases) -> Self {
    .enabled(
      if: Rig.isOneOf(rigs),
      "needs scripts/with-display \(rigs.map(\.rawValue).joined(separator: "|")) -- swift test")
  }

  static func on(_ rig: Rig) -> Self { on([rig]) }
}

/// All tests with windows: one after the other, for there's one keyboard.
@Suite(.serialized) enum WindowTests {
  @Test("The rig is one that the tests know", .enabled(if: Rig.name != nil))
  static func rigIsKnown() {
    #expect(Rig.current != nil, "KEYWINDOW_RIG=\(Rig.name ?? "")")
  }
}
