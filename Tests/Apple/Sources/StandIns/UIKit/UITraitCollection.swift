// developer.apple.com/documentation/uikit/uitraitcollection: not isolated; iOS 8. Immutable.

/// iOS 14, tvOS 14, visionOS 1.
@available(iOS 14.0, tvOS 14.0, *)
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1, inactive, active
}

/// iOS 10.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1, leftToRight, rightToLeft
}

/// iOS 12.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0, light, dark
}

/// developer.apple.com/documentation/uikit/uiuserinterfaceidiom: iOS 3.2; the Mac's iOS 14, vision's iOS 17.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad
  @available(iOS 9.0, tvOS 9.0, *) case tv
  case carPlay
  @available(iOS 14.0, tvOS 14.0, *) case mac = 5
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) case vision
}

open class UITraitCollection: NSObject {
  let values: Values
  struct Values: Equatable {
    var displayScale: CGFloat = 0
    var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  }
  init(_ values: Values) {
    self.values = values
    super.init()
  }
  public override convenience init() { self.init(Values()) }
  public convenience init(displayScale: CGFloat) { self.init(Values(displayScale: displayScale)) }
  @available(iOS 14.0, tvOS 14.0, *)
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(Values(activeAppearance: activeAppearance))
  }

  /// iOS 8.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
  /// 0 is unspecified.
  open var displayScale: CGFloat { values.displayScale }
  @available(iOS 14.0, tvOS 14.0, *)
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
  open override var hash: Int { values.displayScale.hashValue }
}

/// developer.apple.com/documentation/uikit/uitraitenvironment: iOS 8.
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
