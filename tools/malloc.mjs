/**
 * Settings of glibc's malloc. Computing threads come and go: with an arena for each, freed memory would remain in the
 * process, and so would the leftovers of buffers of 16 KiB and more (docs/lab/tried.md).
 */
export const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '16384', MALLOC_TRIM_THRESHOLD_: '65536' };
