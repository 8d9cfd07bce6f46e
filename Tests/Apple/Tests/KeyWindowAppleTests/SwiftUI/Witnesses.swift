import KeyWindow
import SwiftUI

/// What a view saw, each time its body ran.
@MainActor final class Sightings<Value> {
  private(set) var seen: [Value] = []
  func note(_ value: Value) { seen.append(value) }
  func forgetThePast() { seen = [] }
}

/// A view that sees a value of its environment, and nothing else.
struct Witness<Value>: View {
  @Environment private var value: Value
  private let sightings: Sightings<Value>

  init(of property: KeyPath<EnvironmentValues, Value>, _ sightings: Sightings<Value>) {
    _value = Environment(property)
    self.sightings = sightings
  }

  var body: some View {
    sightings.note(value)
    return Color.clear
  }
}

/// A view that sees geometry of the app's key window.
struct KeyWindowWitness<Value>: View {
  let property: @MainActor (EmptyView) -> Value
  let sightings: Sightings<Value>

  var body: some View {
    sightings.note(property(EmptyView()))
    return Color.clear
  }
}

/// A view that sees nothing.
struct Bystander: View {
  var body: some View { Text("just here") }
}
