import Testing

@testable import KeyWindowGTK

/// Which of GTK's answers counts, by a table of all cases.
@Suite("The claim to be key") struct KeyRuleTests {
  private static let cases: [WindowSystem.KeyboardAnswers] = (0..<64).map { bits in
    WindowSystem.KeyboardAnswers(
      isActive: bits & 1 != 0, isFocused: bits & 2 != 0, hasPopover: bits & 4 != 0,
      isLost: bits & 32 != 0, isGivenBack: bits & 16 != 0, hasKeyboard: bits & 8 != 0
    )
  }

  @Test(
    "On X11 it is that of the window with the server's focus, and of one with a popover that took the keyboard"
  )
  func x11() {
    for answers in Self.cases {
      let claims = WindowSystem.x11.claimsKey(answers)
      if answers.isFocused {
        #expect(claims)
      } else {
        #expect(claims == (answers.isActive && answers.hasPopover))
      }
    }
  }

  @Test("On a Wayland seat without a keyboard it is that of the focused window, whatever popovers do")
  func withoutKeyboard() {
    for answers in Self.cases where !answers.hasKeyboard {
      #expect(WindowSystem.wayland.claimsKey(answers) == answers.isFocused)
    }
  }

  @Test(
    "On one with a keyboard an active window claims it that is focused, or has a popover open unless another program has the keyboard; GTK silent, the focused one"
  )
  func withKeyboard() {
    for answers in Self.cases where answers.hasKeyboard {
      let claims = WindowSystem.wayland.claimsKey(answers)
      let isClear = answers.isActive && (answers.isFocused || (answers.hasPopover && !answers.isLost))
      #expect(claims == (isClear || (answers.isFocused && answers.isGivenBack)))
    }
  }

  @Test("On other systems it is that of an active window")
  func other() {
    for answers in Self.cases { #expect(WindowSystem.other.claimsKey(answers) == answers.isActive) }
  }

  @Test("A screen's name isn't blank")
  func screenName() {
    #expect(WindowSystem.screenName(among: [" ", "DP-1", nil]) == "DP-1")
    #expect(WindowSystem.screenName(among: [nil, "", "Model"]) == "Model")
    #expect(WindowSystem.screenName(among: ["A screen of mine", "DP-1", "Model"]) == "A screen of mine")
    #expect(WindowSystem.screenName(among: [nil, "\u{A0}\t"]) == nil)
  }

  @Test("Wayland counts a scale in 120ths, X11 in whole numbers")
  func scale() {
    for (told, right) in [(1.5009, 1.5), (1.5023, 1.5), (1.25, 1.25), (1.3333, 4 / 3), (2, 2), (1, 1)] {
      #expect(WindowSystem.wayland.scale(told) == right)
    }
    #expect(WindowSystem.x11.scale(2) == 2)
  }
}
