import CKeyWindowGTK
import CTestLoop
import KeyWindowGTK

/// What the main thread does while the tests run: what it does in a GTK app.
@_cdecl("keywindow_tests_run_main_loop")
func runMainLoop() {
  MainActor.assumeIsolated { GTKMainLoop.attach() }
  while true { g_main_context_iteration(nil, 1) }
}
