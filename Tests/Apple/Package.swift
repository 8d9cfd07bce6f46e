// swift-tools-version: 6.1
// The library's Apple half, run on Linux against stand-ins of Apple's frameworks. A package of its own, since a
// target named SwiftUI would make `canImport(SwiftUI)` true for everybody in its build graph.
//
// UIKit and AppKit can't both be in one library: KEYWINDOW_STANDIN chooses (scripts/test-apple runs each).
import Foundation
import PackageDescription

let isAppKit = ProcessInfo.processInfo.environment["KEYWINDOW_STANDIN"] == "AppKit"
let platform = isAppKit ? "AppKit" : "UIKit"
let define = SwiftSetting.define(isAppKit ? "KEYWINDOW_APPKIT" : "KEYWINDOW_UIKIT")

func standIn(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "Sources/StandIns/\(name)", swiftSettings: [define])
}

let package = Package(
  name: "KeyWindowApple",
  targets: [
    standIn("ObjectiveC"),
    standIn("KeyValueObserving"),
    standIn("Combine"),
    standIn(platform, ["ObjectiveC", "KeyValueObserving"]),
    standIn("SwiftUI", ["Combine", .byName(name: platform)]),
  ],
  swiftLanguageModes: [.v6]
)
