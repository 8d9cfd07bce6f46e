import Foundation

@testable import KeyWindow
@testable import KeyWindowTesting

/// The rules of observation in their plainest form, for comparison: everything is kept in one place, and in
/// each turn all of it is gone through.
///
/// - A window is read when it was hinted, in the next turn, in the order of the hints.
/// - Of the windows of a scene that claim to be key, are visible and aren't minimised, the one whose claim
///   began last is key. When there's none, the one that was key stays it until the hold has passed, if it
///   still could be. The hold is as long as it was to be when it began.
/// - A window that nobody observes takes no part.
@MainActor final class ReferenceModel {
  private struct Entry {
    weak var window: SimulatedWindow?
    var hints: WindowObservation?
    var observers = 0
    var scene: ObjectIdentifier?
    var claim: WindowState?
    var claimedAt = 0
    var hintedAt: Int?
    var published: WindowState?

    var canBeKey: Bool {
      guard window != nil, let claim else { return false }
      return claim.isVisible && claim.isMiniaturized != true
    }
  }

  private unowned let desktop: SimulatedDesktop
  private var entries: [Int: Entry] = [:]
  private var keys: [ObjectIdentifier?: Int] = [:]
  /// The windows that a scene's key window belongs to.
  private var owners: [ObjectIdentifier?: [Int]] = [:]
  private var holdEnds: [ObjectIdentifier?: TimeInterval] = [:]
  private var events = 0

  /// Scenes in which something happened since they were last decided.
  private var touched: Set<ObjectIdentifier?> = []

  init(of desktop: SimulatedDesktop) {
    self.desktop = desktop
    desktop.turns.beforePublication = { [unowned self] in takeTurn() }
  }

  /// The state of a window as its observers should see it.
  func state(of number: Int) -> WindowState? {
    guard let entry = entries[number], entry.window != nil else { return nil }
    return entry.published
  }

  /// The scene that an observed window was in when it was read last.
  func scene(of number: Int) -> ObjectIdentifier? { entries[number]?.scene }

  // The desktop keeps its scenes.
  private static func scene(of window: SimulatedWindow) -> ObjectIdentifier? {
    window.keyScene.map { ObjectIdentifier($0) }
  }

  func didObserve(_ window: SimulatedWindow, number: Int) {
    if entries[number] == nil {
      events += 1
      var entry = Entry(window: window, scene: Self.scene(of: window), claim: window.readWindowState())
      entry.claimedAt = events
      entry.hintedAt = events
      entry.published = entry.claim
      touched.insert(entry.scene)
      let keyIsAlive = keys[entry.scene].flatMap { entries[$0]?.window } != nil
      if !keyIsAlive, entry.canBeKey, entry.claim?.isKey == true {
        keys[entry.scene] = number
        entries[number] = entry
        owners[entry.scene] = owners(of: number)
      } else if entry.claim?.isKey == false, entry.claim?.ownsKeyWindow == true {
        entries[number] = entry
        if keyIsAlive, let key = keys[entry.scene] {
          owners[entry.scene] = owners(of: key)
        } else {
          owners[entry.scene, default: []].append(number)
        }
      }
      entry.hints = window.startWindowHints { [unowned self] in
        events += 1
        if entries[number]?.hintedAt == nil { entries[number]?.hintedAt = events }
      }
      entries[number] = entry
      publish(number)
    }
    entries[number]?.observers += 1
  }

  func didStopObserving(_ number: Int) {
    guard var entry = entries[number] else { return }
    entry.observers -= 1
    entries[number] = entry.observers == 0 ? nil : entry
    if entry.observers == 0 {
      touched.insert(entry.scene)
      if keys[entry.scene] == number { keys[entry.scene] = nil }
      owners[entry.scene]?.removeAll { $0 == number }
    }
  }

  private func takeTurn() {
    let hinted = entries.filter { $0.value.hintedAt != nil }.sorted {
      ($0.value.hintedAt ?? 0) < ($1.value.hintedAt ?? 0)
    }
    for number in hinted.map(\.key) { read(number) }
    for (scene, end) in holdEnds where end <= desktop.turns.now { touched.insert(scene) }
    for scene in touched {
      decide(scene)
      owners[scene] = keys[scene].map { self.owners(of: $0) }
    }
    touched = []
    for number in entries.keys { publish(number) }
  }

  private func read(_ number: Int) {
    guard var entry = entries[number] else { return }
    entry.hintedAt = nil
    let (old, new) = (entry.claim, entry.window?.readWindowState())
    events += 1
    if new?.isKey == true && old?.isKey != true { entry.claimedAt = events }
    entry.claim = new
    if let window = entry.window, Self.scene(of: window) != entry.scene {
      touched.insert(entry.scene)
      if keys[entry.scene] == number { keys[entry.scene] = nil }
      owners[entry.scene]?.removeAll { $0 == number }
      entry.scene = Self.scene(of: window)
      touched.insert(entry.scene)
    }
    if new != old { touched.insert(entry.scene) }
    entries[number] = entry
  }

  private func decide(_ scene: ObjectIdentifier?) {
    let candidates = entries.filter {
      $0.value.scene == scene && $0.value.canBeKey && $0.value.claim?.isKey == true
    }
    if let newest = candidates.max(by: { $0.value.claimedAt < $1.value.claimedAt }) {
      keys[scene] = newest.key
      holdEnds[scene] = nil
      return
    }
    let hold = desktop.keyLossHold
    guard let key = keys[scene], entries[key]?.canBeKey == true, hold > 0 || holdEnds[scene] != nil else {
      keys[scene] = nil
      holdEnds[scene] = nil
      return
    }
    let now = desktop.turns.now
    let end = holdEnds[scene] ?? now + hold
    holdEnds[scene] = end
    if end <= now {
      keys[scene] = nil
      holdEnds[scene] = nil
    }
  }

  private func owners(of number: Int) -> [Int] {
    var owners: [Int] = []
    var window = entries[number]?.window?.owner
    var seen = entries[number]?.window.map { [$0] } ?? []
    while let owner = window, !seen.contains(where: { $0 === owner }) {
      seen.append(owner)
      owners += entries.filter { $0.value.window === owner && $0.value.scene == entries[number]?.scene }.keys
      window = owner.owner
    }
    return owners
  }

  private func publish(_ number: Int) {
    guard let entry = entries[number] else { return }
    var state = entry.window == nil ? nil : entry.claim
    let isKey = keys[entry.scene] == number
    if state?.isKey != isKey {
      state?.isKey = isKey
      state?.isMain = isKey
    }
    if isKey {
      state?.ownsKeyWindow = true
    } else if keys[entry.scene] != nil {
      state?.ownsKeyWindow = owners[entry.scene]?.contains(number) ?? false
    } else if entry.claim?.isKey == true {
      // What it says of others isn't known while it says that it's key itself.
      state?.ownsKeyWindow = false
    }
    entries[number]?.published = state
  }
}
