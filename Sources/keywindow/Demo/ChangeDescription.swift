import Foundation
import KeyWindow

extension WindowState? {
  /// What is different in `new`, in words a reader of the time line understands.
  func changes(to new: WindowState?) -> [String] {
    switch (self, new) {
    case (nil, nil): []
    case (.some, nil): ["gone"]
    case (nil, let new?): WindowState().changes(to: new)
    case (let old?, let new?): old.changes(to: new)
    }
  }
}

extension WindowState {
  fileprivate func changes(to new: WindowState) -> [String] {
    var words: [String] = []
    func compare<Value: Equatable>(
      _ property: KeyPath<WindowState, Value>, _ describe: (Value) -> String?
    ) {
      let value = new[keyPath: property]
      if value != self[keyPath: property], let word = describe(value) { words.append(word) }
    }
    compare(\.isVisible) { $0 ? "visible" : "hidden" }
    compare(\.isKey) { $0 ? "KEY" : "not key" }
    compare(\.isMiniaturized) { $0.map { $0 ? "minimised" : "not minimised" } }
    compare(\.isZoomed) { $0 ? "maximised" : "not maximised" }
    compare(\.isFullScreen) { $0 ? "full screen" : "not full screen" }
    compare(\.isOccluded) { $0.map { $0 ? "covered" : "not covered" } }
    compare(\.isActive) { $0.map { $0 ? "looks active" : "looks inactive" } }
    compare(\.size, \.words)
    compare(\.position) { $0.map { "at \($0.words)" } ?? "at an unknown place" }
    compare(\.safeAreaInsets) { $0.map { "insets \($0.words)" } ?? "insets unknown" }
    compare(\.scale) { "scale \($0.words)" }
    compare(\.screen) { $0.map { "on \($0.name ?? "a screen without name")" } ?? "on no screen" }
    compare(\.title) { $0.map { "titled \"\($0)\"" } ?? "without title" }
    return words
  }
}
