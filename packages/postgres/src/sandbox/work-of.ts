import { readFileSync } from 'node:fs';

/** CPU clock ticks per second, as `/proc` counts them on any Linux that Postgres supports. */
const TICKS = 100;

/**
 * CPU seconds used by a server process of this machine; null if the system does not report it. Measures work, so that a
 * busy machine only takes longer and causes no false report of endless code.
 */
function workOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name in parentheses may contain blanks; user and system time are the 14th and 15th field.
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return name.startsWith('postgres') ? (Number(fields[11]) + Number(fields[12])) / TICKS : null;
  } catch {
    return null;
  }
}

/**
 * Seconds in which a server process of this machine was ready to run without a CPU; null if the system does not report
 * it. These do not count as its own time: on a machine with thirty busy programs the same statement takes fifteen times
 * as long.
 */
export function starvedOf(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'latin1').split(' ')[1]) / 1e9;
  } catch {
    return null;
  }
}

/** Seconds without a CPU since the start; 0 if they are not reported. */
export function starvation(pid: number): () => number {
  const before = starvedOf(pid);
  return () => (before === null ? 0 : Math.max(0, (starvedOf(pid) ?? before) - before));
}

type Stopwatch = {
  /** Seconds of work since the start; if unknown, or if little work takes long, a share of the elapsed seconds. */
  seconds(): number;
};

/**
 * `patience`: this many clock seconds count as at least one second of work, because a waiting process does no work.
 * `clock`: elapsed milliseconds, if not all of them count.
 */
export function stopwatch(pid: number, patience: number, clock: () => number = sinceNow(pid)): Stopwatch {
  const before = workOf(pid);
  return {
    seconds() {
      const passed = clock() / 1000;
      const now = before === null ? null : workOf(pid);
      return now === null ? passed : Math.max(now - before!, passed / patience);
    },
  };
}

/** Milliseconds by the clock, without the time in which the process had no CPU. */
function sinceNow(pid: number): () => number {
  const begun = performance.now();
  const starved = starvation(pid);
  return () => Math.max(0, performance.now() - begun - starved() * 1000);
}
