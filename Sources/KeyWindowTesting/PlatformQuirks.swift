/// How a simulated window's hints reach its observers. See ``SimulatedDesktop/delivering(_:_:)``.
public enum HintDelivery: Equatable, Sendable {
  /// Each at once, as it should be.
  case prompt
  /// Each as many times over.
  case repeated(Int)
  /// All when it's over, the last one first.
  case reversed
  /// Each as many turns of the loop later; 1 is the coming one, the same as ``prompt``.
  case late(turns: Int)
  /// None.
  case missing
}

/// How the two windows of a swap tell that the keyboard has changed hands. See
/// ``SimulatedDesktop/keySwap``.
public enum KeySwap: Equatable, Sendable {
  /// Both at once.
  case together
  /// The one that lost it at once, the one that got it as many turns of the loop later: for a moment none
  /// says that it's key.
  ///
  /// 1 is the coming turn, in which the loss is published too: only from 2 on can that moment be seen. A
  /// ``SimulatedDesktop/keyLossHold`` bridges it, as on GTK.
  case lossFirst(turns: Int)
  /// The one that got it at once, the one that lost it as many turns of the loop later, 1 being the coming
  /// one: for a moment both say that they're key.
  case gainFirst(turns: Int)

  var turnsUntilLoss: Int {
    if case .gainFirst(let turns) = self { turns } else { 0 }
  }

  var turnsUntilGain: Int {
    if case .lossFirst(let turns) = self { turns } else { 0 }
  }
}

/// What a window system can do with windows, or can't. See ``SimulatedDesktop/abilities``.
public enum WindowAbility: CaseIterable, Sendable {
  /// Bring windows to front: ``/KeyWindow/WindowCommand/makeKeyAndOrderFront``.
  case bringToFront
  /// Bring windows in front of other apps': ``/KeyWindow/WindowCommand/activate``.
  case activate
  /// Take windows off the screen: ``/KeyWindow/WindowCommand/orderOut``.
  case orderOut
  /// Minimise windows and restore them.
  case miniaturize
  /// Maximise windows.
  case zoom
  /// Let windows cover the screen.
  case fullScreen
  /// Let windows choose their size.
  case setSize
  /// Let windows choose their place.
  case setPosition
  /// Give windows a title.
  case setTitle
  /// Let windows close by command.
  case close
}

/// What a window system tells of windows, or doesn't. See ``SimulatedDesktop/concealed``.
public enum WindowDetail: CaseIterable, Sendable {
  /// ``/KeyWindow/WindowState/position``, with the screen's visible frame, as on Wayland.
  case position
  /// ``/KeyWindow/WindowState/screen``, as on visionOS.
  case screen
  /// ``/KeyWindow/WindowState/isActive``.
  case activity
  /// ``/KeyWindow/WindowState/isOccluded``, as on UIKit.
  case occlusion
  /// ``/KeyWindow/WindowState/isMiniaturized``, as on UIKit and Wayland.
  case miniaturization
  /// ``/KeyWindow/WindowState/isTiled``, as on Apple's platforms.
  case tiling
  /// ``/KeyWindow/WindowState/restoredSize``, as on Apple's platforms.
  case restoredSize
  /// ``/KeyWindow/WindowState/isResizing``, as on GTK.
  case resizing
  /// ``/KeyWindow/WindowState/isOnActiveSpace``, as everywhere but on macOS.
  case space
  /// ``/KeyWindow/WindowState/controlInsets``, as on UIKit before iOS 26.
  case controls
}
