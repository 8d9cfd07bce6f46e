import Foundation

/// The screen that a window is on, at one moment.
///
/// Frames are in points, with the origin at the top-left of the primary screen and y growing downwards, as
/// for ``WindowState/position``. UIKit doesn't tell how screens lie to each other: there each has its own top-left at the
/// origin, on Mac Catalyst too, where a window's position is from that of the main display.
public struct ScreenState: Equatable, Sendable, Codable {
  /// What the user's system calls the screen, such as "Built-in Display" or "HDMI-1"; nil where it has no
  /// name (UIKit).
  public var name: String?
  /// Where the screen lies, in points. On Mac Catalyst that is what `UIScreen.bounds` says: in the iPad idiom by one
  /// report in the Mac's points, which are fewer than those of the window's size (dotnet/maui#19526).
  public var frame: CGRect
  /// The part of ``frame`` that panels, docks and menu bars leave to windows, in points; nil where it isn't
  /// told (Wayland, UIKit).
  public var visibleFrame: CGRect?
  /// Pixels per point.
  public var scale: Double

  /// A screen with the given frames in points.
  public init(name: String? = nil, frame: CGRect, visibleFrame: CGRect? = nil, scale: Double = 1) {
    self.name = name
    self.frame = frame
    self.visibleFrame = visibleFrame
    self.scale = scale
  }
}
