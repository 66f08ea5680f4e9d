let besides = 0;

/**
 * For a process that is not a server alone, such as a runner of tests: what it holds now is not the server's, and neither ends threads nor refuses calls.
 */
export function countMemoryFromNow(): void {
  besides = process.memoryUsage.rss();
}

/** Memory of this process in bytes, without what it held of other things. */
export function processBytes(): number {
  return process.memoryUsage.rss() - besides;
}
