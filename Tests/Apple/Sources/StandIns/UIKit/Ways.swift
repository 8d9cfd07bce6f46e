// What no documentation and no report tells of UIKit, or what differs between its versions. A test plays each way,
// and whoever is observed has to be right in all. Stand-in only.

public struct StandInWays: Sendable {
  /// What becomes of a window's subviews when it gets another root view controller. Apple's page of
  /// `rootViewController` says that old views are removed first; reports show that others stay, and a
  /// `UITransitionView` with the new root in front of them.
  public enum RootReplacement: Sendable, CaseIterable { case removesAll, putsRootBehind, putsRootInFront }
  public var rootReplacement = RootReplacement.removesAll
  /// Whether the view of a root view controller that a hidden window gets comes into it when it's shown, or at once.
  public var rootComesWhenShown = false

  /// Whether a pure move of a window, or one to another screen, is a change of `effectiveGeometry`. Before
  /// iPadOS 26 it held the orientation alone (expo#48168, compose-multiplatform-core#678).
  public var geometryTellsMoves = false
  /// Whether key-value observers hear of a new geometry before the windows follow it, or at the end.
  public var geometryIsToldFirst = true

  /// Whether another window becomes key when the key one is hidden. UIWindow's page: the system "may".
  public var handsKeyOnWhenHidden = true
  /// Whether "resign" is told before "hidden".
  public var resignsBeforeHidden = false
  /// Whether another window becomes key when the key one is freed. On iOS 9 none did (pain 4).
  public var handsKeyOnWhenFreed = false
  /// Whether a window still says that it's key while its scene's end is told.
  public var isKeyUntilDisconnected = true

  /// Whether `connectedScenes` has a scene that is connecting.
  public var listsConnectingScenes = true
  /// `scene.windows` is in no documented order (Siren#313).
  public var windowsAreBackToFront = true

  /// Whether views hear of traits when they first come into a window. Mostly not since iOS 13.
  public var tellsTraitsOnInsertion = false
  /// Whether changed traits are told after the next layout, or at once.
  public var tellsTraitsAfterLayout = false

  /// Whether a view that goes from one window to another is out of any between.
  public var movesByWayOfNone = false
  /// Whether the views of a freed window hear that they're in none.
  public var freedWindowTellsOfMoves = true

  public init() {}

  @MainActor public static var played = StandInWays()

  /// Between them they have each way of each thing.
  public static let all: [StandInWays] = {
    var second = StandInWays()
    second.rootReplacement = .putsRootInFront
    second.rootComesWhenShown = true
    second.geometryTellsMoves = true
    second.geometryIsToldFirst = false
    second.handsKeyOnWhenHidden = false
    second.resignsBeforeHidden = true
    second.handsKeyOnWhenFreed = true
    second.isKeyUntilDisconnected = false
    second.listsConnectingScenes = false
    second.windowsAreBackToFront = false
    second.tellsTraitsOnInsertion = true
    second.tellsTraitsAfterLayout = true
    second.movesByWayOfNone = true
    second.freedWindowTellsOfMoves = false
    var third = StandInWays()
    third.rootReplacement = .putsRootBehind
    third.rootComesWhenShown = true
    third.resignsBeforeHidden = true
    third.windowsAreBackToFront = false
    third.geometryIsToldFirst = false
    return [StandInWays(), second, third]
  }()

  public static func random(using generator: inout some RandomNumberGenerator) -> StandInWays {
    var ways = StandInWays()
    ways.rootReplacement = RootReplacement.allCases.randomElement(using: &generator) ?? .removesAll
    for way in [
      \StandInWays.rootComesWhenShown, \.geometryTellsMoves, \.geometryIsToldFirst, \.handsKeyOnWhenHidden,
      \.resignsBeforeHidden,
      \.handsKeyOnWhenFreed, \.isKeyUntilDisconnected, \.listsConnectingScenes, \.windowsAreBackToFront,
      \.tellsTraitsOnInsertion, \.tellsTraitsAfterLayout, \.movesByWayOfNone, \.freedWindowTellsOfMoves,
    ] { ways[keyPath: way] = .random(using: &generator) }
    return ways
  }
}

/// What UIKit would raise an exception for. A test may catch it here.
@MainActor public enum StandInException {
  public static var handler: @MainActor (String) -> Void = { preconditionFailure($0) }
}
