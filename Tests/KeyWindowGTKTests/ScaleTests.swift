import Foundation
import KeyWindow
import Testing

extension WindowTests {
  @Suite("A scale between whole numbers") @MainActor struct ScaleTests {
    // mutter offers none on such a screen.
    @Test(
      "is told exactly, of a window and of its screen", .on(.sway),
      .enabled(if: Rig.hasNewerGTK, "needs GTK 4.14, as scripts/test --long windows-debian13 has it"))
    func fractional() async throws {
      let compositor = try #require(Rig.compositor)
      try await withDesk { desk in
        let window = try await desk.open("A")
        let size = try #require(window.state?.size)
        try await compositor.setScale(1.5)
        try await until("both are told") {
          window.state?.scale == 1.5 && window.state?.screen?.scale == 1.5
        }
        try await desk.settle()
        #expect(window.state?.size == size)
        try await compositor.setScale(1)
        // GTK 4.18 doesn't hear of every new scale of a monitor.
        try await until("the window's is back") { window.state?.scale == 1 }
      }
    }
  }
}
