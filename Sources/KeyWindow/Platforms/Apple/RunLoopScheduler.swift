#if canImport(SwiftUI) && !os(watchOS)
import CoreFoundation
import Foundation

typealias PlatformScheduler = RunLoopScheduler

/// The main run loop, in all of its common modes.
///
/// Not the main queue: that isn't served within one of its own blocks. So a modal loop which begins in such a block,
/// or in a main-actor task, an alert's `runModal` say, would keep every turn waiting until it ends. A source of the
/// loop is served in any loop, and costs no allocation.
/// (developer.apple.com/documentation/corefoundation/cfrunloopsource)
@MainActor final class RunLoopScheduler: TurnScheduler {
  private let source: CFRunLoopSource?

  init(_ body: @escaping @MainActor () -> Void) {
    var context = CFRunLoopSourceContext()
    // Kept by the source, and released with it.
    context.info = Unmanaged.passRetained(Turn(body)).toOpaque()
    context.release = { info in
      if let info { Unmanaged<Turn>.fromOpaque(info).release() }
    }
    context.perform = { info in
      if let info { assumingMainActor(Unmanaged<Turn>.fromOpaque(info).takeUnretainedValue().body) }
    }
    source = CFRunLoopSourceCreate(nil, 0, &context)
    CFRunLoopAddSource(CFRunLoopGetMain(), source, .commonModes)
  }

  func requestTurn() {
    CFRunLoopSourceSignal(source)
    CFRunLoopWakeUp(CFRunLoopGetMain())
  }

  func expectNestedLoop() {
    // Looked at before the loop waits.
    CFRunLoopSourceSignal(source)
  }

  func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) -> WindowObservation {
    let timer = Timer(timeInterval: seconds, repeats: false) { _ in assumingMainActor(body) }
    RunLoop.main.add(timer, forMode: .common)
    return WindowObservation { timer.invalidate() }
  }

  private final class Turn: Sendable {
    let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) {
      self.body = body
    }
  }
}
#endif
