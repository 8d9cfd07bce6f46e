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
  /// - Of several views that one `observeWindow()` is applied to, such as those of a `Group`, all values are
  ///   published; under the same key that of the view that appeared last.
  /// - Of two views with `observeWindow()` in one window, neither inside the other (a sheet on UIKit), the
  ///   one that appeared last counts, key by key.
  /// - A view that goes away takes its value along.
  ///
  /// Each window has its own values, kept while another one is key. Readers are told in the turn of the main
  /// loop after a change, of all keys at once, and only if they see another value: for `Equatable` types
  /// one that isn't equal, for objects another object, for a `Binding` a binding to another value, for anything else
  /// (enums, structs, arrays, dictionaries …) one with other members. So a view can read what it publishes. The
  /// exception is what the view's body makes anew each time it runs and can't be compared: an object, a closure
  /// that captures something, or a value that is not `Equatable` and holds one of these or describes itself with a
  /// `Mirror` of its own. A body that makes and reads one is run over and over; make it in a `@State` instead.
  ///
  /// - Parameters:
  ///   - key: what to publish the value under.
  ///   - value: what to publish.
  public func keyWindow<Key: KeyWindowValueKey>(
    _ key: Key.Type, _ value: Key.Value
  ) -> some View {
    publishing(value, for: key)
  }

  /// Publishes a value that the whole app can read while the view's window is the key window; nil publishes
  /// nothing, and clears what a view inside this one publishes under the key.
  ///
  /// The rules are those for a value that isn't optional.
  public func keyWindow<Key: KeyWindowValueKey>(
    _ key: Key.Type, _ value: Key.Value?
  ) -> some View {
    publishing(value, for: key)
  }

  /// Publishes a value whose type is its own key.
  public func keyWindow<Value: KeyWindowValueKey>(
    _ value: Value
  ) -> some View where Value.Value == Value {
    publishing(value, for: Value.self)
  }

  /// Publishes a value whose type is its own key; nil publishes nothing, and clears what a view inside this
  /// one publishes.
  public func keyWindow<Value: KeyWindowValueKey>(
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
  public func keyWindow<Value: KeyWindowValueKey>(
    _ binding: Binding<Value>
  ) -> some View where Value.Value == Binding<Value> {
    publishing(binding, for: Value.self)
  }

  /// Publishes a binding to a value whose type is the binding's key; nil publishes nothing, and clears what
  /// a view inside this one publishes.
  public func keyWindow<Value: KeyWindowValueKey>(
    _ binding: Binding<Value>?
  ) -> some View where Value.Value == Binding<Value> {
    publishing(binding, for: Value.self)
  }

  /// Publishes a binding to an optional value whose type is the binding's key. The binding is there when the
  /// value is nil, so that a reader can set it.
  public func keyWindow<Value: KeyWindowValueKey>(
    _ binding: Binding<Value?>
  ) -> some View where Value.Value == Binding<Value?> {
    publishing(binding, for: Value.self)
  }

  private func publishing<Key: KeyWindowValueKey>(_ value: Key.Value?, for key: Key.Type) -> some View {
    // Made here, in the body that publishes: reading a binding makes that body run when its value changes.
    preferring(value.map { PublishedValue($0) }, for: ObjectIdentifier(key))
  }

  /// Gathers the values that each of the views wants to publish, and finds the window that they are for.
  func gatheringKeyWindowValues(of views: ObservedViews) -> some View {
    background(KeyWindowValueFinder(views: views)).gathering(for: views.gatherer)
  }
}

/// Finds the window of one of a modifier's views, and publishes the view's values for it.
private struct KeyWindowValueFinder: View {
  let follower: WindowFollower
  @StateObject private var source: WindowValueSource

  init(views: ObservedViews) {
    follower = views.follower
    _source = StateObject(wrappedValue: WindowValueSource(of: views.gatherer))
  }

  var body: some View {
    HostingWindowFinder(in: follower) { [weak source] in source?.window = $0 }.offering(source)
  }
}

// It never says that it changes: it is a state object so that each view has its own.
extension WindowValueSource: ObservableObject {}

// Isolated to nothing: SwiftUI calls these closures on threads of its own, too.
extension View {
  nonisolated fileprivate func preferring(_ value: PublishedValue?, for key: ObjectIdentifier) -> some View {
    transformPreference(KeyWindowValuesPreference.self) { $0[key] = value }
  }

  /// Puts the source beside the values of the view that this one is the background of.
  nonisolated fileprivate func offering(_ source: WindowValueSource) -> some View {
    transformPreference(KeyWindowValuesPreference.self) { $0.source = source }
  }

  nonisolated fileprivate func gathering(for gatherer: WindowValueGatherer) -> some View {
    onPreferenceChange(KeyWindowValuesPreference.self) { values in
      onMainActor { values.source?.values = values.unbound }
    }
    .transformPreference(KeyWindowValuesPreference.self) {
      $0.gatherers.insert(gatherer)
      $0.source = nil
    }
  }
}

private struct KeyWindowValuesPreference: PreferenceKey {
  static var defaultValue: WindowValues { WindowValues() }

  static func reduce(value: inout WindowValues, nextValue: () -> WindowValues) {
    value.merge(nextValue())
  }
}

extension Binding: ReferringValue {
  var referredValue: Any { wrappedValue }
}
#endif
