// developer.apple.com/documentation/combine: the protocols and what they exchange. iOS 13, macOS 10.15, tvOS 13,
// visionOS 1, watchOS 6; nothing is isolated. Stand-in publishers ignore demand: every subscriber here wants all.
@_exported import Foundation

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

public protocol Cancellable {
  func cancel()
}

public protocol Subscription: Cancellable {
  func request(_ demand: Subscribers.Demand)
}

public enum Subscribers {
  public struct Demand: Equatable, Sendable {
    private let isUnlimited: Bool
    public static let unlimited = Demand(isUnlimited: true)
    public static let none = Demand(isUnlimited: false)
  }
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }
}
