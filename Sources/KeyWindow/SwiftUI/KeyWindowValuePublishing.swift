#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

extension View {
  /// Publishes a value that the whole app can read while the view's window is the key window.
  ///
  /// Read it with ``KeyWindowValue`` and its like. The view must be below a view with `observeWindow()`,
  /// which publishes for the window it is in what the views below it want to; the rules are those of
  /// preferences:
  /// - A view replaces what a view inside it publishes under the same key, and clears it with nil.
  /// - Of views side by side, such as those of a stack, the last one counts. One that clears does so for what
  ///   is inside it only.
  /// - Of two views with `observeWindow()` in one window, neither inside the other (a sheet on iPhone), the
  ///   one that appeared last counts, key by key.
  /// - A view that goes away takes its value along.
  ///
  /// Each window has its own values, kept while another one is key. Readers are told in the turn of the main
  /// loop after a change, of all keys at once, and only if they see another value: for `Equatable` types
  /// one that isn't equal, for objects another object, for a `Binding` a binding to another value. So a view
  /// can read what it publishes. The exception is a value that is neither of these and holds a closure: it
  /// is new each time the view's body runs, and a body that reads it is run over and over.
  ///
  /// - Parameters:
  ///   - key: what to publish the value under.
  ///   - value: what to publish.
  nonisolated public func keyWindow<Key: KeyWindowValueKey>(
    _ key: Key.Type, _ value: Key.Value
  ) -> some View {
    publishing(value, for: key)
  }

  /// Publishes a value that the whole app can read while the view's window is the key window; nil publishes
  /// nothing, and clears what a view inside this one publishes under the key.
  ///
  /// The rules are those for a value that isn't optional.
  nonisolated public func keyWindow<Key: KeyWindowValueKey>(
    _ key: Key.Type, _ value: Key.Value?
  ) -> some View {
    publishing(value, for: key)
  }

  /// Publishes a value whose type is its own key.
  nonisolated public func keyWindow<Value: KeyWindowValueKey>(
    _ value: Value
  ) -> some View where Value.Value == Value {
    publishing(value, for: Value.self)
  }

  /// Publishes a value whose type is its own key; nil publishes nothing, and clears what a view inside this
  /// one publishes.
  nonisolated public func keyWindow<Value: KeyWindowValueKey>(
    _ value: Value?
  ) -> some View where Value.Value == Value {
    publishing(value, for: Value.self)
  }

  /// Publishes a binding to a value whose type is the binding's key.
  ///
  /// ```swift
  /// extension Document: KeyWindowValueKey {
  ///   typealias Value = Binding<Document>
  /// }
  ///
  /// Editor(document: $document).keyWindow($document)
  /// ```
  nonisolated public func keyWindow<Value: KeyWindowValueKey>(
    _ binding: Binding<Value>
  ) -> some View where Value.Value == Binding<Value> {
    publishing(binding, for: Value.self)
  }

  /// Publishes a binding to a value whose type is the binding's key; nil publishes nothing, and clears what
  /// a view inside this one publishes.
  nonisolated public func keyWindow<Value: KeyWindowValueKey>(
    _ binding: Binding<Value>?
  ) -> some View where Value.Value == Binding<Value> {
    publishing(binding, for: Value.self)
  }

  /// Publishes a binding to an optional value whose type is the binding's key. The binding is there when the
  /// value is nil, so that a reader can set it.
  nonisolated public func keyWindow<Value: KeyWindowValueKey>(
    _ binding: Binding<Value?>
  ) -> some View where Value.Value == Binding<Value?> {
    publishing(binding, for: Value.self)
  }

  nonisolated private func publishing<Key: KeyWindowValueKey>(
    _ value: Key.Value?, for key: Key.Type
  ) -> some View {
    // Made here, in the body that publishes: reading a binding makes that body run when its value changes.
    let entry = value.map { WindowValues.Entry($0) }
    let id = ObjectIdentifier(key)
    return transformPreference(KeyWindowValuesPreference.self) { $0[id] = entry }
  }
}

/// Gathers the values that the views inside want to publish, for the window of `source`.
struct KeyWindowValueGathering: ViewModifier {
  let source: WindowValueSource

  func body(content: Content) -> some View {
    let (source, id) = (source, source.id)
    return
      content
      .onPreferenceChange(KeyWindowValuesPreference.self) { source.values = $0 }
      .transformPreference(KeyWindowValuesPreference.self) { $0.gatherers.insert(id) }
  }
}

private struct KeyWindowValuesPreference: PreferenceKey {
  static var defaultValue: WindowValues { WindowValues() }

  static func reduce(value: inout WindowValues, nextValue: () -> WindowValues) {
    value.merge(nextValue())
  }
}

extension Binding: ReferringValue {
  var sight: Sight { SightOf(wrappedValue) }
}
#endif
