import Foundation
import KeyWindowTesting
import Testing

@testable import KeyWindow

@Suite("A recorded state") struct RecordedStateTests {
  @Test("of an older version is read: what it lacks is as the initialiser has it") func older() throws {
    let state = try JSONDecoder().decode(
      WindowState.self, from: Data(#"{"isKey": true, "isVisible": true, "size": [300, 200]}"#.utf8))
    #expect(state == WindowState(isKey: true, isVisible: true, size: CGSize(width: 300, height: 200)))
    #expect(try JSONDecoder().decode(WindowState.self, from: Data("{}".utf8)) == WindowState())
  }

  @Test("is read as it was, whatever it holds") func roundTrip() throws {
    let seed = Seed.fromEnvironment
    var numbers = SeededNumbers(seed)
    for _ in 0..<500 {
      let state = numbers.state()
      let read = try JSONDecoder().decode(WindowState.self, from: JSONEncoder().encode(state))
      #expect(read == state, "\(seed)")
    }
  }

  @Test("can be made of whatever numbers a platform reports") func strangeNumbers() throws {
    let seed = Seed.fromEnvironment
    var numbers = SeededNumbers(seed)
    for _ in 0..<500 {
      var state = numbers.state()
      state.size = CGSize(width: numbers.strangeLength(), height: numbers.strangeLength())
      state.position = CGPoint(x: numbers.strangeLength(), y: numbers.strangeLength())
      state.safeAreaInsets = numbers.strangeInsets()
      state.scale = Double(numbers.strangeLength())
      state.screen?.frame.origin.x = numbers.strangeLength()
      state.screen?.scale = Double(numbers.strangeLength())
      let read = try JSONDecoder().decode(WindowState.self, from: JSONEncoder().encode(state))
      #expect(read == state.withFiniteNumbers, "\(seed)")
      #expect(read == read.withFiniteNumbers && read.scale > 0, "\(seed)")
    }
  }

  @Test("Strange numbers aren't published, and a state that has them isn't new in each turn")
  @MainActor func published() {
    let desktop = SimulatedDesktop()
    let window = desktop.open("Window")
    let observer = WindowObserver(window)
    desktop.settle()
    var told: [WindowState?] = []
    let observation = observer.onChange { told.append($0) }
    window.inset(by: WindowInsets(top: .nan))
    window.move(to: CGPoint(x: CGFloat.infinity, y: 0))
    desktop.settle()
    for _ in 0..<10 {
      window.hint()
      desktop.settle()
    }
    #expect(told.count == 1)
    #expect(observer.state?.position == nil && observer.state?.safeAreaInsets == nil)
    withExtendedLifetime(observation) {}
  }
}
