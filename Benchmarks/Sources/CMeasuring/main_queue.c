// What libdispatch offers to whoever runs a main loop of another kind, such as GLib's.

#include "CMeasuring.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *);

void measuring_take_turn(void) {
  struct pollfd handle = { .fd = _dispatch_get_main_queue_handle_4CF(), .events = POLLIN };
  if (poll(&handle, 1, 10000) != 1) {
    fputs("benchmark: nothing has come to the main queue for 10 seconds\n", stderr);
    abort();
  }
  uint64_t wakeups;
  (void)!read(handle.fd, &wakeups, sizeof wakeups);
  _dispatch_main_queue_callback_4CF(0);
}
