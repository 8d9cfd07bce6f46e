import Foundation
import KeyWindow

/// States to begin with, in previews and in tests. What a platform may not tell is known in all of them, save what is
/// said to be otherwise.
extension WindowState {
  /// A window of 800 × 600 points that has the keyboard, with nothing that covers its content.
  public static var key: WindowState {
    WindowState(
      isKey: true, isActive: true, isVisible: true, isOccluded: false, isMiniaturized: false,
      size: CGSize(width: 800, height: 600), position: CGPoint(x: 100, y: 100), safeAreaInsets: .zero,
      scale: 2,
      screen: ScreenState(
        name: "Screen", frame: CGRect(x: 0, y: 0, width: 1440, height: 900),
        visibleFrame: CGRect(x: 0, y: 25, width: 1440, height: 875), scale: 2),
      title: "Window")
  }

  /// The same window while another app has the keyboard.
  public static var notKey: WindowState {
    var state = key
    (state.isKey, state.ownsKeyWindow, state.isMain, state.isActive) = (false, false, false, false)
    return state
  }

  /// The key window, 320 points wide, as in Slide Over.
  public static var narrow: WindowState {
    var state = key
    state.size.width = 320
    return state
  }

  /// A key window of a phone's size that covers its screen, under a notch and over a home indicator.
  public static var underNotch: WindowState {
    var state = key
    state.size = CGSize(width: 390, height: 844)
    state.position = .zero
    state.isFullScreen = true
    state.safeAreaInsets = WindowInsets(top: 47, bottom: 34)
    state.scale = 3
    state.screen = ScreenState(frame: CGRect(origin: .zero, size: state.size), scale: 3)
    return state
  }

  /// The window while it's minimised.
  public static var miniaturized: WindowState {
    var state = notKey
    (state.isMiniaturized, state.isOccluded) = (true, true)
    return state
  }
}
