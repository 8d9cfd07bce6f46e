// developer.apple.com/documentation/combine: PassthroughSubject, CurrentValueSubject, Just.

public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// The subscribers of one publisher, each until it cancels.
final class Subscriptions<Output, Failure: Error> {
  private struct Entry {
    let id: Int
    let receive: (Output) -> Void
    let complete: (Subscribers.Completion<Failure>) -> Void
  }
  private struct Ticket: Subscription {
    let cancelling: () -> Void
    func request(_ demand: Subscribers.Demand) {}
    func cancel() { cancelling() }
  }
  private var entries: [Entry] = []
  private var nextID = 0

  func add<S: Subscriber>(_ subscriber: S, first: Output? = nil)
  where S.Input == Output, S.Failure == Failure {
    let id = nextID
    nextID += 1
    entries.append(
      Entry(
        id: id, receive: { _ = subscriber.receive($0) }, complete: { subscriber.receive(completion: $0) }))
    subscriber.receive(
      subscription: Ticket { [weak self] in self?.entries.removeAll { $0.id == id } })
    if let first { _ = subscriber.receive(first) }
  }
  func send(_ value: Output) {
    for entry in entries where entries.contains(where: { $0.id == entry.id }) { entry.receive(value) }
  }
  func complete(_ completion: Subscribers.Completion<Failure>) {
    let last = entries
    entries = []
    for entry in last { entry.complete(completion) }
  }
  var count: Int { entries.count }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscriptions = Subscriptions<Output, Failure>()
  public init() {}
  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
    subscriptions.add(subscriber)
  }
  public func send(_ value: Output) { subscriptions.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { subscriptions.complete(completion) }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscriptions = Subscriptions<Output, Failure>()
  private var current: Output
  public init(_ value: Output) { current = value }
  public var value: Output {
    get { current }
    set { send(newValue) }
  }
  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
    subscriptions.add(subscriber, first: current)
  }
  public func send(_ value: Output) {
    current = value
    subscriptions.send(value)
  }
  public func send(completion: Subscribers.Completion<Failure>) { subscriptions.complete(completion) }
}

public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }
  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Output {
    let subscriptions = Subscriptions<Output, Never>()
    subscriptions.add(subscriber, first: output)
    subscriptions.complete(.finished)
  }
}
