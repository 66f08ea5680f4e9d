import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandLine } from './process-identity.ts';
import { sendSignal } from './postmaster.ts';

/** The name in the titles of all processes of a data directory's server (`postgres: NAME: …`), to find them after their postmaster was killed. */
export function clusterName(pgdata: string): string {
  return `seedbed-${createHash('sha256').update(pgdata).digest('hex').slice(0, 16)}`;
}

const GRACE_PERIOD_MS = 500;

/**
 * Ends the processes of a killed postmaster. Idle backends exit by themselves; one in an endless statement would run
 * forever and keep the shared memory, so that no new server could start. Call it only when the postmaster is gone.
 */
export async function endOrphans(pgdata: string): Promise<void> {
  const name = clusterName(pgdata);
  let left = await processesOf(name);
  for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
    for (const pid of left) sendSignal(pid, signal);
    for (let waited = 0; left.length > 0 && waited < GRACE_PERIOD_MS; waited += 20) {
      await sleep(20);
      left = await processesOf(name);
    }
  }
}

async function processesOf(name: string): Promise<number[]> {
  const title = `postgres: ${name}: `;
  if (process.platform !== 'linux') {
    const { stdout } = await promisify(execFile)('ps', ['-axo', 'pid=,command=']);
    return stdout.split('\n').flatMap((line) =>
      line
        .trim()
        .replace(/^\d+\s+/, '')
        .startsWith(title)
        ? [Number.parseInt(line, 10)]
        : [],
    );
  }
  const pids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry)).map(Number);
  const titles = await Promise.all(pids.map(commandLine));
  return pids.filter((_, at) => titles[at]!.startsWith(title));
}
