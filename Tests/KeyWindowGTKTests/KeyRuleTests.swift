import Testing

@testable import KeyWindowGTK

/// Which of GTK's two answers counts, by a table of all cases.
@Suite("The claim to be key") struct KeyRuleTests {
  @Test(
    "Elsewhere than on Wayland a visible window claims what is-active says",
    arguments: [
      WindowSystem.x11, .other,
    ])
  func x11(system: WindowSystem) {
    for isFocused in [false, true] {
      #expect(!system.claimsKey(isVisible: false, isActive: false, isFocused: isFocused))
      #expect(!system.claimsKey(isVisible: false, isActive: true, isFocused: isFocused))
      #expect(!system.claimsKey(isVisible: true, isActive: false, isFocused: isFocused))
      #expect(system.claimsKey(isVisible: true, isActive: true, isFocused: isFocused))
    }
  }

  @Test("On Wayland a visible window claims what the compositor says")
  func wayland() {
    for isActive in [false, true] {
      #expect(!WindowSystem.wayland.claimsKey(isVisible: false, isActive: isActive, isFocused: false))
      #expect(!WindowSystem.wayland.claimsKey(isVisible: false, isActive: isActive, isFocused: true))
      #expect(!WindowSystem.wayland.claimsKey(isVisible: true, isActive: isActive, isFocused: false))
      #expect(WindowSystem.wayland.claimsKey(isVisible: true, isActive: isActive, isFocused: true))
    }
  }
}
