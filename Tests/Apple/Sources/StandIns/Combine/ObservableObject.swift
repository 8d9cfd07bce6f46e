// developer.apple.com/documentation/combine/observableobject: neither the protocol nor the publisher is isolated.

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let subscriptions = Subscriptions<Void, Never>()
  public init() {}
  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Void {
    subscriptions.add(subscriber)
  }
  public func send() { subscriptions.send(()) }
  /// Stand-in only: how many listen, for tests that nothing is left behind.
  public var standInSubscriberCount: Int { subscriptions.count }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The one publisher that the object's `@Published` properties share.
  public var objectWillChange: ObservableObjectPublisher {
    var properties: [any PublishedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      properties += level.children.compactMap { $0.value as? any PublishedProperty }
      mirror = level.superclassMirror
    }
    let publisher = properties.lazy.compactMap(\.willChange).first ?? ObservableObjectPublisher()
    for property in properties { property.shareWillChange(publisher) }
    return publisher
  }
}

protocol PublishedProperty {
  var willChange: ObservableObjectPublisher? { get }
  func shareWillChange(_ publisher: ObservableObjectPublisher)
}
