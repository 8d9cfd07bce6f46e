import KeyWindow

/// Every value that a window state tells, by the name it has in Swift.
enum StateFields {
  /// - Returns: a row each; the text is nil where the value isn't known.
  static func rows(of state: WindowState) -> [(name: String, text: String?)] {
    [
      ("isKey", state.isKey.words),
      ("ownsKeyWindow", state.ownsKeyWindow.words),
      ("isMain", state.isMain.words),
      ("isActive", state.isActive?.words),
      ("isVisible", state.isVisible.words),
      ("isOccluded", state.isOccluded?.words),
      ("isMiniaturized", state.isMiniaturized?.words),
      ("isZoomed", state.isZoomed.words),
      ("isFullScreen", state.isFullScreen.words),
      ("isTiled", state.isTiled?.words),
      ("isResizing", state.isResizing?.words),
      ("isOnActiveSpace", state.isOnActiveSpace?.words),
      ("title", state.title),
      ("isRightToLeft", state.isRightToLeft.words),
      ("size", state.size.words),
      ("restoredSize", state.restoredSize?.words),
      ("sizeToSave", state.sizeToSave?.words),
      ("position", state.position?.words),
      ("safeAreaInsets", state.safeAreaInsets?.words),
      ("controlInsets", state.controlInsets?.words),
      ("scale", state.scale.words),
      ("screen.name", state.screen?.name),
      ("screen.frame", state.screen?.frame.words),
      ("screen.visibleFrame", state.screen?.visibleFrame?.words),
      ("screen.scale", state.screen?.scale.words),
      ("frame", state.frame?.words),
      ("bounds", state.bounds.words),
      ("safeAreaFrame", state.safeAreaFrame?.words),
    ]
  }
}
