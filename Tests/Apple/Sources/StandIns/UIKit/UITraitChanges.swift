// developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94: iOS 17, tvOS 17, visionOS 1. Registrations
// end with the object. Handlers run when a registered trait has changed, before traitCollectionDidChange.

/// developer.apple.com/documentation/uikit/uitraitdefinition: the types are not isolated.
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
public protocol UITraitDefinition {
  static var standInValue: @Sendable (UITraitCollection) -> AnyHashable { get }
}

@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
public typealias UITrait = any UITraitDefinition.Type

@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
public struct UITraitActiveAppearance: UITraitDefinition {
  public static var standInValue: @Sendable (UITraitCollection) -> AnyHashable { { $0.activeAppearance } }
}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
public struct UITraitDisplayScale: UITraitDefinition {
  public static var standInValue: @Sendable (UITraitCollection) -> AnyHashable { { $0.displayScale } }
}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
public struct UITraitLayoutDirection: UITraitDefinition {
  public static var standInValue: @Sendable (UITraitCollection) -> AnyHashable { { $0.layoutDirection } }
}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static var standInValue: @Sendable (UITraitCollection) -> AnyHashable { { $0.userInterfaceStyle } }
}

/// developer.apple.com/documentation/uikit/uitraitchangeregistration
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
public protocol UITraitChangeRegistration: NSObjectProtocol {}

@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
@MainActor public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
  where TraitEnvironment: UITraitEnvironment

  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// The registrations of one object.
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
@MainActor final class TraitObservers {
  final class Registration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: @MainActor (any UITraitEnvironment, UITraitCollection) -> Void
    init(traits: [UITrait], handler: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void)
    {
      self.traits = traits
      self.handler = handler
      super.init()
    }
  }
  private var registrations: [Registration] = []

  func add<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], _ handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
  ) -> Registration {
    let registration = Registration(traits: traits) { environment, previous in
      guard let environment = environment as? TraitEnvironment else { return }
      handler(environment, previous)
    }
    registrations.append(registration)
    return registration
  }
  func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }
  func tell(_ environment: any UITraitEnvironment, from old: UITraitCollection, to new: UITraitCollection) {
    for registration in registrations
    where registration.traits.contains(where: { $0.standInValue(old) != $0.standInValue(new) })
      && registrations.contains(where: { $0 === registration })
    {
      registration.handler(environment, old)
    }
  }
}
