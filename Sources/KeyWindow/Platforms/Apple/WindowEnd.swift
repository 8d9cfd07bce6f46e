#if canImport(SwiftUI) && !os(watchOS)
import ObjectiveC

extension WindowObservation {
  /// Calls `action` once the window is freed, unless the returned value is dropped before.
  ///
  /// No notification tells that. An object that belongs to the window alone goes with it.
  @MainActor static func end(
    of window: HostingWindow, perform action: @escaping @MainActor () -> Void
  ) -> WindowObservation {
    let ending = Ending(action)
    let companion = WindowObservation { ending.action?() }
    // Its own address: every call has a key of its own.
    let key = UnsafeRawPointer(Unmanaged.passUnretained(companion).toOpaque())
    objc_setAssociatedObject(window, key, companion, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return WindowObservation { [weak window] in
      ending.action = nil
      if let window { objc_setAssociatedObject(window, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
  }

  @MainActor private final class Ending {
    var action: (@MainActor () -> Void)?

    init(_ action: @escaping @MainActor () -> Void) {
      self.action = action
    }
  }
}
#endif
