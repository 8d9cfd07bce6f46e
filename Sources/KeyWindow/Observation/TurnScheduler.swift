/// The turns of the loop that publications wait for.
///
/// Tests bring their own, with the time in their hands.
@MainActor package protocol TurnScheduler: AnyObject {
  /// Runs `body` in the next turn of the loop; a second request before that changes nothing.
  func requestTurn()

  /// Runs `body` in a loop that begins before this turn is over, if one does. Costs next to nothing if none does.
  func expectNestedLoop()

  /// Runs `body` once the time has passed; dropping the result calls it off.
  func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) -> WindowObservation
}
