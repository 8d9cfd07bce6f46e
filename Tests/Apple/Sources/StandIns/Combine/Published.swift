// developer.apple.com/documentation/combine/published: publishes in the property's willSet, so that a reader in
// the sink still sees the old value.

@propertyWrapper
public struct Published<Value> {
  fileprivate final class Storage {
    var value: Value
    var willChange: ObservableObjectPublisher?
    let subscriptions = Subscriptions<Value, Never>()
    init(_ value: Value) { self.value = value }
  }
  private let storage: Storage

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    fileprivate let storage: Storage
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Value {
      storage.subscriptions.add(subscriber, first: storage.value)
    }
  }
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      if storage.willChange == nil, let observable = object as? any ObservableObject {
        storage.willChange = observable.objectWillChange as? ObservableObjectPublisher
      }
      storage.willChange?.send()
      storage.subscriptions.send(newValue)
      storage.value = newValue
    }
  }
}

extension Published: PublishedProperty {
  var willChange: ObservableObjectPublisher? { storage.willChange }
  func shareWillChange(_ publisher: ObservableObjectPublisher) { storage.willChange = publisher }
}
