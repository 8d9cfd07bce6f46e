#pragma once

#include <malloc.h>
#include <stddef.h>

// The bytes of the heap that are in use. Swift's module of the C library comes without malloc.h.
static inline size_t keywindow_tests_heap_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
