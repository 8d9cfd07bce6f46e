import Foundation

/// Platforms do report lengths that aren't any, in the middle of a rotation or of a window without a screen. None of
/// these is ever published: it would be unequal to itself, and so new in every turn.
extension WindowState {
  /// The state with a finite number wherever there was none: zero for a length, 1 for a scale, and nil for a place,
  /// insets or a restored size, which aren't known then.
  var withFiniteNumbers: WindowState {
    var state = self
    state.size = size.isFinite ? size : .zero
    state.restoredSize = restoredSize.flatMap { $0.isFinite ? $0 : nil }
    state.position = position.flatMap { $0.isFinite ? $0 : nil }
    state.safeAreaInsets = safeAreaInsets.flatMap { $0.isFinite ? $0 : nil }
    state.controlInsets = controlInsets.flatMap { $0.isFinite ? $0 : nil }
    state.scale = scale.isScale ? scale : 1
    state.screen = screen?.withFiniteNumbers
    return state
  }

  /// Whether ``withFiniteNumbers`` is the same, as it mostly is: to ask costs less than a copy.
  var hasFiniteNumbers: Bool {
    size.isFinite && restoredSize?.isFinite != false && position?.isFinite != false
      && safeAreaInsets?.isFinite != false && controlInsets?.isFinite != false && scale.isScale
      && screen?.hasFiniteNumbers != false
  }
}

extension ScreenState {
  fileprivate var hasFiniteNumbers: Bool {
    frame.isFinite && visibleFrame?.isFinite != false && scale.isScale
  }

  var withFiniteNumbers: ScreenState {
    var screen = self
    screen.frame = frame.isFinite ? frame : .zero
    screen.visibleFrame = visibleFrame.flatMap { $0.isFinite ? $0 : nil }
    screen.scale = scale.isScale ? scale : 1
    return screen
  }
}

extension Double {
  fileprivate var isScale: Bool { isFinite && self > 0 }
}

extension CGSize {
  fileprivate var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  /// Each of its numbers is finite.
  var isFinite: Bool { origin.isFinite && size.isFinite }
}

extension WindowInsets {
  fileprivate var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}
