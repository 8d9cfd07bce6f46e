import Foundation
import KeyWindow
import SwiftUI

#if os(Linux) && canImport(Combine)
#error("The stand-ins of Tests/Apple have reached a client of KeyWindow.")
#endif

/// Uses the model and an observer, as a client without any window would.
@MainActor func safeAreaHeight() -> CGFloat? {
  let state = WindowState(size: CGSize(width: 300, height: 200), safeAreaInsets: WindowInsets(top: 47))
  return WindowObserver().isKeyWindow ? nil : state.safeAreaFrame?.height
}

guard safeAreaHeight() == 153 else {
  print("The safe area of a window of 300 by 200 with 47 at the top isn't 153 high.")
  exit(1)
}
