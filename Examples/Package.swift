// swift-tools-version: 6.1
// The two SwiftUI apps, for Xcode: open this folder, or on a Mac
//
//     swift run --package-path Examples GoldenRatio
//
// TypeAway, with GTK, belongs to the package above.
import PackageDescription

let keyWindow = Target.Dependency.product(name: "KeyWindow", package: "KeyWindow")

let package = Package(
  name: "KeyWindowExamples",
  platforms: [.macOS(.v12), .iOS(.v15), .macCatalyst(.v15), .tvOS(.v15), .visionOS(.v1)],
  dependencies: [.package(name: "KeyWindow", path: "..")],
  targets: [
    .executableTarget(name: "GoldenRatio", dependencies: [keyWindow], path: "GoldenRatio"),
    .executableTarget(name: "WindowReaderApp", dependencies: [keyWindow], path: "WindowReaderApp"),
  ],
  swiftLanguageModes: [.v6]
)
