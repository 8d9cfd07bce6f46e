import KeyWindow
import Testing
import UIKit

extension AppleTests {
  /// What the windows of two scenes go through in any order, with what nobody can tell played in any way.
  @MainActor @Suite("UIKit's orders that can't be told") struct UIKitOrders {
    @Test("After each step every state is the window's own, as its user last saw it", arguments: 0..<8)
    func everyStep(_ round: Int) async throws {
      var random = Seeded()
      let seed = random.seed
      StandInWays.played = .random(using: &random)
      defer { StandInWays.played = StandInWays() }
      followNoWindowsAnyMore()
      let all = WindowRegistry.shared.observeAllWindows()
      let desk = TwoScenes()
      var seen: [Seen?] = [nil, nil, nil, nil]
      var observers = desk.windows.map { WindowObserver($0) }
      for step in 0..<60 {
        let index = Int.random(in: 0..<4, using: &random)
        let act = Act.allCases.randomElement(using: &random) ?? .show
        if act == .free {
          observers[index].observe(nil)
          desk.replaceWindow(index)
          observers[index] = WindowObserver(desk.windows[index])
          seen[index] = nil
        } else {
          act.play(on: index, of: desk, CGFloat(step))
        }
        await settle()
        if act.isSilent {
          desk.sayAWord()
          await settle()
        }
        let place = "\(act) \(index), step \(step), seed \(seed)"
        for (index, (window, observer)) in zip(desk.windows, observers).enumerated() {
          if window.windowScene?.activationState != .background { seen[index] = Seen(window) }
          if let seen = seen[index] {
            #expect(observer.size == seen.size, "\(place)")
            #expect(observer.safeAreaInsets == seen.insets, "\(place)")
            #expect(observer.isActive == seen.isActive, "\(place)")
          }
          let scene = window.windowScene.flatMap { $0.activationState == .unattached ? nil : $0 }
          #expect(observer.isVisible == (scene != nil && !window.isHidden), "\(place)")
          #expect(observer.isKeyWindow == (observer.isVisible == true && window.isKeyWindow), "\(place)")
          #expect(observer.position == window.readWindowState()?.position, "\(place)")
          #expect(observer.title == window.readWindowState()?.title, "\(place)")
          #expect(observer.isResizing == window.readWindowState()?.isResizing, "\(place)")
          // A hidden window is laid out when it's shown.
          if !window.isHidden {
            #expect(observer.controlInsets == window.readWindowState()?.controlInsets, "\(place)")
          }
        }
        let key = WindowRegistry.shared.keyWindow?.observedWindow as? UIWindow
        #expect(key.map { $0.isKeyWindow && !$0.isHidden } != false, "\(place)")
      }
      withExtendedLifetime(all) {}
    }

    /// What the user of a window sees. Nil while it's hidden, and may be laid out later.
    private struct Seen {
      let size: CGSize
      let insets: WindowInsets
      let isActive: Bool?

      @MainActor init?(_ window: UIWindow) {
        guard !window.isHidden, window.windowScene != nil else { return nil }
        size = window.bounds.size
        let edges = window.standInSafeAreaInsets
        insets = WindowInsets(top: edges.top, left: edges.left, bottom: edges.bottom, right: edges.right)
        isActive =
          switch window.traitCollection.activeAppearance {
          case .active: true
          case .inactive: false
          default: nil
          }
      }
    }
  }
}

/// Four windows in two scenes, and one in a third scene that nothing happens to.
@MainActor private final class TwoScenes {
  var stages = [Stage(), Stage()]
  private let bystander = Stage()
  private(set) var windows: [UIWindow] = []

  init() { windows = (0..<4).map { UIWindow(windowScene: stages[$0 % 2].scene) } }

  func replaceWindow(_ index: Int) { windows[index] = UIWindow(windowScene: stages[index % 2].scene) }

  func replaceStage(_ index: Int) { stages[index] = Stage() }

  /// An event of a scene that no observed window is in.
  func sayAWord() {
    bystander.scene.standInDeactivate()
    bystander.scene.standInActivate()
  }
}

private enum Act: CaseIterable {
  case show, makeKey, unhide, hide, free, leaveScene, changeScene, resize, safeArea, root, empty
  case move, moveAndResize, rotate, activate, deactivate, background, picture, looksActive, disconnect, title
  case drag, endDrag, controls, comeForward

  /// UIKit tells nobody, so another event has to come.
  var isSilent: Bool { [.leaveScene, .changeScene, .move].contains(self) }

  @MainActor func play(on index: Int, of desk: TwoScenes, _ number: CGFloat) {
    let window = desk.windows[index]
    let scene = desk.stages[index % 2].scene
    switch self {
    case .show: window.makeKeyAndVisible()
    case .makeKey: window.makeKey()
    case .unhide: window.isHidden = false
    case .hide: window.isHidden = true
    case .drag: scene.standInResize(to: CGSize(width: 400 + number, height: 500))
    case .endDrag: scene.standInEndResize()
    case .controls: window.standInSetWindowControls(CGSize(width: 60 + number, height: 40))
    case .comeForward: try? window.performWindowCommand(.activate)
    case .free: break
    case .leaveScene: window.windowScene = nil
    case .changeScene: window.windowScene = scene
    case .resize: window.frame.size.width = 300 + number
    case .safeArea: window.standInSetSafeArea(UIEdgeInsets(top: number, left: 0, bottom: 1, right: 0))
    case .root:
      let controller = UIViewController()
      controller.view = UIView()
      window.rootViewController = controller
    case .empty: window.standInRemoveAllSubviews()
    case .move: scene.standInMove(to: CGRect(origin: CGPoint(x: number, y: 5), size: scene.standInSize))
    case .moveAndResize: scene.standInMove(to: CGRect(x: number, y: 6, width: 400 + number, height: 500))
    case .rotate:
      scene.standInRotate(
        to: CGSize(width: 800 + number, height: 300),
        safeArea: UIEdgeInsets(top: 0, left: number, bottom: 21, right: 47), orientation: .landscapeLeft)
    case .activate: scene.standInActivate()
    case .deactivate: scene.standInDeactivate()
    case .background: scene.standInEnterBackground()
    case .picture: if scene.activationState == .background { scene.standInTurnForPicture() }
    case .looksActive: scene.standInSetLooksActive(Int(number) % 2 == 0)
    case .disconnect:
      desk.stages[index % 2].scene.standInDisconnect()
      desk.replaceStage(index % 2)
    case .title: try? window.performWindowCommand(.setTitle("\(number)"))
    }
  }
}
