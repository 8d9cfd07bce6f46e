import KeyWindow
import Testing

@testable import keywindow

@Suite("The inspector's last minute") struct StateHistoryTests {
  private let key = WindowState(isKey: true, isVisible: true)
  private let plain = WindowState(isVisible: true)

  @Test("joins what didn't change and ends with now") func spans() {
    var history = StateHistory()
    history.record(plain, at: 10)
    history.record(key, at: 20)
    history.record(WindowState(isKey: true, isVisible: true, isZoomed: true), at: 25)
    history.record(plain, at: 30)
    #expect(history.spans(of: \.isKey, being: true, until: 40) == [20...30])
    #expect(history.spans(of: \.isKey, being: false, until: 40) == [10...20, 30...40])
    #expect(history.spans(of: \.isVisible, being: true, until: 40) == [10...40])
  }

  @Test("knows what a window was like at its beginning, however long before that began") func beginning() {
    var history = StateHistory()
    history.record(key, at: 0)
    history.record(plain, at: 100)
    #expect(history.spans(of: \.isKey, being: true, until: 110) == [50...100])
    history.record(key, at: 500)
    #expect(history.spans(of: \.isKey, being: true, until: 500) == [])
    #expect(history.spans(of: \.isKey, being: false, until: 500) == [440...500])
  }

  @Test("leaves open what isn't told, and nothing is said of a window that's gone") func unknown() {
    var history = StateHistory()
    history.record(plain, at: 0)
    history.record(nil, at: 10)
    #expect(history.spans(of: \.isMiniaturized, being: nil, until: 30) == [0...10])
    #expect(history.spans(of: \.isMiniaturized, being: false, until: 30) == [])
    #expect(history.spans(of: \.isVisible, being: true, until: 30) == [0...10])
  }
}
