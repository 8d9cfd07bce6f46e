// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "KeyWindow",
  platforms: [.macOS(.v12), .iOS(.v15), .macCatalyst(.v15), .tvOS(.v15), .visionOS(.v1), .watchOS(.v9)],
  products: [
    .library(name: "KeyWindow", targets: ["KeyWindow"]),
    .library(name: "KeyWindowTesting", targets: ["KeyWindowTesting"]),
  ],
  targets: [
    .target(name: "KeyWindow"),
    .target(name: "KeyWindowTesting", dependencies: ["KeyWindow"]),
    .testTarget(name: "KeyWindowTests", dependencies: ["KeyWindow", "KeyWindowTesting"]),
    .testTarget(name: "KeyWindowTestingTests", dependencies: ["KeyWindow", "KeyWindowTesting"]),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
// By their folders: to ask whether SwiftUI or UIKit can be imported isn't enough, as a client may have targets of
// these names.
package.targets.first { $0.name == "KeyWindow" }?.exclude = [
  "SwiftUI", "Platforms/AppKit", "Platforms/Apple", "Platforms/UIKit",
]
package.targets.first { $0.name == "KeyWindowTesting" }?.exclude = ["SwiftUI"]
package.products += [
  .library(name: "KeyWindowGTK", targets: ["KeyWindowGTK"]),
  .executable(name: "keywindow", targets: ["keywindow"]),
]
package.targets += [
  .systemLibrary(name: "CKeyWindowGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
  .target(name: "KeyWindowGTK", dependencies: ["KeyWindow", "CKeyWindowGTK"]),
  .executableTarget(
    name: "keywindow", dependencies: ["KeyWindow", "KeyWindowGTK", "CKeyWindowGTK"],
    resources: ["ui", "css"].map { .embedInCode("Inspector/inspector.\($0)") }
      + [.embedInCode("Inspector/shortcuts.ui")]),
  .executableTarget(
    name: "TypeAway", dependencies: ["KeyWindow", "KeyWindowGTK", "CKeyWindowGTK"],
    path: "Examples/TypeAway"),
  .target(name: "CTestSupport", path: "Tests/Support/CTestSupport"),
  .testTarget(
    name: "KeyWindowGTKTests",
    dependencies: ["KeyWindow", "KeyWindowGTK", "CKeyWindowGTK", "CTestSupport", "keywindow", "TypeAway"]),
  .testTarget(
    name: "KeyWindowCommandTests", dependencies: ["keywindow", "KeyWindow", "KeyWindowTesting"]),
]
#endif
