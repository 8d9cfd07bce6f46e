import Foundation
import KeyWindow

extension SeededNumbers {
  /// Mostly an ordinary length, sometimes one that no platform should report.
  mutating func length() -> CGFloat {
    switch Int.random(in: 0..<12, using: &self) {
    case 0: 0
    case 1: -length()
    case 2: .random(in: 0...1e9, using: &self)
    case 3: .leastNonzeroMagnitude
    default: (CGFloat.random(in: 0...4000, using: &self) * 4).rounded() / 4
    }
  }

  /// A length, or what isn't one at all.
  mutating func strangeLength() -> CGFloat {
    once(in: 8) ? [.nan, .infinity, -.infinity].randomElement(using: &self) ?? 0 : length()
  }

  mutating func maybe<Value>(_ value: (inout Self) -> Value) -> Value? {
    once(in: 3) ? nil : value(&self)
  }

  mutating func flag() -> Bool { .random(using: &self) }

  mutating func size() -> CGSize { CGSize(width: length(), height: length()) }

  mutating func point() -> CGPoint { CGPoint(x: length(), y: length()) }

  mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }

  mutating func insets() -> WindowInsets {
    WindowInsets(top: length(), left: length(), bottom: length(), right: length())
  }

  mutating func strangeInsets() -> WindowInsets {
    WindowInsets(
      top: strangeLength(), left: strangeLength(), bottom: strangeLength(), right: strangeLength())
  }

  mutating func name() -> String {
    ["", "A", "Zoë", "日本", "\"quoted\"\n", "👩‍💻", "e\u{301}"].randomElement(using: &self) ?? ""
  }

  mutating func screen() -> ScreenState {
    ScreenState(
      name: maybe { $0.name() }, frame: rect(), visibleFrame: maybe { $0.rect() },
      scale: .random(in: 0.5...4, using: &self))
  }

  mutating func state() -> WindowState {
    WindowState(
      isKey: flag(), ownsKeyWindow: maybe { $0.flag() }, isMain: maybe { $0.flag() },
      isActive: maybe { $0.flag() }, isVisible: flag(),
      isOccluded: maybe { $0.flag() }, isMiniaturized: maybe { $0.flag() }, isZoomed: flag(),
      isFullScreen: flag(), isTiled: maybe { $0.flag() }, isResizing: maybe { $0.flag() },
      isOnActiveSpace: maybe { $0.flag() }, size: size(), restoredSize: maybe { $0.size() },
      position: maybe { $0.point() }, safeAreaInsets: maybe { $0.insets() },
      controlInsets: maybe { $0.insets() }, scale: .random(in: 0.5...4, using: &self),
      screen: maybe { $0.screen() }, title: maybe { $0.name() }, isRightToLeft: flag())
  }
}
