import Foundation
import KeyWindow

/// What the demo plays, as data.
enum Story {
  @MainActor static func steps(withScreenshot: Bool) -> [Step] {
    arrivals + keyboard + geometry + (withScreenshot ? [screenshot] : []) + states + departures
  }

  /// Where Letter moves, in points: beside Notes, if that is where window managers mostly put it.
  private static let newPlace = CGPoint(x: 500, y: 330)

  @MainActor private static let arrivals = arrival(of: .letter) + arrival(of: .notes)

  /// The keyboard comes after the window. Were it not waited for, it would still be on its way in the next step.
  @MainActor private static func arrival(of role: Role) -> [Step] {
    [
      Step(title: "\(role.rawValue) appears", action: .open(role)) { $0.isLaidOut(role) },
      Step(
        title: "\(role.rawValue) gets the keyboard", action: .ask(role, .makeKeyAndOrderFront),
        comesTrue: { $0.isKey(role) }, mayBeDeclined: true),
    ]
  }

  @MainActor private static let keyboard = [
    Step(
      title: "Letter comes to the front and takes the keyboard", action: .ask(.letter, .makeKeyAndOrderFront),
      comesTrue: { $0.isKey(.letter) }, mayBeDeclined: true),
    Step(
      title: "Notes takes it over", action: .ask(.notes, .makeKeyAndOrderFront),
      comesTrue: { $0.isKey(.notes) }, mayBeDeclined: true, undoesStepBefore: true),
    Step(title: "Notes is taken off the screen", action: .ask(.notes, .orderOut)) { cast in
      cast[.notes]?.isVisible == false && cast[.notes]?.isKey == false
    },
    Step(title: "Notes is shown again", action: .ask(.notes, .makeKeyAndOrderFront)) { cast in
      cast.isLaidOut(.notes)
    },
  ]

  @MainActor private static let geometry = [
    Step(
      title: "Letter becomes larger", action: .ask(.letter, .setSize(CGSize(width: 520, height: 360)))
    ) { $0[.letter]?.size == CGSize(width: 520, height: 360) },
    Step(title: "Letter moves", action: .move(.letter, to: newPlace)) { cast in
      cast[.letter]?.position == newPlace
    },
  ]

  @MainActor private static let screenshot =
    Step(title: "A picture of it", action: .takeScreenshot) { _ in true }

  @MainActor private static let states = [
    Step(
      title: "Letter is maximised", action: .ask(.letter, .zoom),
      comesTrue: { $0[.letter]?.isZoomed == true }, mayBeDeclined: true),
    Step(
      title: "Letter is as large as before", action: .ask(.letter, .zoom),
      comesTrue: { $0[.letter]?.isZoomed == false }, undoesStepBefore: true),
    Step(title: "Letter fills the screen", action: .ask(.letter, .toggleFullScreen)) { cast in
      cast[.letter]?.isFullScreen == true
    },
    Step(
      title: "Letter leaves full screen", action: .ask(.letter, .toggleFullScreen),
      comesTrue: { $0[.letter]?.isFullScreen == false }, undoesStepBefore: true),
    Step(
      title: "Letter is minimised", action: .ask(.letter, .miniaturize),
      comesTrue: { $0[.letter]?.isMiniaturized == true && $0[.letter]?.isKey == false },
      takenBackBy: .deminiaturize),
    Step(
      title: "Letter is restored", action: .ask(.letter, .deminiaturize),
      comesTrue: { $0[.letter]?.isMiniaturized == false },
      undoesStepBefore: true),
    Step(title: "Letter is renamed", action: .ask(.letter, .setTitle("Letter, sent"))) { cast in
      cast[.letter]?.title == "Letter, sent"
    },
  ]

  @MainActor private static let departures = [
    Step(title: "Notes is asked to close", action: .ask(.notes, .close)) { $0[.notes] == nil },
    Step(title: "Letter is asked to close", action: .ask(.letter, .close)) { $0[.letter] == nil },
  ]
}
