/// What the host says of an app and its windows.
public struct AppReport: Decodable, Equatable, Sendable {
  public struct Window: Decodable, Equatable, Sendable {
    public var number: Int
    public var id: UInt64
    public var title: String
    public var isKey: Bool
    public var isMain: Bool
    public var isVisible: Bool
    public var isMiniaturized: Bool
    public var isZoomed: Bool
    public var isFullScreen: Bool
    /// x, y, width and height; y grows downwards.
    public var frame: [Double]
    public var titleBar: Double
    public var shows: [String]
    public var typed: String
    public var bodies: [String: Int]
    public var places: Int

    /// The middle of the content.
    public var middle: (x: Double, y: Double) {
      (frame[0] + frame[2] / 2, frame[1] + titleBar + (frame[3] - titleBar) / 2)
    }
    /// What the title bar leaves.
    public var safeArea: (width: Double, height: Double) { (frame[2], frame[3] - titleBar) }
  }
  public var isActive: Bool
  /// Pixels per point, on the first screen.
  public var scale: Double
  public var windows: [Window]
  public var widgets: Int
  public var living: [Int]

  public subscript(number: Int) -> Window? { windows.first { $0.number == number } }
  /// The numbers of the windows that show this text.
  public func showing(_ text: String) -> [Int] { windows.filter { $0.shows.contains(text) }.map(\.number) }
}

public struct ReportLine: Decodable, Sendable {
  public var app: AppReport
  public var heap: Int
}
