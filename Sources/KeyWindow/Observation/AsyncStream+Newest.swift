extension AsyncStream where Element: Sendable {
  /// The values that a subscription yields, the newest kept for a slow consumer. Iterating no more, or dropping
  /// the stream, ends the subscription; and when the owner of the subscription goes, the stream ends.
  @MainActor static func newest(
    _ subscribe: (_ yield: @escaping @MainActor (Element) -> Void) -> WindowObservation
  ) -> AsyncStream<Element> {
    let (stream, continuation) = makeStream(of: Element.self, bufferingPolicy: .bufferingNewest(1))
    // Released with the subscription, or with its owner.
    let end = End(of: continuation)
    let observation = subscribe { end.continuation.yield($0) }
    continuation.onTermination = { _ in withExtendedLifetime(observation) {} }
    return stream
  }
}

/// Ends a stream when it is released.
private final class End<Element: Sendable>: Sendable {
  let continuation: AsyncStream<Element>.Continuation

  init(of continuation: AsyncStream<Element>.Continuation) {
    self.continuation = continuation
  }

  deinit {
    continuation.finish()
  }
}
