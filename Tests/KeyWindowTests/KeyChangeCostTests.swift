import KeyWindow
import KeyWindowTesting
import Testing

/// Counts how often it is compared.
private struct Counted: Equatable {
  let number: Int
  let counts: Counts

  static func == (one: Counted, other: Counted) -> Bool {
    MainActor.assumeIsolated { one.counts["comparisons"] += 1 }
    return one.number == other.number
  }
}

private struct Ten<Digit>: KeyWindowValueKey {
  typealias Value = Counted
}

@MainActor @Suite("With a thousand windows that publish ten values each") struct KeyChangeCostTests {
  let desktop = SimulatedDesktop()
  let counts = Counts()

  private func publish<each Digit>(in window: SimulatedWindow, _ number: Int, _: repeat (each Digit).Type) {
    repeat window.publishWindowValue(Counted(number: number, counts: counts), for: Ten<each Digit>.self)
  }

  private func read<each Digit>(_: repeat (each Digit).Type) -> [Int?] {
    var numbers: [Int?] = []
    repeat numbers.append(desktop.registry[Ten<each Digit>.self]?.number)
    return numbers
  }

  @Test("a change of the key window touches the two that it concerns")
  func keyChange() {
    var windows: [SimulatedWindow] = []
    var tokens: [WindowObservation] = []
    var observers: [WindowObserver] = []
    for number in 0..<1_000 {
      let window = desktop.open("\(number)")
      publish(
        in: window, number, Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self,
        UInt16.self, UInt32.self, UInt64.self)
      let observer = WindowObserver(window)
      tokens.append(observer.onChange { [counts] _ in counts["windows told"] += 1 })
      observers.append(observer)
      windows.append(window)
    }
    tokens.append(
      desktop.registry.onChange(of: { $0[keyWindow: \.title] }) { [counts] _ in counts["registry told"] += 1 }
    )
    func readAll() -> [Int?] {
      read(
        Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
        UInt32.self,
        UInt64.self)
    }
    desktop.settle()
    #expect(readAll() == Array(repeating: 999, count: 10))
    counts.reset()

    windows[500].makeKey()
    desktop.settle()
    #expect(counts["windows told"] == 2)
    #expect(counts["registry told"] == 1)
    // The ten values of one window with those of the other, once for the set and once for their readers.
    #expect((10...20).contains(counts["comparisons"]))
    #expect(readAll() == Array(repeating: 500, count: 10))

    counts.reset()
    windows[3].rename(to: "Another title")
    windows[500].resize(to: windows[3].readWindowState()?.size ?? .zero)
    desktop.settle()
    #expect(counts["comparisons"] == 0)
    #expect(counts["registry told"] == 0)
    withExtendedLifetime((tokens, observers)) {}
  }
}
