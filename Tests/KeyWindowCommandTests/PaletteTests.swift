import Testing

@testable import keywindow

@Suite("The inspector's colours") struct PaletteTests {
  private static let black = Colour(red: 0, green: 0, blue: 0)
  private static let white = Colour(red: 1, green: 1, blue: 1)

  /// Those of GTK's own style, light and dark, and two that make it hard.
  static let palettes = [
    palette(text: 0x2e3436, paper: 0xffffff, ground: 0xf6f5f4, accent: 0x3584e4),
    palette(text: 0xeeeeec, paper: 0x2d2d2d, ground: 0x353535, accent: 0x15539e),
    palette(text: 0x000000, paper: 0xffffff, ground: 0xdddddd, accent: 0xffff00),
    palette(text: 0xffffff, paper: 0x000000, ground: 0x101010, accent: 0x000030),
  ]

  @Test("have the contrast of the guidelines for accessible content") func contrast() {
    #expect(Self.black.contrast(to: Self.white) == 21)
    #expect(Self.white.contrast(to: Self.white) == 1)
    // The guidelines' well-known lightest grey on white.
    #expect(abs(Self.colour(0x767676).contrast(to: Self.white) - 4.54) < 0.01)
  }

  @Test("let text and lines be seen on whatever they are drawn, in any style", arguments: palettes)
  func readable(_ palette: Palette) {
    for ground in [
      palette.ground, palette.screen, palette.workArea, palette.window, palette.safeArea, palette.bar,
    ] {
      #expect(palette.text.contrast(to: ground) >= 4.5)
      #expect(palette.dimText.contrast(to: ground) >= 4.5)
      #expect(palette.outline.contrast(to: ground) >= 3)
      #expect(palette.mark.contrast(to: ground) >= 3)
    }
  }

  private static func palette(text: Int, paper: Int, ground: Int, accent: Int) -> Palette {
    Palette(text: colour(text), paper: colour(paper), ground: colour(ground), accent: colour(accent))
  }

  private static func colour(_ number: Int) -> Colour {
    func part(_ shift: Int) -> Double { Double(number >> shift & 0xff) / 255 }
    return Colour(red: part(16), green: part(8), blue: part(0))
  }
}
