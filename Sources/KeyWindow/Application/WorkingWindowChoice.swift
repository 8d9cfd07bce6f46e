/// A window that the user may be working in, as everybody sees it.
struct WorkingWindowCandidate<ID> {
  var window: ID
  var state: WindowState
  /// Order the candidates: larger numbers are later. Zero for what never was.
  var becameMainAt: UInt64
  var becameKeyAt: UInt64
  /// Orders those that never were key.
  var observedSince: UInt64
  /// See ``ObservableWindow/isSceneInBackground``.
  var isSceneInBackground = false
}

/// Which window the user was working in last, where the one with the keyboard doesn't tell.
///
/// A window of a scene in the foreground comes before those in the background; a main window before a panel, which is
/// key for a moment; a window on screen before one that's minimised, and both before one that's hidden or closed; then
/// the one that was main last, or key. A window that never was either counts as well, the first one first: at launch
/// nothing is key yet.
struct WorkingWindowChoice<ID> {
  /// The window; nil when there is none.
  let window: ID?

  init(among candidates: some Sequence<WorkingWindowCandidate<ID>>) {
    window = candidates.max { Self.rank($0).lexicographicallyPrecedes(Self.rank($1)) }?.window
  }

  private static func rank(_ candidate: WorkingWindowCandidate<ID>) -> [UInt64] {
    let state = candidate.state
    return [
      candidate.isSceneInBackground ? 0 : 1,
      state.isVisible ? 1 : 0,
      candidate.becameMainAt > 0 ? 1 : 0,
      state.isMiniaturized == true ? 0 : 1,
      candidate.becameMainAt, candidate.becameKeyAt, .max - candidate.observedSince,
    ]
  }
}
