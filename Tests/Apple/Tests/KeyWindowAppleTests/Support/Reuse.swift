import KeyWindow
import Testing

/// Plays `attempt` until a new window in it has got the identity of a freed one. When that happens is up to the
/// allocator.
@MainActor func untilReused(_ attempt: () async throws -> Bool) async throws {
  for _ in 0..<50 {
    if try await attempt() { return }
  }
  Issue.record("no window got a freed one's identity")
}

extension Desk {
  /// Opens windows until one has the identity.
  ///
  /// - Returns: the windows; nil if none of many has it.
  func open(until id: ObjectIdentifier) -> [HostingWindow]? {
    var windows: [HostingWindow] = []
    while windows.last.map({ ObjectIdentifier($0) }) != id {
      guard windows.count < 200 else { return nil }
      windows.append(open())
    }
    return windows
  }
}
