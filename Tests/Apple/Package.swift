// swift-tools-version: 6.1
// The library's Apple half, run on Linux against stand-ins of Apple's frameworks. A package of its own, since a
// target named SwiftUI would make `canImport(SwiftUI)` true for everybody in its build graph.
//
// UIKit and AppKit can't both be in one library: KEYWINDOW_STANDIN chooses, and scripts/test-apple runs each.
// The library's sources and the examples' are links: SwiftPM refuses a path outside of the package.
import Foundation
import PackageDescription

let platform = ProcessInfo.processInfo.environment["KEYWINDOW_STANDIN"] == "AppKit" ? "AppKit" : "UIKit"
let settings = [SwiftSetting.define("KEYWINDOW_\(platform.uppercased())")]
// Swift Testing has an overlay for the real UIKit and for the real AppKit, which would be looked for.
let testSettings = settings + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
let frameworks: [Target.Dependency] = ["ObjectiveC", "Combine", "SwiftUI", .byName(name: platform)]

// In Swift 5 mode, as Apple builds its frameworks: Swift 6 code checks at run time that what it hands to them and what is
// bound to the main actor is called there.
func standIn(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/StandIns/\(name)",
    swiftSettings: settings + [.swiftLanguageMode(.v5)])
}

let package = Package(
  name: "KeyWindow",
  targets: [
    standIn("ObjectiveC"),
    // The main thread runs the main run loop, as an app's does.
    .target(name: "CMainRunLoop"),
    standIn("KeyValueObserving"),
    standIn("Combine"),
    standIn(platform, ["ObjectiveC", "KeyValueObserving"]),
    standIn("SwiftUI", ["Combine", .byName(name: platform)]),
    .target(
      name: "KeyWindow", dependencies: frameworks, exclude: ["KeyWindow.docc", "Platforms/Other"],
      swiftSettings: settings),
    .target(
      name: "KeyWindowTesting", dependencies: ["KeyWindow"] + frameworks, exclude: ["KeyWindowTesting.docc"],
      swiftSettings: settings),
    .executableTarget(
      name: "WindowReaderApp", dependencies: ["KeyWindow"] + frameworks, swiftSettings: settings),
    .executableTarget(name: "GoldenRatio", dependencies: ["KeyWindow"] + frameworks, swiftSettings: settings),
    // The tests of the core and of the test kit, which run on Linux too.
    .testTarget(
      name: "KeyWindowTests", dependencies: ["KeyWindow", "KeyWindowTesting"] + frameworks,
      swiftSettings: testSettings),
    .testTarget(
      name: "KeyWindowTestingTests", dependencies: ["KeyWindow", "KeyWindowTesting"] + frameworks,
      swiftSettings: testSettings),
    // How the stand-ins themselves behave.
    .testTarget(name: "StandInTests", dependencies: frameworks, swiftSettings: testSettings),
    // How the library behaves on them.
    .testTarget(
      name: "KeyWindowAppleTests",
      dependencies: ["KeyWindow", "KeyWindowTesting", "WindowReaderApp", "GoldenRatio", "CMainRunLoop"]
        + frameworks,
      exclude: [platform == "AppKit" ? "UIKit" : "AppKit"], swiftSettings: testSettings),
  ],
  swiftLanguageModes: [.v6]
)
