// swift-tools-version: 6.1
import PackageDescription

// A client of the product KeyWindow alone: it must build where there is no GTK, and though targets of its own have
// the names of Apple's frameworks.
let package = Package(
  name: "Client",
  platforms: [.macOS(.v12)],
  dependencies: [.package(name: "KeyWindow", path: "../..")],
  targets: [
    .target(name: "SwiftUI"),
    .target(name: "UIKit"),
    .target(name: "AppKit"),
    .executableTarget(
      name: "Client",
      dependencies: ["SwiftUI", "UIKit", "AppKit", .product(name: "KeyWindow", package: "KeyWindow")]),
  ],
  swiftLanguageModes: [.v6]
)
