// developer.apple.com/documentation/combine/publisher: the operators that a window's values are read through.

/// A publisher with its type erased.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let connect: (Relay<Output, Failure>) -> Void
  public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
    connect = { publisher.receive(subscriber: $0) }
  }
  fileprivate init(connecting: @escaping (Relay<Output, Failure>) -> Void) { connect = connecting }
  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
    connect(
      Relay(
        onSubscription: subscriber.receive(subscription:), onValue: { _ = subscriber.receive($0) },
        onCompletion: subscriber.receive(completion:)))
  }
}

private final class Relay<Input, Failure: Error>: Subscriber {
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Void
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void
  init(
    onSubscription: @escaping (any Subscription) -> Void, onValue: @escaping (Input) -> Void,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.onSubscription = onSubscription
    self.onValue = onValue
    self.onCompletion = onCompletion
  }
  func receive(subscription: any Subscription) { onSubscription(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand {
    onValue(input)
    return .unlimited
  }
  func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self)
  }
}

public enum Publishers {
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output
    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
      upstream.receive(
        subscriber: Relay<Upstream.Output, Failure>(
          onSubscription: subscriber.receive(subscription:),
          onValue: { _ = subscriber.receive(transform($0)) },
          onCompletion: subscriber.receive(completion:)))
    }
  }

  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let isIncluded: (Output) -> Bool
    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
      upstream.receive(
        subscriber: Relay<Output, Failure>(
          onSubscription: subscriber.receive(subscription:),
          onValue: { if isIncluded($0) { _ = subscriber.receive($0) } },
          onCompletion: subscriber.receive(completion:)))
    }
  }

  public struct RemoveDuplicates<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
      var last: Output?
      upstream.receive(
        subscriber: Relay<Output, Failure>(
          onSubscription: subscriber.receive(subscription:),
          onValue: { value in
            guard value != last else { return }
            last = value
            _ = subscriber.receive(value)
          },
          onCompletion: subscriber.receive(completion:)))
    }
  }
}
