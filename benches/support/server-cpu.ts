import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of /proc: a hundredth of a second on every Linux that Node runs on. */
const TICKS = 100;

/**
 * CPU seconds of a server: its own, those of its living children and of those that have ended. Linux only, otherwise
 * undefined.
 */
export function serverCpuSeconds(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const own = statOf(pid);
  if (!own) return undefined;
  let ticks = own.ticks + own.endedChildren;
  for (const name of readdirSync('/proc')) {
    const child = /^\d+$/.test(name) ? statOf(Number(name)) : undefined;
    if (child?.parent === pid) ticks += child.ticks;
  }
  return ticks / TICKS;
}

function statOf(pid: number): { parent: number; ticks: number; endedChildren: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name, in parentheses, may contain blanks; the fields after it are counted from the third one.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return { parent: fields[1]!, ticks: fields[11]! + fields[12]!, endedChildren: fields[13]! + fields[14]! };
  } catch {
    return undefined;
  }
}
