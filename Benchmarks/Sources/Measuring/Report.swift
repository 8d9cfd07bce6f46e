import Foundation

/// All figures of a run: a table for people, JSON for programs.
public struct Report: Codable, Sendable {
  /// When the run began.
  public var date: Date
  /// What was measured, in order.
  public var figures: [Figure] = []

  /// An empty report of a run that begins now.
  public init() {
    date = Date()
  }

  /// The report as a table.
  public var table: String {
    let header = ["", "best", "median", "× floor", "allocations", "aim"]
    let rows =
      [header]
      + figures.map { figure in
        [
          figure.name,
          figure.unit.text(figure.best),
          figure.unit.text(figure.median),
          figure.floor.map { String(format: "%.2f", $0.ratio) } ?? "",
          figure.allocations.map { String(format: "%.2f", $0) } ?? "",
          figure.aim.map { "\($0.isMet ? "met" : "MISSED"): \($0.words)" } ?? "",
        ]
      }
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        let isText = column == 0 || column == row.count - 1
        return isText ? row[column] + padding : padding + row[column]
      }
      .joined(separator: "  ")
    }
    .joined(separator: "\n")
  }

  /// The report as JSON.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    encoder.dateEncodingStrategy = .iso8601
    return try encoder.encode(self)
  }
}

extension Figure.Unit {
  func text(_ value: Double) -> String {
    switch self {
    case .bytes: String(format: "%.0f bytes", value)
    case .nanoseconds where value < 10_000: String(format: "%.0f ns", value)
    case .nanoseconds where value < 10_000_000: String(format: "%.1f µs", value / 1000)
    case .nanoseconds: String(format: "%.1f ms", value / 1_000_000)
    }
  }
}
