// swift-tools-version: 6.1
// Runs the SwiftUI apps of Examples in real windows on Linux. What is real: the windows, which are GTK's, the window manager, the
// library's SwiftUI and AppKit code, and the apps, unchanged. What stands in: SwiftUI and AppKit.
//
// The sources are links. The module SwiftUI is the stand-in and the host in one: `App.main()` is the host's here, and
// the host draws the stand-in's views. Test equipment, a package of its own so that the tests of Tests/Apple build
// without GTK.
import PackageDescription

let settings = [SwiftSetting.define("KEYWINDOW_APPKIT")]
// As in Tests/Apple.
let standInSettings = settings + [.swiftLanguageMode(.v5)]
let frameworks: [Target.Dependency] = ["ObjectiveC", "Combine", "AppKit", "SwiftUI"]

func standIn(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/StandIns/\(name)", swiftSettings: standInSettings)
}

func app(_ name: String) -> Target {
  .executableTarget(name: name, dependencies: ["KeyWindow"] + frameworks, swiftSettings: settings)
}

let package = Package(
  name: "Host",
  targets: [
    standIn("ObjectiveC"),
    standIn("KeyValueObserving"),
    standIn("Combine"),
    standIn("AppKit", ["ObjectiveC", "KeyValueObserving"]),
    .systemLibrary(name: "CKeyWindowGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(name: "CHost", dependencies: ["CKeyWindowGTK"]),
    .target(
      name: "SwiftUI", dependencies: ["Combine", "AppKit", "CKeyWindowGTK", "CHost"],
      exclude: ["StandIn/Launching.swift"], swiftSettings: standInSettings),
    .target(
      name: "KeyWindow", dependencies: frameworks, exclude: ["KeyWindow.docc", "Platforms/Other"],
      swiftSettings: settings),
    app("WindowReaderApp"),
    app("GoldenRatio"),
    // An app that shows more, and does what it's told; and one that asks for too much.
    app("ProbeApp"),
    app("OddApp"),
    // Watches the apps from outside, and is the user and the window manager.
    .target(name: "Watching"),
    .executableTarget(name: "seeds", dependencies: ["Watching"]),
    .testTarget(
      name: "SeedsTests", dependencies: ["Watching", "WindowReaderApp", "GoldenRatio", "ProbeApp", "OddApp"],
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  ],
  swiftLanguageModes: [.v6]
)
