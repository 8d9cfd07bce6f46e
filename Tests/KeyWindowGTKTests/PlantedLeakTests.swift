import CKeyWindowGTK
import Foundation
import Testing

/// Leaks on purpose, so that the leak check can show that it sees leaks of both kinds: it sets
/// KEYWINDOW_PLANTED_LEAK, and expects the sanitizer to fail this process at its end.
@Suite("Planted leaks") struct PlantedLeakTests {
  final class Box {}

  @Test("a Swift object that nobody releases", .enabled(if: Self.planted == "swift"))
  func swiftObject() {
    for _ in 0..<10 {
      let box = Box()
      // Weakly referenced too, as most objects of the library are, which must not hide it from the check.
      weak let observed = box
      _ = Unmanaged.passRetained(box)
      #expect(observed != nil)
    }
  }

  @Test("a GObject that nobody unrefs", .enabled(if: Self.planted == "gobject"))
  func gObject() {
    for _ in 0..<10 { _ = g_object_new_with_properties(g_simple_action_group_get_type(), 0, nil, nil) }
  }

  static let planted = ProcessInfo.processInfo.environment["KEYWINDOW_PLANTED_LEAK"]
}
