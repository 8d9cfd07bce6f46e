import KeyWindow

@testable import keywindow

/// What each rig can't show of the story that `keywindow demo` plays: the one table of it. Everything else
/// comes true on all of them.
enum RigLimits {
  /// The steps, and why not, as the library or the player says it.
  static let steps: [Rig: [String: String]] = [
    .none: [
      "Letter is maximised": noMaximising,
      "Letter is as large as before": noMaximising,
      "Letter fills the screen": noFullScreen,
      "Letter leaves full screen": noFullScreen,
      "Letter is minimised": "no window manager runs that minimises windows (_NET_WM_STATE)",
      "Letter is restored": "no window manager runs that restores windows (_NET_WM_STATE)",
    ],
    .mutter: wayland,
    .gnomeShell: wayland,
    .kwin: wayland,
    .sway: wayland.merging([
      "Letter is maximised": unanswered,
      "Letter is as large as before": nothingToTakeBack,
    ]) { $1 },
  ]

  private static let wayland = [
    "Letter comes to the front and takes the keyboard": unanswered,
    "Notes takes it over": nothingToTakeBack,
    "Letter moves": "Wayland lets no program move its windows",
    "Letter is minimised": noRestoring,
    "Letter is restored": noRestoring,
  ]

  private static let noMaximising =
    "no window manager runs that maximises windows (_NET_WM_STATE_MAXIMIZED_VERT)"
  private static let noFullScreen =
    "no window manager runs that gives windows the whole screen (_NET_WM_STATE_FULLSCREEN)"
  private static let noRestoring =
    "Wayland has no request to restore a window, and doesn't say that it is minimised"
  private static let nothingToTakeBack = "the step before didn't come true, so there's nothing to take back"
  private static let unanswered = "the compositor left the request unanswered, as Wayland allows"

  /// The steps that may come true all the same: Debian 13's mutter heeds a request to come to the front while nobody
  /// has pressed a key since.
  static let mayComeTrue: Set<String> =
    Rig.hasNewerGTK && Rig.isOneOf([.mutter])
    ? ["Letter comes to the front and takes the keyboard", "Notes takes it over"] : []

  /// The values that are nil all through the story.
  static let unknown: [Rig: Set<String>] = [
    .none: ["screen.visibleFrame"],
    .sway: unknownOnWayland,
    .mutter: unknownOnWayland,
    .gnomeShell: unknownOnWayland,
    .kwin: unknownOnWayland,
  ]
  private static let unknownOnWayland: Set = ["isMiniaturized", "position", "screen.visibleFrame"]

  /// The values that a rig may leave nil. `isOccluded` isn't among them: it depends on GTK's version.
  @MainActor static let optionalValues: [(name: String, isKnown: (WindowState) -> Bool)] = [
    ("isActive", { $0.isActive != nil }),
    ("isMiniaturized", { $0.isMiniaturized != nil }),
    ("position", { $0.position != nil }),
    ("safeAreaInsets", { $0.safeAreaInsets != nil }),
    ("screen", { $0.screen != nil }),
    ("screen.visibleFrame", { $0.screen?.visibleFrame != nil }),
    ("title", { $0.title != nil }),
  ]
}

extension RigLimits {
  /// The table as the documentation shows it.
  @MainActor static var markdown: String {
    var reasons: [String] = []
    let rows = Story.steps(withScreenshot: true).map { step in
      let cells = Rig.allCases.map { rig in
        guard let reason = steps[rig]?[step.title] else { return "yes" }
        if !reasons.contains(reason) { reasons.append(reason) }
        return "– (\((reasons.firstIndex(of: reason) ?? 0) + 1))"
      }
      return ([step.title] + cells).row
    }
    let values = optionalValues.map { value in
      let cells = Rig.allCases.map { unknown[$0]?.contains(value.name) == true ? "–" : "yes" }
      return (["`\(value.name)` is told"] + cells).row
    }
    let head = [
      (["What the story does"] + Rig.allCases.map(\.title)).row,
      "|---|" + String(repeating: "---|", count: Rig.allCases.count),
    ]
    let notes = reasons.enumerated().map { "\($0 + 1). \($1.prefix(1).uppercased())\($1.dropFirst())." }
    return (head + rows + values + [""] + notes).joined(separator: "\n")
  }
}

extension [String] {
  fileprivate var row: String { "| " + joined(separator: " | ") + " |" }
}

extension Rig {
  fileprivate var title: String {
    switch self {
    case .openbox: "X11, openbox"
    case .xfwm4: "X11, xfwm4"
    case .none: "X11, no window manager"
    case .mutterX11: "X11, mutter"
    case .kwinX11: "X11, KWin"
    case .sway: "Wayland, sway"
    case .mutter: "Wayland, mutter"
    case .gnomeShell: "Wayland, GNOME Shell"
    case .kwin: "Wayland, KWin"
    }
  }
}
