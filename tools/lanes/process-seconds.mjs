import { readFileSync, readdirSync } from 'node:fs';

/** Clock ticks a second, in which Linux counts. */
const TICKS = 100;

/**
 * User and system seconds, so far, of all processes that process `below` started, and of the tree of the process whose command line
 * holds `named`. What has ended counts in whoever waited for it. Zero where there is no /proc.
 */
export function secondsOfProcesses({ below, named }) {
  const all = readProcesses();
  const childrenOf = Map.groupBy(all.values(), ({ parent }) => parent);
  const sum = (pid) => (childrenOf.get(pid) ?? []).reduce((total, child) => total + child.seconds + sum(child.pid), 0);
  const server = named && [...all.values()].find(({ pid }) => commandLine(pid).includes(named));
  return (all.get(below)?.ofEnded ?? 0) + sum(below) + (server ? server.seconds + sum(server.pid) : 0);
}

function readProcesses() {
  const found = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    let stat;
    try {
      stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    } catch {
      continue; // ended meanwhile
    }
    // The name in brackets may hold blanks: what follows it is counted, as proc(5) does.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number);
    const ofEnded = (endedUser + endedSystem) / TICKS;
    found.set(Number(name), { pid: Number(name), parent: Number(fields[1]), ofEnded, seconds: (user + system) / TICKS + ofEnded });
  }
  return found;
}

function commandLine(pid) {
  try {
    return `${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')} `;
  } catch {
    return '';
  }
}
