// developer.apple.com/documentation/swiftui/scenebuilder: several scenes, of which the first that has windows opens one
// at launch. iOS 14, macOS 11.

extension SceneBuilder {
  nonisolated public static func buildBlock<First: Scene, Second: Scene>(
    _ first: First, _ second: Second
  ) -> some Scene {
    SceneList(first: UncheckedValue(first), second: UncheckedValue(second))
  }
}

@MainActor @preconcurrency struct SceneList<First: Scene, Second: Scene>: Scene {
  private let first: UncheckedValue<First>
  private let second: UncheckedValue<Second>
  nonisolated init(first: UncheckedValue<First>, second: UncheckedValue<Second>) {
    self.first = first
    self.second = second
  }
  var body: Never { fatalError("a primitive scene has no body") }
}
@MainActor protocol WithScenes { var scenes: [any Scene] { get } }
extension SceneList: WithScenes { var scenes: [any Scene] { [first.value, second.value] } }
