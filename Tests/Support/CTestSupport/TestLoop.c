#include "TestLoop.h"

#include <stdlib.h>

typedef void (*SwiftFunction)(void);

extern void (*swift_task_asyncMainDrainQueue_hook)(SwiftFunction original, SwiftFunction override)
    __attribute__((swiftcall));

// In Swift: see TestLoop.swift.
extern void keywindow_tests_run_main_loop(void);

static __attribute__((swiftcall)) void run_main_loop(SwiftFunction original, SwiftFunction override) {
  keywindow_tests_run_main_loop();
}

__attribute__((constructor)) static void install(void) {
  if (getenv("KEYWINDOW_RIG")) swift_task_asyncMainDrainQueue_hook = run_main_loop;
}
