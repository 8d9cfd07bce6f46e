// developer.apple.com/documentation/combine/publisher/sink(receivevalue:)

private final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
  private var subscription: (any Subscription)?
  private var onValue: ((Input) -> Void)?
  private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  init(
    onCompletion: ((Subscribers.Completion<Failure>) -> Void)?, onValue: @escaping (Input) -> Void
  ) {
    self.onCompletion = onCompletion
    self.onValue = onValue
  }
  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(.unlimited)
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    onValue?(input)
    return .unlimited
  }
  func receive(completion: Subscribers.Completion<Failure>) {
    onCompletion?(completion)
    onCompletion = nil
    onValue = nil
    subscription = nil
  }
  func cancel() {
    subscription?.cancel()
    subscription = nil
    onValue = nil
    onCompletion = nil
  }
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Sink<Output, Failure>(onCompletion: receiveCompletion, onValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    let sink = Sink<Output, Never>(onCompletion: nil, onValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}
