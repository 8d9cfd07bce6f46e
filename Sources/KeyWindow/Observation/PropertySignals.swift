import Observation

/// What Observation follows of an object, property by property, on a deployment target that doesn't require it.
///
/// A property is there once somebody has read it, and remembers what was read. Its followers are told if they
/// may have read something else than what can be read now.
@MainActor final class PropertySignals<Owner> {
  private struct Name: Hashable {
    let path: AnyKeyPath
    // An optional property can be read in two ways.
    let type: ObjectIdentifier
  }

  private var properties: [Name: Property<Owner>] = [:]

  /// The property as it is now. Code that is tracking at the moment follows it from now on.
  func read<Member: Equatable>(
    _ path: AnyKeyPath, of owner: Owner, _ read: @escaping @MainActor (Owner) -> Member
  ) -> Member {
    let value = read(owner)
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return value }
    let name = Name(path: path, type: ObjectIdentifier(Member.self))
    if let property = properties[name] as? ReadProperty<Owner, Member> {
      property.note(value)
    } else {
      properties[name] = ReadProperty(value, read)
    }
    return value
  }

  /// Tells the followers of each property that may have been read differently. The new values are visible already.
  func didChange(of owner: Owner) {
    if properties.isEmpty { return }
    // Followers may read properties for the first time meanwhile, so this goes over a copy.
    for property in properties.values { property.tell(owner) }
  }
}

@MainActor private class Property<Owner> {
  func tell(_ owner: Owner) {}
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private final class ReadProperty<Owner, Member: Equatable>: Property<Owner>, Observable {
  private let registrar = ObservationRegistrar()
  private let read: @MainActor (Owner) -> Member
  private var last: Member
  /// Something else than `last` was read too since followers were told.
  private var hasPassed = false

  init(_ value: Member, _ read: @escaping @MainActor (Owner) -> Member) {
    (last, self.read) = (value, read)
    super.init()
    registrar.access(self, keyPath: \.last)
  }

  func note(_ value: Member) {
    registrar.access(self, keyPath: \.last)
    guard value != last else { return }
    (last, hasPassed) = (value, true)
  }

  override func tell(_ owner: Owner) {
    let value = read(owner)
    guard hasPassed || value != last else { return }
    (last, hasPassed) = (value, false)
    registrar.withMutation(of: self, keyPath: \.last) {}
  }
}
