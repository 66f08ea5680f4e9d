/** CPU seconds of this process, user and system, since its start. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** CPU seconds that a call takes. */
export function cpuOf(work: () => void): number {
  const before = cpuSeconds();
  work();
  return cpuSeconds() - before;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((x, y) => x - y);
  return sorted[sorted.length >> 1]!;
}

/** The median of the faster half: other work on the machine makes single runs longer, never shorter. */
export function quiet(values: readonly number[]): number {
  const sorted = values.toSorted((x, y) => x - y);
  return median(sorted.slice(0, Math.max(1, sorted.length >> 1)));
}

/**
 * Nanoseconds of CPU for one of `count` things that a call does. Repeats it until `seconds` have gone, after a third of that for
 * the compiler to warm up.
 */
export function nanoseconds(count: number, work: () => void, seconds = 0.3): number {
  for (let spent = 0; spent < seconds / 3;) spent += cpuOf(work) || 1e-6;
  const runs: number[] = [];
  for (let spent = 0; spent < seconds || runs.length < 3;) {
    const run = cpuOf(work);
    spent += run || 1e-6;
    runs.push(run);
  }
  return (quiet(runs) * 1e9) / count;
}
