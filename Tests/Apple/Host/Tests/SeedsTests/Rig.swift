import Foundation
import Testing
import Watching

/// The display that the tests run on; scripts/with-display says which.
enum Rig {
  static let name = ProcessInfo.processInfo.environment["KEYWINDOW_RIG"] ?? ""
  /// X11 with a window manager.
  static let managed = ["openbox", "xfwm4", "mutter-x11", "kwin-x11"]
}

extension Trait where Self == ConditionTrait {
  static func on(_ rigs: [String]) -> Self {
    .enabled(if: rigs.contains(Rig.name), "needs scripts/with-display \(rigs.joined(separator: "|"))")
  }
}

/// One after the other, for there's one keyboard.
@MainActor @Suite(.serialized) enum SeedsTests {}

/// Starts an app and opens windows until it has as many; the last one is key. xfwm4 may leave the keyboard where it was,
/// so it's asked again.
@MainActor func open(
  _ name: String, windows count: Int = 1, environment: [String: String] = [:]
) async throws -> RunningApp {
  let app = try RunningApp(name, environment: environment)
  for number in 1...max(1, count) {
    if number > 1 { try await X11Desktop.press("ctrl+n") }
    let report = try await app.until("window \(number) is there") { $0[number]?.isVisible == true }
    if report[number]?.isKey != true { try await X11Desktop.activate(app.id(number)) }
    try await app.until("window \(number) is key") { $0[number]?.isKey == true }
  }
  return app
}

extension RunningApp {
  @MainActor func id(_ number: Int) throws -> UInt64 { try #require(last?[number]).id }
}
