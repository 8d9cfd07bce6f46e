import Testing

@testable import KeyWindow

/// What a window says of itself, in a line of the table.
private enum Says: CaseIterable {
  case nothing, key, keyButHidden, keyButMinimised, keyOfUnknownMinimised, nothingAndHidden

  func claim(_ name: String, at time: UInt64) -> KeyClaim<String> {
    KeyClaim(
      window: name,
      claimsKey: ![.nothing, .nothingAndHidden].contains(self),
      isVisible: ![.keyButHidden, .nothingAndHidden].contains(self),
      isMiniaturized: self == .keyOfUnknownMinimised ? nil : self == .keyButMinimised,
      claimedAt: time)
  }
}

/// What is decided when A says one thing and then B another, and A was key.
private struct Row: CustomTestStringConvertible {
  let a: Says
  let b: Says
  /// The key window as long as the hold lasts, and when it has passed.
  let held: String?
  let passed: String?

  init(_ a: Says, _ b: Says, held: String?, passed: String?) {
    (self.a, self.b, self.held, self.passed) = (a, b, held, passed)
  }

  var testDescription: String { "A says \(a), B says \(b)" }

  static let table = [
    Row(.nothing, .nothing, held: "A", passed: nil),
    Row(.nothing, .key, held: "B", passed: "B"),
    Row(.nothing, .keyButHidden, held: "A", passed: nil),
    Row(.nothing, .keyButMinimised, held: "A", passed: nil),
    Row(.nothing, .keyOfUnknownMinimised, held: "B", passed: "B"),
    Row(.nothing, .nothingAndHidden, held: "A", passed: nil),
    Row(.key, .nothing, held: "A", passed: "A"),
    Row(.key, .key, held: "B", passed: "B"),
    Row(.key, .keyButHidden, held: "A", passed: "A"),
    Row(.key, .keyButMinimised, held: "A", passed: "A"),
    Row(.key, .keyOfUnknownMinimised, held: "B", passed: "B"),
    Row(.key, .nothingAndHidden, held: "A", passed: "A"),
    Row(.keyButHidden, .nothing, held: nil, passed: nil),
    Row(.keyButHidden, .key, held: "B", passed: "B"),
    Row(.keyButHidden, .keyButHidden, held: nil, passed: nil),
    Row(.keyButHidden, .keyButMinimised, held: nil, passed: nil),
    Row(.keyButHidden, .keyOfUnknownMinimised, held: "B", passed: "B"),
    Row(.keyButHidden, .nothingAndHidden, held: nil, passed: nil),
    Row(.keyButMinimised, .nothing, held: nil, passed: nil),
    Row(.keyButMinimised, .key, held: "B", passed: "B"),
    Row(.keyButMinimised, .keyButHidden, held: nil, passed: nil),
    Row(.keyButMinimised, .keyButMinimised, held: nil, passed: nil),
    Row(.keyButMinimised, .keyOfUnknownMinimised, held: "B", passed: "B"),
    Row(.keyButMinimised, .nothingAndHidden, held: nil, passed: nil),
    Row(.keyOfUnknownMinimised, .nothing, held: "A", passed: "A"),
    Row(.keyOfUnknownMinimised, .key, held: "B", passed: "B"),
    Row(.keyOfUnknownMinimised, .keyButHidden, held: "A", passed: "A"),
    Row(.keyOfUnknownMinimised, .keyButMinimised, held: "A", passed: "A"),
    Row(.keyOfUnknownMinimised, .keyOfUnknownMinimised, held: "B", passed: "B"),
    Row(.keyOfUnknownMinimised, .nothingAndHidden, held: "A", passed: "A"),
    Row(.nothingAndHidden, .nothing, held: nil, passed: nil),
    Row(.nothingAndHidden, .key, held: "B", passed: "B"),
    Row(.nothingAndHidden, .keyButHidden, held: nil, passed: nil),
    Row(.nothingAndHidden, .keyButMinimised, held: nil, passed: nil),
    Row(.nothingAndHidden, .keyOfUnknownMinimised, held: "B", passed: "B"),
    Row(.nothingAndHidden, .nothingAndHidden, held: nil, passed: nil),
  ]
}

@Suite("The decision which window is key") struct KeyDecisionTests {
  @Test("of two windows, of which A was key and B spoke last", arguments: Row.table)
  fileprivate func table(_ row: Row) {
    let claims = [row.a.claim("A", at: 1), row.b.claim("B", at: 2)]
    for claims in [claims, claims.reversed()] {
      let held = KeyDecision(claims: claims, current: "A", holdHasPassed: false)
      #expect(held.key == row.held)
      #expect(held.isHeld == (row.held != row.passed))

      let passed = KeyDecision(claims: claims, current: "A", holdHasPassed: true)
      #expect(passed.key == row.passed && !passed.isHeld)
    }
  }

  @Test("the table has every pair")
  func complete() {
    #expect(Set(Row.table.map(\.testDescription)).count == Says.allCases.count * Says.allCases.count)
  }

  @Test("without windows, or when none was key and none claims it, there is none")
  func none() {
    let nobody = KeyDecision(claims: [KeyClaim<String>](), current: nil, holdHasPassed: false)
    #expect(nobody.key == nil && !nobody.isHeld)
    let gone = KeyDecision(claims: [Says.nothing.claim("A", at: 1)], current: "B", holdHasPassed: false)
    #expect(gone.key == nil && !gone.isHeld)
  }

  @Test("the latest claim wins, among any number and in any order")
  func latest() {
    var numbers = SeededNumbers(.fromEnvironment)
    for _ in 0..<200 {
      let claims = (1...UInt64.random(in: 1...50, using: &numbers)).map {
        Says.key.claim("\($0)", at: $0)
      }
      let decision = KeyDecision(
        claims: claims.shuffled(using: &numbers), current: claims.first?.window, holdHasPassed: true)
      #expect(decision.key == claims.last?.window)
    }
  }
}
