internal import Foundation
internal import KeyWindow

/// Makes one change of the several in which a window is zoomed, or is given the screen.
///
/// An X11 window manager sets a flag and the window's frame, in either order. GTK lays the window out in its next
/// frame, and drops or draws the shadow; where managers count the shadow (mutter, xfwm4) that makes the size wrong,
/// until they have heard of it and answer. On Wayland both come together, unless another such change was asked for
/// meanwhile (sway). What is read in between is no place or size that anybody gave the window: it's kept as it was
/// until flag and frame go together.
///
/// A manager may also leave the frame as it is, or choose one that isn't expected here. So what is read counts when
/// it hasn't changed for a while, too. What can't be meant is given far longer: on a busy machine a manager, or GTK,
/// may take its time.
struct PlacementSettling {
  /// Four times what the slowest took from one change to the next: mutter, 0.12 s.
  static let quiet = 0.5
  /// The end, however often it changes: four such changes.
  static let longest = 2.0
  /// For a frame that GTK hasn't laid out yet, flags that it hasn't heard of, a size that is wrong by the shadow, or a
  /// window manager that hasn't answered the window that is shown and asked for a place.
  static let patience = 10.0

  /// What is read of a window at one moment.
  struct Reading: Equatable {
    var placement: Placement
    /// That of the X window in points, shadow and all, as the server has it; nil on Wayland.
    var frame: CGRect?
    /// GTK has laid the window out in that size.
    var isLaidOut = true
    /// GTK has heard of the flags that the server has.
    var isHeard = true
    /// No request to move the window waits for an answer.
    var isAnswered = true
  }

  /// The screen with most of the window.
  struct Room {
    var screen: CGRect
    /// Nil on Wayland.
    var workArea: CGRect?
  }

  /// Where the window was asked to be as it's shown; nil once it was shown.
  private var expectedPosition: CGPoint?

  private var settled: Placement?
  private var isBeingShown = false
  /// The window manager chose a frame for ``settled`` that wasn't expected: it has ways of its own.
  private var isUnexpected = false
  private var normalSize: CGSize?
  /// What GTK told of the size to go back to when the window was first seen to fill something.
  private var firstRestoredSize: CGSize?
  private var wasNormal = false
  /// How much larger the X window was than the normal size.
  private var shadow = CGSize.zero
  /// Since nil: what is read can't be meant.
  private var changing: (reading: Reading, since: Double?, lastChange: Double)?

  /// The window was put on screen: nothing is settled any more.
  mutating func begin() {
    (settled, changing, isBeingShown, wasNormal) = (nil, nil, true, false)
  }

  /// The window is asked to be there. A window on screen is told wherever it is.
  mutating func expect(_ position: CGPoint, isOnScreen: Bool) {
    if !isOnScreen || expectedPosition != nil { expectedPosition = position }
  }

  /// - Parameters:
  ///   - now: in seconds, from any moment on.
  ///   - room: asked for only when the placement isn't the one that was settled.
  /// - Returns: what counts now, nil for a window that was just shown and isn't where it will be; and in how many
  ///   seconds it has to be asked again.
  mutating func settle(
    _ reading: Reading, at now: Double, room: () -> Room?
  ) -> (placement: Placement?, wait: Double?) {
    let reading = withRestoredSize(reading)
    if reading.placement == settled, changing == nil { return (settled, nil) }
    // Who looks at a window for the first time sees it as it is.
    guard settled != nil || isBeingShown, let room = room(), !isExpected(reading, in: room) else {
      isUnexpected = false
      return accept(reading)
    }
    let isTorn = isTorn(reading, in: room)
    if reading.placement.fill == settled?.fill && isUnexpected && !isTorn { return accept(reading) }
    if changing?.reading != reading {
      changing = (reading, isTorn ? nil : changing?.since ?? now, now)
    }
    let lastChange = changing?.lastChange ?? now
    let end =
      changing?.since.map { min(lastChange + Self.quiet, $0 + Self.longest) } ?? lastChange + Self.patience
    guard now < end else {
      // A place that isn't granted says nothing of how the manager zooms.
      isUnexpected = !isMisplaced(reading)
      return accept(reading)
    }
    return (settled, end - now)
  }

  private mutating func accept(_ reading: Reading) -> (placement: Placement?, wait: Double?) {
    let placement = reading.placement
    (settled, changing, isBeingShown, expectedPosition) = (placement, nil, false, nil)
    if placement.fill == Fill() {
      (normalSize, wasNormal) = (placement.size, true)
      shadow = reading.frame.map { $0.size - placement.size } ?? .zero
    }
    return (placement, nil)
  }

  /// GTK takes any size without a flag for the one to go back to, also that of a window whose flag has gone before its
  /// frame did. So it's believed only when it tells another one while the window fills something: the app gave it that.
  private mutating func withRestoredSize(_ reading: Reading) -> Reading {
    var reading = reading
    guard reading.placement.fill != Fill() else {
      firstRestoredSize = nil
      return reading
    }
    guard wasNormal else { return reading }
    firstRestoredSize = firstRestoredSize ?? reading.placement.restoredSize
    if reading.placement.restoredSize == firstRestoredSize { reading.placement.restoredSize = normalSize }
    return reading
  }

  /// Whether a window that is being shown isn't where it was asked to be.
  private func isMisplaced(_ reading: Reading) -> Bool {
    guard isBeingShown, reading.placement.fill == Fill(), let expectedPosition else { return false }
    return reading.placement.position != expectedPosition
  }

  /// Whether this can't be what the window manager means.
  private func isTorn(_ reading: Reading, in room: Room) -> Bool {
    if !reading.isLaidOut || !reading.isHeard || (!reading.isAnswered && isMisplaced(reading)) { return true }
    guard shadow.width > 0, shadow.height > 0, let normalSize else { return false }
    let new = reading.placement
    if new.fill == Fill() { return new.size == normalSize - shadow }
    let areas = [room.screen.size, room.workArea?.size].compactMap { $0 }
    return areas.contains { new.size - $0 == shadow }
  }

  /// Whether flags and frame go together.
  private func isExpected(_ reading: Reading, in room: Room) -> Bool {
    let new = reading.placement
    if isMisplaced(reading) || !reading.isHeard { return false }
    let changesFill = changing != nil || new.fill != settled?.fill
    if changesFill && !reading.isLaidOut { return false }
    let isMoved = new.size != settled?.size || new.position != settled?.position
    if !changesFill && !isMoved { return true }
    if new.fill.isFullScreen {
      // On the way out of full screen to zoomed, openbox takes the one flag for a moment before it takes the other.
      if let old = settled?.fill, old.isFullScreen, old.isZoomed, !new.fill.isZoomed { return false }
      if let frame = reading.frame { return frame.isClose(to: room.screen) }
      // Where the place isn't known, the size has to do. GTK may have that of the screen in pixels (mutter, GTK 4.8), or
      // as it was at another scale (GTK 4.18); its shape is right.
      return new.size.isClose(to: room.screen.size)
        || (new.size != normalSize && new.size.hasShape(of: room.screen.size))
    }
    if new.fill.isZoomed {
      guard let frame = reading.frame, let workArea = room.workArea else { return new.size != normalSize }
      return frame.fills(workArea) || frame.fills(room.screen)
    }
    if new.fill.isTiled {
      // Another part of the screen, or another size than before; and never beyond it by the shadow, but for a window
      // that has its shadow still and reaches from edge to edge without (mutter).
      guard isMoved, let frame = reading.frame else { return isMoved }
      let window = new.position.map { CGRect(origin: $0, size: new.size) }
      return room.screen.insetBy(dx: -1, dy: -1).contains(frame)
        || window?.spans(room.workArea ?? room.screen) == true
    }
    // It goes back to where it was. And a window that suddenly fills the screen is about to be told to be zoomed.
    guard let settled else { return true }
    if settled.fill != Fill() || changing != nil { return normalSize.map { $0 == new.size } ?? false }
    guard new.size != settled.size, let frame = reading.frame, let workArea = room.workArea else {
      return true
    }
    return !frame.fills(workArea)
  }
}

extension CGSize {
  fileprivate func isClose(to other: CGSize) -> Bool {
    abs(width - other.width) <= 1 && abs(height - other.height) <= 1
  }

  /// Whether one is the other at some scale, but for what is rounded to whole points.
  fileprivate func hasShape(of other: CGSize) -> Bool {
    guard other.width > 0 else { return false }
    return abs(width / other.width * other.height - height) <= 1
  }

  fileprivate static func - (size: CGSize, other: CGSize) -> CGSize {
    CGSize(width: size.width - other.width, height: size.height - other.height)
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) <= 1 && abs(minY - other.minY) <= 1 && abs(maxX - other.maxX) <= 1
      && abs(maxY - other.maxY) <= 1
  }

  /// Whether this reaches from one edge of the area to the opposite one.
  fileprivate func spans(_ area: CGRect) -> Bool {
    (abs(minX - area.minX) <= 1 && abs(maxX - area.maxX) <= 1)
      || (abs(minY - area.minY) <= 1 && abs(maxY - area.maxY) <= 1)
  }

  /// Whether this covers the area, but for what decorations take: a title bar above, narrow borders elsewhere.
  fileprivate func fills(_ area: CGRect) -> Bool {
    let (border, title): (CGFloat, CGFloat) = (10, 80)
    return abs(minX - area.minX) <= border && abs(maxX - area.maxX) <= border
      && abs(maxY - area.maxY) <= border
      && (-1...title).contains(minY - area.minY)
  }
}
