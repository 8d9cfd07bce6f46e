import Foundation

/// The screen as everybody sees it, in pixels.
public struct ScreenPicture: Sendable {
  public let width: Int
  public let height: Int
  private let bytes: [UInt8]

  @MainActor public static func take() async throws -> ScreenPicture {
    // "P6 WIDTH HEIGHT 255" and three bytes for each pixel.
    let data = [UInt8](try await run("import", "-window", "root", "-depth", "8", "ppm:-"))
    var (fields, next): ([Int], Int) = ([], 2)
    while fields.count < 3, next < data.count {
      while next < data.count, data[next] <= 32 { next += 1 }
      let start = next
      while next < data.count, data[next] > 32 { next += 1 }
      fields.append(Int(String(decoding: data[start..<next], as: UTF8.self)) ?? 0)
    }
    guard data.starts(with: Array("P6".utf8)), fields.count == 3,
      data.count - next - 1 == fields[0] * fields[1] * 3
    else { throw Failure("import wrote no picture") }
    return ScreenPicture(width: fields[0], height: fields[1], bytes: Array(data[(next + 1)...]))
  }

  /// Writes a PNG, once nothing moves any more.
  @MainActor public static func save(to path: String) async throws {
    var last: [UInt8] = []
    try await waitUntil("the picture stands still") {
      let new = try await take().bytes
      defer { last = new }
      return new == last
    }
    try await run("import", "-window", "root", "-strip", path)
  }

  /// The smallest rectangle around all pixels of the colour; nil if there is none.
  public func area(_ colour: (UInt8, UInt8, UInt8)) -> (x: Int, y: Int, width: Int, height: Int)? {
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    for y in 0..<height {
      for x in 0..<width {
        let at = (y * width + x) * 3
        guard bytes[at] == colour.0, bytes[at + 1] == colour.1, bytes[at + 2] == colour.2 else { continue }
        (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
      }
    }
    return right < 0 ? nil : (left, top, right - left + 1, bottom - top + 1)
  }

  /// The Mac's orange, of the box.
  public static let orange: (UInt8, UInt8, UInt8) = (0xff, 0x95, 0x00)
}
