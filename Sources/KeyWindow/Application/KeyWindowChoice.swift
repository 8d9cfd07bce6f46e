/// A window that may be the app's key window, as everybody sees it.
struct KeyWindowCandidate<ID> {
  var window: ID
  var state: WindowState
  /// Orders the candidates: one that became key later has a larger number.
  var becameKeyAt: UInt64
  /// False where nobody can type: see ``ObservableWindow/canBeAppKeyWindow``.
  var canBeAppKeyWindow = true
  /// Its scene is in the background, where nobody has been working last.
  var isSceneLeft = false
}

/// Which window is the key window of the whole app, where every scene may have one.
///
/// Two windows side by side on iPad are both key, each in its scene. The one that looks active is where the
/// user is working; where none is known to, it's the one that became key last. A window that is hidden or
/// minimised has no part in it, whatever it says, nor has one on a display without input, or one whose scene was left
/// for another; the app's being inactive, or in the background, doesn't matter.
struct KeyWindowChoice<ID> {
  /// The key window; nil when there is none.
  let window: ID?

  init(among candidates: some Sequence<KeyWindowCandidate<ID>>) {
    window =
      candidates
      .filter {
        $0.state.isKey && $0.state.isVisible && $0.state.isMiniaturized != true && $0.canBeAppKeyWindow
          && !$0.isSceneLeft
      }
      .max { Self.rank($0) < Self.rank($1) }?
      .window
  }

  private static func rank(_ candidate: KeyWindowCandidate<ID>) -> (UInt64, UInt64) {
    (candidate.state.isActive == true ? 1 : 0, candidate.becameKeyAt)
  }
}
