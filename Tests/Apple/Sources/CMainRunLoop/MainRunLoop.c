// The main thread of the tests runs the main run loop, as that of an app does. On Linux an asynchronous main program
// gives its thread to the main queue alone.

#include "MainRunLoop.h"

typedef void (*SwiftFunction)(void);

extern void (*swift_task_asyncMainDrainQueue_hook)(SwiftFunction original, SwiftFunction override)
    __attribute__((swiftcall));

// Foundation's.
extern void CFRunLoopRun(void);

static __attribute__((swiftcall)) void run_main_loop(SwiftFunction original, SwiftFunction override) {
  for (;;) CFRunLoopRun();
}

__attribute__((constructor)) static void install(void) { swift_task_asyncMainDrainQueue_hook = run_main_loop; }
