// swift-tools-version: 6.1
// The core and the test kit with their tests, for scripts/checks/threads: what is built for the thread sanitizer is what
// runs under it. The folders are links: SwiftPM refuses a path outside of the package.
import PackageDescription

let package = Package(
  name: "KeyWindow",
  targets: [
    // Apple's half is in Tests/Apple.
    .target(
      name: "KeyWindow", exclude: ["SwiftUI", "Platforms/AppKit", "Platforms/Apple", "Platforms/UIKit"]),
    .target(name: "KeyWindowTesting", dependencies: ["KeyWindow"]),
    .testTarget(name: "KeyWindowTests", dependencies: ["KeyWindow", "KeyWindowTesting"]),
    .testTarget(name: "KeyWindowTestingTests", dependencies: ["KeyWindow", "KeyWindowTesting"]),
  ],
  swiftLanguageModes: [.v6]
)
