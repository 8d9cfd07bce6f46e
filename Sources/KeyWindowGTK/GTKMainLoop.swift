internal import CKeyWindowGTK
internal import Foundation
internal import KeyWindow

/// Swift's main queue inside GLib's main loop.
@MainActor public enum GTKMainLoop {
  /// Makes the loop that GTK runs, such as that of `g_application_run`, serve the main queue as well:
  /// `@MainActor` tasks, `await` and `DispatchQueue.main`. Without this none of them runs while GLib's loop
  /// does.
  ///
  /// The first ``GTKWindow`` does it; call it yourself when something has to run before there is one. A second
  /// call does nothing. It costs nothing while nothing is to be run.
  ///
  /// A main loop that runs inside another one, started by something that came from the main queue, leaves the
  /// queue unserved until that returns. The states of windows are published in such a loop all the same.
  public static func attach() {
    _ = attachment
  }

  private static let attachment: Void = {
    _ = g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
      { descriptor, _, _ in
        // The counter of an eventfd: reading resets it, and what comes while the queue is served counts anew.
        var count: UInt64 = 0
        read(descriptor, &count, MemoryLayout.size(ofValue: count))
        _dispatch_main_queue_callback_4CF(nil)
        return gboolean(1)
      }, nil, nil)
    WindowHub.shared.useTurns { GLibScheduler($0) }
  }()
}
