/// How often something happened, by name.
@MainActor final class Counts {
  private(set) var all: [String: Int] = [:]

  subscript(name: String) -> Int {
    get { all[name, default: 0] }
    set { all[name] = newValue }
  }

  func reset() {
    all = [:]
  }
}
