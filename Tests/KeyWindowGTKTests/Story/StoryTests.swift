import Foundation
import KeyWindow
import KeyWindowGTK
import Testing

@testable import keywindow

extension WindowTests {
  /// The demo's story is the scenario of every rig, too.
  @Suite("The story on real windows") @MainActor struct StoryTests {
    @Test("Each step comes true, but for those that the rig can't show, which say why", .on())
    func story() async throws {
      try await withDesk { _ in try await play() }
    }

    private func play() async throws {
      let rig = try #require(Rig.current)
      var told: Set<String> = []
      let cast = Cast(.shared) { _, state, _ in
        guard let state else { return }
        for value in RigLimits.optionalValues where value.isKnown(state) { told.insert(value.name) }
      }
      var outcomes: [String: Outcome] = [:]
      let steps = Story.steps(withScreenshot: true)
      let player = StoryPlayer(
        stage: GTKStage { _ in }, cast: cast,
        patience: .seconds(6), pause: .zero, onBegin: { _ in }, onEnd: { outcomes[$0.title] = $1 })
      let cameTrue = await player.play(steps)
      for role in Role.allCases { (cast.window(role) as? GTKWindow)?.destroy() }

      #expect(cameTrue)
      #expect(outcomes.count == steps.count)
      let unsupported = outcomes.compactMapValues {
        if case .unsupported(let reason) = $0 { reason } else { nil as String? }
      }
      let limits = RigLimits.steps[rig] ?? [:]
      for (step, reason) in limits where !RigLimits.mayComeTrue.contains(step) {
        #expect(unsupported[step] == reason)
      }
      #expect(unsupported.allSatisfy { limits[$0.key] == $0.value }, "\(unsupported)")
      let unknown = Set(RigLimits.optionalValues.map(\.name)).subtracting(told)
      #expect(unknown == RigLimits.unknown[rig] ?? [])
    }

    @Test("The documentation shows what each rig can't do as it is", .on())
    func documentation() throws {
      let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Sources/KeyWindow/KeyWindow.docc/WhatPlatformsTell.md")
      let text = try String(contentsOf: article, encoding: .utf8)
      #expect(text.contains(RigLimits.markdown), "It must hold:\n\(RigLimits.markdown)")
    }
  }
}
