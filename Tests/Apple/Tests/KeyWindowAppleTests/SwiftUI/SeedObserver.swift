import Combine
import SwiftUI

@testable import KeyWindow

/// The first seed's way of observing: block observers whose tokens are set to nil, and blocks that keep the object.
/// Here to show that the tests notice its faults.
@MainActor final class SeedObserver: @preconcurrency ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  private(set) var isKeyWindow = false {
    willSet { objectWillChange.send() }
  }
  private(set) var size: CGSize? {
    willSet { objectWillChange.send() }
  }
  private(set) var notificationCount = 0
  private var tokens: [any NSObjectProtocol]?

  weak var window: HostingWindow? {
    didSet {
      isKeyWindow = window?.isKeyWindow ?? false
      size = window?.frame.size
      tokens = nil
      guard let window else { return }
      tokens = [
        (HostingWindow.didBecomeKeyNotification, true), (HostingWindow.didResignKeyNotification, false),
      ].map { name, isKey in
        NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
          // It outlives its test, and another one's window may get the address and be spoken of on another thread.
          onMainActor {
            self.notificationCount += 1
            self.isKeyWindow = isKey
          }
        }
      }
      #if KEYWINDOW_APPKIT
      tokens?.append(
        NotificationCenter.default.addObserver(
          forName: NSWindow.didResizeNotification, object: window, queue: nil
        ) { _ in
          onMainActor { self.size = self.window?.frame.size }
        })
      #endif
      // UIKit has no notification of a window's size.
    }
  }
}
