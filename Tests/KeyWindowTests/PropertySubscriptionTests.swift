import Foundation
import KeyWindow
import KeyWindowTesting
import Testing

@MainActor @Suite("A subscription to one property") struct PropertySubscriptionTests {
  let desktop = SimulatedDesktop()

  @Test("is told when that changes, and nothing of the rest") func one() {
    let window = desktop.open("A")
    var titles: [String?] = []
    let observation = WindowObserver(window).onChange(of: \.title) { titles.append($0) }
    window.resize(to: CGSize(width: 300, height: 200))
    desktop.settle()
    #expect(titles == [])
    window.rename(to: "B")
    window.rename(to: "C")
    desktop.settle()
    #expect(titles == ["C"])
    _ = observation
  }

  @Test("tells the present value first if asked") func initial() {
    let window = desktop.open("A")
    var keys: [Bool?] = []
    let observation = WindowObserver(window).onChange(of: \.isKey, initial: true) { keys.append($0) }
    #expect(keys == [true])
    desktop.open("B").makeKey()
    desktop.settle()
    #expect(keys == [true, false])
    _ = observation
  }

  @Test("tells nil when the window is gone, once") func gone() {
    let window = desktop.open("A")
    var sizes: [CGSize?] = []
    let observation = WindowObserver(window).onChange(of: \.size) { sizes.append($0) }
    window.destroy()
    desktop.settle()
    #expect(sizes == [nil])
    _ = observation
  }

  @Test("isn't told when another window with the same value is observed") func sameValue() {
    let (one, other) = (desktop.open("A"), desktop.open("B"))
    let observer = WindowObserver(one)
    var visible: [Bool?] = []
    var titles: [String?] = []
    let observations = [
      observer.onChange(of: \.isVisible) { visible.append($0) },
      observer.onChange(of: \.title) { titles.append($0) },
    ]
    observer.observe(other)
    desktop.settle()
    #expect(visible == [])
    #expect(titles == ["B"])
    _ = observations
  }

  @Test("follows what a closure computes, and is nil while that is") func computed() {
    let window = desktop.open("A")
    window.inset(by: WindowInsets(top: 20))
    desktop.settle()
    var heights: [CGFloat?] = []
    let observation = WindowObserver(window).onChange(of: { $0.safeAreaInsets.map { $0.top + $0.bottom } }) {
      heights.append($0)
    }
    window.inset(by: WindowInsets(top: 10, bottom: 10))
    desktop.settle()
    #expect(heights == [])
    window.inset(by: WindowInsets(top: 10, bottom: 20))
    desktop.settle()
    #expect(heights == [30])
    _ = observation
  }

  @Test("that is kept keeps the observer, and no longer") func kept() {
    let window = desktop.open("A")
    var titles: [String?] = []
    var observation: WindowObservation? = WindowObserver(window).onChange(of: \.title) { titles.append($0) }
    window.rename(to: "B")
    desktop.settle()
    #expect(titles == ["B"])
    withExtendedLifetime(observation) {}
    observation = nil
    #expect(!window.isObserved)
  }

  @Test("may be begun by any actor") func anyActor() async {
    actor Watcher {
      func observe(_ observer: WindowObserver) async -> WindowObservation {
        await observer.onChange(of: \.isKey) { _ in }
      }
    }
    let window = desktop.open("A")
    let observation = await Watcher().observe(WindowObserver(window))
    #expect(window.isObserved)
    _ = observation
  }
}
