let besides = 0;

/**
 * For a process with other work, such as a test runner: its current memory does not count as the server's, so it
 * neither ends threads nor rejects calls.
 */
export function countMemoryFromNow(): void {
  besides = process.memoryUsage.rss();
}

/** Memory of this process in bytes, without that of its other work. */
export function processBytes(): number {
  return process.memoryUsage.rss() - besides;
}
