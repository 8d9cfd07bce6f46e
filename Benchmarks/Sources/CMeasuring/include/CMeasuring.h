#pragma once

#include <stdint.h>

/// What the process has asked of the C library's allocator, on all threads, since it started.
typedef struct {
  /// Calls that returned memory; a reallocation is one.
  uint64_t allocations;
  /// Bytes that were handed out and not given back, as the allocator rounded them up.
  int64_t bytes_in_use;
} MemoryUse;

MemoryUse measuring_memory_use(void);

/// Waits until the main queue has work, as a main loop does, and does what is there at that moment.
void measuring_take_turn(void);

/// The time that this thread has been running, in nanoseconds: not what it waited for others.
int64_t measuring_thread_time(void);
