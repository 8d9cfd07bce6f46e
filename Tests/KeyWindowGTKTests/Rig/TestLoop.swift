import CKeyWindowGTK
import CTestSupport
import Foundation
import KeyWindowGTK

/// What the main thread does while the tests run: what it does in a GTK app.
@_cdecl("keywindow_tests_run_main_loop")
func runMainLoop() {
  // GDK would only load Mesa, whose leaks aren't ours, and unload it before they could be told from ours.
  setenv("GDK_DEBUG", "gl-disable", 1)
  setenv("GDK_DISABLE", "gl", 1)
  MainActor.assumeIsolated { GTKMainLoop.attach() }
  while true { g_main_context_iteration(nil, 1) }
}
