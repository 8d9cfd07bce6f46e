// Takes the place of the C library's allocator functions in the whole process, counts, and passes the call on.

#include "CMeasuring.h"

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>

void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);
void __libc_free(void *);

static atomic_uint_fast64_t allocations;
static atomic_int_fast64_t bytes_in_use;

static void *count(void *block) {
  if (block) {
    atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&bytes_in_use, (int64_t)malloc_usable_size(block), memory_order_relaxed);
  }
  return block;
}

static void discount(void *block) {
  if (block)
    atomic_fetch_sub_explicit(&bytes_in_use, (int64_t)malloc_usable_size(block), memory_order_relaxed);
}

void *malloc(size_t size) { return count(__libc_malloc(size)); }

void *calloc(size_t number, size_t size) { return count(__libc_calloc(number, size)); }

void *realloc(void *block, size_t size) {
  int64_t old = block ? (int64_t)malloc_usable_size(block) : 0;
  void *new = __libc_realloc(block, size);
  if (new || size == 0) atomic_fetch_sub_explicit(&bytes_in_use, old, memory_order_relaxed);
  return count(new);
}

void free(void *block) {
  discount(block);
  __libc_free(block);
}

void *memalign(size_t alignment, size_t size) { return count(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *block = memalign(alignment, size);
  if (!block) return ENOMEM;
  *result = block;
  return 0;
}

MemoryUse measuring_memory_use(void) {
  MemoryUse use = {
    .allocations = atomic_load_explicit(&allocations, memory_order_relaxed),
    .bytes_in_use = atomic_load_explicit(&bytes_in_use, memory_order_relaxed),
  };
  return use;
}
