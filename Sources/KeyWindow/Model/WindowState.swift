import Foundation

/// What a window is like at one moment: a whole snapshot, taken at once.
///
/// Lengths are in points (logical pixels); on Mac Catalyst those of the window, its place too, are in UIKit's points,
/// of which 100 are 77 of the Mac's in the iPad idiom. Places have y growing downwards, and their origin at the
/// top-left of the primary screen; on iOS, iPadOS and tvOS, where no screen lies beside another, at that of the
/// window's own. A value that the platform doesn't tell is nil, never a made-up number.
public struct WindowState: Equatable, Sendable {
  /// The window receives what is typed.
  ///
  /// At most one window of a scene is key. On iPad every scene has its own, so that two windows side by
  /// side can both be key; ``isActive`` tells which one looks active. So it is on Mac Catalyst and visionOS. Elsewhere
  /// there is one scene: the app.
  public var isKey: Bool
  /// The window is key, or one that belongs to it is: its sheet, a child window, a dialog that is transient for it,
  /// or one that belongs to such a window in turn.
  ///
  /// It answers "is the keyboard in my panel, or in its sheet". Those windows need not be observed. On UIKit no
  /// window belongs to another, and it is the same as ``isKey``.
  public var ownsKeyWindow: Bool
  /// The window is the app's main window (macOS). A sheet or a panel can be key while the window behind it
  /// stays main. Elsewhere the same as ``isKey``.
  public var isMain: Bool
  /// The window is drawn as an active one; nil where it isn't told.
  ///
  /// - macOS: the app is active.
  /// - UIKit: the trait `activeAppearance`; nil where it's unspecified.
  /// - GTK: the window isn't drawn as a backdrop. Window managers that don't tell (openbox) leave every
  ///   window drawn as active.
  public var isActive: Bool?
  /// The window has been put on screen and not been taken out. It may still be covered or minimised.
  public var isVisible: Bool
  /// No part of the window can be seen; nil where it isn't told (UIKit, GTK older than 4.12). On GTK it's false while
  /// the window isn't on screen.
  public var isOccluded: Bool?
  /// The window is minimised; nil where it isn't told (UIKit, Wayland).
  public var isMiniaturized: Bool?
  /// The window is maximised.
  public var isZoomed: Bool
  /// The window covers its whole screen.
  public var isFullScreen: Bool
  /// The window fills a part of its screen, such as a half, by the window system's doing; nil where it isn't told
  /// (Apple's platforms). GTK tells it on X11 as far as the window manager does, and on Wayland where the compositor
  /// tells more than the size: GNOME's, and sway with a newer GTK than 4.8.
  public var isTiled: Bool?
  /// The user is in the middle of resizing the window; nil where it isn't told.
  ///
  /// - macOS: a live resize is going on.
  /// - UIKit: from iOS 26 on, the scene is being resized interactively.
  /// - GTK doesn't tell.
  public var isResizing: Bool?
  /// The window is on the Space that its screen shows; nil where there are none or it isn't told. macOS tells it.
  public var isOnActiveSpace: Bool?
  /// The size of the window's frame in points: its content and the decorations that the app draws, never
  /// the shadow. A title bar drawn by an X11 window manager isn't part of it; on macOS the title bar is.
  public var size: CGSize
  /// The size that the window goes back to when it's no longer zoomed, full screen or tiled, in points and measured as
  /// ``size``. Nil while it's none of these, and where it isn't told (Apple's platforms). GTK tells it.
  ///
  /// For what to store between launches see ``sizeToSave``.
  public var restoredSize: CGSize?
  /// The top-left corner of the frame in points, from the top-left of the primary screen; on iOS, iPadOS and tvOS from
  /// that of the window's own screen. Nil where the window system doesn't tell
  /// (Wayland, visionOS).
  public var position: CGPoint?
  /// How far bars, a notch, the home indicator or a title bar over the content reach into the frame, in
  /// points; nil until the window has been laid out.
  public var safeAreaInsets: WindowInsets?
  /// How far the window's own buttons (close, minimise, zoom) reach into the frame, in points; nil where it isn't told.
  ///
  /// A bar of the app's along the top keeps clear of them when it leaves free `left` and `right` of what lies within
  /// `top`. All are zero while no buttons are shown, as in full screen. They may lie within the safe area (iPadOS 26)
  /// or outside of it (a title bar).
  ///
  /// - macOS: the close, minimise and zoom buttons.
  /// - iPadOS 26: the window controls in the corner.
  /// - GTK: the buttons of a header bar, on either side.
  public var controlInsets: WindowInsets?
  /// Pixels per point.
  public var scale: Double
  /// The screen with the window, or with most of it; nil where there's none (off screen, visionOS).
  public var screen: ScreenState?
  /// What the title bar says; nil where the window has no title.
  public var title: String?
  /// The window is laid out from right to left, as for Arabic and Hebrew.
  public var isRightToLeft: Bool

  /// A snapshot with the given values; whatever isn't given is unknown, or what a window has that has never
  /// been shown.
  public init(
    isKey: Bool = false,
    ownsKeyWindow: Bool? = nil,
    isMain: Bool? = nil,
    isActive: Bool? = nil,
    isVisible: Bool = false,
    isOccluded: Bool? = nil,
    isMiniaturized: Bool? = nil,
    isZoomed: Bool = false,
    isFullScreen: Bool = false,
    isTiled: Bool? = nil,
    isResizing: Bool? = nil,
    isOnActiveSpace: Bool? = nil,
    size: CGSize = .zero,
    restoredSize: CGSize? = nil,
    position: CGPoint? = nil,
    safeAreaInsets: WindowInsets? = nil,
    controlInsets: WindowInsets? = nil,
    scale: Double = 1,
    screen: ScreenState? = nil,
    title: String? = nil,
    isRightToLeft: Bool = false
  ) {
    self.isKey = isKey
    self.ownsKeyWindow = ownsKeyWindow ?? isKey
    self.isMain = isMain ?? isKey
    self.isActive = isActive
    self.isVisible = isVisible
    self.isOccluded = isOccluded
    self.isMiniaturized = isMiniaturized
    self.isZoomed = isZoomed
    self.isFullScreen = isFullScreen
    self.isTiled = isTiled
    self.isResizing = isResizing
    self.isOnActiveSpace = isOnActiveSpace
    self.size = size
    self.restoredSize = restoredSize
    self.position = position
    self.safeAreaInsets = safeAreaInsets
    self.controlInsets = controlInsets
    self.scale = scale
    self.screen = screen
    self.title = title
    self.isRightToLeft = isRightToLeft
  }
}

extension WindowState {
  /// The window in its own coordinates, in points: its size at the origin zero.
  public var bounds: CGRect {
    // What is negative, infinite or not a number isn't a length.
    let width = size.width.isFinite ? max(size.width, 0) : 0
    let height = size.height.isFinite ? max(size.height, 0) : 0
    return CGRect(x: 0, y: 0, width: width, height: height)
  }

  /// The window on its screen, in points; nil where ``position`` isn't known.
  public var frame: CGRect? {
    position.map { CGRect(origin: $0, size: bounds.size) }
  }

  /// The size to store for the next launch, in points: ``size``, and ``restoredSize`` while the window is zoomed, full
  /// screen or tiled. So who stores it never stores the large one.
  ///
  /// It can't know more than the flags: where a large size isn't told to be one, it's stored as the window's own.
  /// - macOS: a window that is tiled with the margins of macOS 15, or zoomed to less than the screen, for `isTiled` is
  ///   nil and `isZoomed` means filling the screen.
  /// - Mac Catalyst: any that is zoomed or tiled.
  /// - GTK: a tiled one where nobody tells GTK, as on KWin, and on sway with GTK 4.8.
  ///
  /// Nil while there's nothing to store: before the window has a size, and where the size to go back to isn't told.
  /// Keep what was stored before then.
  public var sizeToSave: CGSize? {
    let size = isZoomed || isFullScreen || isTiled == true ? restoredSize : size
    guard let size, size.width > 0, size.height > 0 else { return nil }
    return size
  }

  /// The part of the window that nothing covers, in the window's own coordinates, in points: ``bounds`` less
  /// ``safeAreaInsets``, taken once. Nil until the insets are known.
  public var safeAreaFrame: CGRect? {
    safeAreaInsets?.remainder(of: bounds)
  }

  /// The height covered at the top, in points; nil until the insets are known.
  public var topSafeArea: CGFloat? { safeAreaInsets?.top }
  /// The height covered at the bottom, in points; nil until the insets are known.
  public var bottomSafeArea: CGFloat? { safeAreaInsets?.bottom }
  /// The width covered at the left, in points; nil until the insets are known.
  public var leftSafeArea: CGFloat? { safeAreaInsets?.left }
  /// The width covered at the right, in points; nil until the insets are known.
  public var rightSafeArea: CGFloat? { safeAreaInsets?.right }
  /// The width covered at the edge where lines begin, in points: left, or right where the window is laid out from
  /// right to left. Nil until the insets are known.
  public var leadingSafeArea: CGFloat? { isRightToLeft ? rightSafeArea : leftSafeArea }
  /// The width covered at the edge where lines end, in points: right, or left where the window is laid out from
  /// right to left. Nil until the insets are known.
  public var trailingSafeArea: CGFloat? { isRightToLeft ? leftSafeArea : rightSafeArea }
}
