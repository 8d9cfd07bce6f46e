// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that nobody who depends on KeyWindow gets any of it. Linux only: it counts the
// allocations of the GNU C library and turns libdispatch's main queue by hand. Run it with scripts/benchmark.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "KeyWindow", path: "..")],
  targets: [
    .target(name: "CMeasuring"),
    .target(name: "Measuring", dependencies: ["CMeasuring"]),
    .systemLibrary(name: "CBenchmarkGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .executableTarget(
      name: "benchmark",
      dependencies: [
        "Measuring", "CBenchmarkGTK",
        .product(name: "KeyWindow", package: "KeyWindow"),
        .product(name: "KeyWindowGTK", package: "KeyWindow"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
