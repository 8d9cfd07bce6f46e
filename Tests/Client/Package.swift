// swift-tools-version: 6.1
import PackageDescription

// A client of the product KeyWindow alone: it must build where there is no GTK.
let package = Package(
  name: "Client",
  platforms: [.macOS(.v11)],
  dependencies: [.package(name: "KeyWindow", path: "../..")],
  targets: [
    .executableTarget(name: "Client", dependencies: [.product(name: "KeyWindow", package: "KeyWindow")])
  ],
  swiftLanguageModes: [.v6]
)
