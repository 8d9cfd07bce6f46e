#if canImport(UIKit) && !os(watchOS)
import Foundation
import ObjectiveC
import UIKit

/// The app's windows: those of its connected scenes, shown or not, without the system's own.
///
/// The scenes are the application's. `UIApplication.shared` doesn't compile in code that an app extension may link, so
/// the application is looked up while running, by the selector of that public property. In an app extension it isn't
/// asked for: there only the scenes are known from which something was heard while the list is followed, that is,
/// of which a window became visible or key since.
@MainActor final class AppWindowList: WindowList {
  private struct Weakly {
    weak var scene: UIScene?
  }

  private let application: UIApplication?
  private var heardScenes: [Weakly] = []

  init(isInAppExtension: Bool = Bundle.main.bundlePath.hasSuffix(".appex")) {
    application = isInAppExtension ? nil : Self.sharedApplication
  }

  var windows: [any ObservableWindow] { uiWindows }

  var uiWindows: [UIWindow] {
    var scenes = application?.connectedScenes ?? []
    // One that is connecting may not be among them.
    scenes.formUnion(heardScenes.compactMap(\.scene))
    return scenes.filter { !$0.isGone }.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
      .filter { !$0.isSystemsOwn }
  }

  func startListHints(_ hint: @escaping @MainActor () -> Void) -> WindowObservation {
    let heard: @MainActor (UIScene?) -> Void = { [weak self] scene in
      self?.note(scene)
      hint()
    }
    let ofWindows = [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification].map {
      WindowObservation.notifications($0, from: UIWindow.self) { heard($0.windowScene) }
    }
    let ofScenes = [
      UIScene.willConnectNotification, UIScene.willEnterForegroundNotification,
      UIScene.didActivateNotification, UIScene.didDisconnectNotification,
    ].map { WindowObservation.notifications($0, from: UIScene.self, perform: heard) }
    return WindowObservation {
      for observation in ofWindows + ofScenes { observation.cancel() }
    }
  }

  private func note(_ scene: UIScene?) {
    guard let scene, !heardScenes.contains(where: { $0.scene === scene }) else { return }
    heardScenes = heardScenes.filter { $0.scene != nil } + [Weakly(scene: scene)]
  }

  private static var sharedApplication: UIApplication? {
    let selector = NSSelectorFromString("sharedApplication")
    guard UIApplication.responds(to: selector) else { return nil }
    return UIApplication.perform(selector)?.takeUnretainedValue() as? UIApplication
  }
}

extension UIWindow {
  /// UIKit made the window, for the keyboard or for what is drawn over texts: an instance of a class of its own,
  /// which all have its prefix, and no module's name as classes written in Swift have. Apps use `UIWindow` itself or a
  /// class of theirs.
  var isSystemsOwn: Bool {
    let name = String(cString: class_getName(type(of: self)))
    return name != "UIWindow" && (name.hasPrefix("UI") || name.hasPrefix("_UI")) && !name.contains(".")
  }
}
#endif
