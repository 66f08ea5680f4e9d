import { readFileSync } from 'node:fs';

/** Ticks of the processor's clock in a second, as `/proc` counts them on any Linux that Postgres is built for. */
const TICKS = 100;

/**
 * Seconds of a processor that a server process of this machine has had; null if the system does not report it. Work is counted so: a machine that is busy with
 * others takes longer for it, and finds nothing endless that is none.
 */
export function workOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name in brackets may hold blanks; user and system time are the 14th and 15th field.
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return name.startsWith('postgres') ? (Number(fields[11]) + Number(fields[12])) / TICKS : null;
  } catch {
    return null;
  }
}

/**
 * Seconds that a server process of this machine was ready to run and had no processor, because others had it; null where the system does not report it. They are no time of
 * its own: on a machine with thirty programs at work the same statement takes fifteen times as long.
 */
export function starvedOf(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'latin1').split(' ')[1]) / 1e9;
  } catch {
    return null;
  }
}

/** Seconds without a processor since it was begun; 0 where they are not reported. */
export function starvation(pid: number): () => number {
  const before = starvedOf(pid);
  return () => (before === null ? 0 : Math.max(0, (starvedOf(pid) ?? before) - before));
}

type Stopwatch = {
  /** Seconds of work since it was begun; where that is not told, or little is done for long, a share of those that passed. */
  seconds(): number;
};

/**
 * `patience`: so many seconds by the clock count as one of work at least, for who waits does not work. `clock`: milliseconds that passed, where not
 * all of them count.
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

/** Milliseconds by the clock, without those in which the process had no processor. */
function sinceNow(pid: number): () => number {
  const begun = performance.now();
  const starved = starvation(pid);
  return () => Math.max(0, performance.now() - begun - starved() * 1000);
}
