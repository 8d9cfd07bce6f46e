import Foundation

// Written out, so that a state recorded by an older version can be read: what it lacks is unknown, or what a window
// has that has never been shown.
extension WindowState: Codable {
  private enum CodingKeys: String, CodingKey {
    case isKey, ownsKeyWindow, isMain, isActive, isVisible, isOccluded, isMiniaturized, isZoomed, isFullScreen
    case isTiled, isResizing, isOnActiveSpace, size, restoredSize, position, safeAreaInsets, controlInsets,
      scale, screen, title, isRightToLeft
  }

  /// Reads a recorded state. Members that it lacks have the initialiser's defaults.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      isKey: try values.decodeIfPresent(Bool.self, forKey: .isKey) ?? false,
      ownsKeyWindow: try values.decodeIfPresent(Bool.self, forKey: .ownsKeyWindow),
      isMain: try values.decodeIfPresent(Bool.self, forKey: .isMain),
      isActive: try values.decodeIfPresent(Bool.self, forKey: .isActive),
      isVisible: try values.decodeIfPresent(Bool.self, forKey: .isVisible) ?? false,
      isOccluded: try values.decodeIfPresent(Bool.self, forKey: .isOccluded),
      isMiniaturized: try values.decodeIfPresent(Bool.self, forKey: .isMiniaturized),
      isZoomed: try values.decodeIfPresent(Bool.self, forKey: .isZoomed) ?? false,
      isFullScreen: try values.decodeIfPresent(Bool.self, forKey: .isFullScreen) ?? false,
      isTiled: try values.decodeIfPresent(Bool.self, forKey: .isTiled),
      isResizing: try values.decodeIfPresent(Bool.self, forKey: .isResizing),
      isOnActiveSpace: try values.decodeIfPresent(Bool.self, forKey: .isOnActiveSpace),
      size: try values.decodeIfPresent(CGSize.self, forKey: .size) ?? .zero,
      restoredSize: try values.decodeIfPresent(CGSize.self, forKey: .restoredSize),
      position: try values.decodeIfPresent(CGPoint.self, forKey: .position),
      safeAreaInsets: try values.decodeIfPresent(WindowInsets.self, forKey: .safeAreaInsets),
      controlInsets: try values.decodeIfPresent(WindowInsets.self, forKey: .controlInsets),
      scale: try values.decodeIfPresent(Double.self, forKey: .scale) ?? 1,
      screen: try values.decodeIfPresent(ScreenState.self, forKey: .screen),
      title: try values.decodeIfPresent(String.self, forKey: .title),
      isRightToLeft: try values.decodeIfPresent(Bool.self, forKey: .isRightToLeft) ?? false)
  }

  /// Records the state. Of what isn't a number, for which JSON has no word, a length is recorded as zero, a scale as 1,
  /// and a place or insets as unknown.
  public func encode(to encoder: any Encoder) throws {
    let state = withFiniteNumbers
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(state.isKey, forKey: .isKey)
    try values.encode(state.ownsKeyWindow, forKey: .ownsKeyWindow)
    try values.encode(state.isMain, forKey: .isMain)
    try values.encodeIfPresent(state.isActive, forKey: .isActive)
    try values.encode(state.isVisible, forKey: .isVisible)
    try values.encodeIfPresent(state.isOccluded, forKey: .isOccluded)
    try values.encodeIfPresent(state.isMiniaturized, forKey: .isMiniaturized)
    try values.encode(state.isZoomed, forKey: .isZoomed)
    try values.encode(state.isFullScreen, forKey: .isFullScreen)
    try values.encodeIfPresent(state.isTiled, forKey: .isTiled)
    try values.encodeIfPresent(state.isResizing, forKey: .isResizing)
    try values.encodeIfPresent(state.isOnActiveSpace, forKey: .isOnActiveSpace)
    try values.encode(state.size, forKey: .size)
    try values.encodeIfPresent(state.restoredSize, forKey: .restoredSize)
    try values.encodeIfPresent(state.position, forKey: .position)
    try values.encodeIfPresent(state.safeAreaInsets, forKey: .safeAreaInsets)
    try values.encodeIfPresent(state.controlInsets, forKey: .controlInsets)
    try values.encode(state.scale, forKey: .scale)
    try values.encodeIfPresent(state.screen, forKey: .screen)
    try values.encodeIfPresent(state.title, forKey: .title)
    try values.encode(state.isRightToLeft, forKey: .isRightToLeft)
  }
}
