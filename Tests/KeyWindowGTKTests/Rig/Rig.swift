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
  /// Wayland, with a virtual keyboard.
  case sway

  static let name = ProcessInfo.processInfo.environment["KEYWINDOW_RIG"]
  static let current = name.flatMap { Rig(rawValue: $0) }

  /// Pixels per point, as GTK is told.
  static let scale = ProcessInfo.processInfo.environment["GDK_SCALE"].flatMap { Int($0) } ?? 1

  static let x11: [Rig] = [.openbox, .xfwm4, .none]
  static let managed: [Rig] = [.openbox, .xfwm4]

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
