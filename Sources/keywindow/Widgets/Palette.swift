/// The colours that the inspector's drawings are in. They come from the user's style, and stay apart in any.
struct Palette {
  var text, paper, ground, accent: Colour

  /// What text needs, and what lines and bars need, to be told from what is behind them.
  static let (textContrast, lineContrast) = (4.5, 3.0)

  var screen: Colour { ground.mixed(0.08, with: text) }
  var workArea: Colour { ground.mixed(0.03, with: text) }
  var window: Colour { paper }
  var safeArea: Colour { paper.mixed(0.16, with: accent) }
  /// What a title bar or another bar covers of a window.
  var bar: Colour { paper.mixed(0.2, with: text) }

  private var grounds: [Colour] { [ground, screen, workArea, window, safeArea, bar] }

  var dimText: Colour {
    text.mixed(0.3, with: ground).readable(Self.textContrast, on: grounds, towards: text)
  }
  var outline: Colour {
    text.mixed(0.5, with: ground).readable(Self.lineContrast, on: grounds, towards: text)
  }
  /// The accent, such that a line or a bar in it is seen.
  var mark: Colour { accent.readable(Self.lineContrast, on: grounds, towards: text) }
}
