import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandLine, processStart } from './process-identity.ts';

/** The content of `postmaster.pid` in a data directory. */
type Postmaster = { readonly pid: number; readonly ready: boolean };

export async function readPostmaster(pgdata: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(pgdata, 'postmaster.pid'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  // The eighth line is the state, padded with blanks: starting, stopping, ready, standby.
  return { pid: Math.abs(Number(lines[0])), ready: lines[7]?.trim() === 'ready' };
}

/** Whether that process is alive and a server of this data directory, not another process with the same pid. */
async function isServerOf(pid: number, pgdata: string): Promise<boolean> {
  if ((await processStart(pid)) === undefined) return false;
  return (await commandLine(pid)).includes(pgdata);
}

/** Stops a server without a parent process: fast, then immediately. Resolves when the process is gone. */
export async function stopStrayServer(pgdata: string): Promise<void> {
  const found = await readPostmaster(pgdata);
  if (!found || !(await isServerOf(found.pid, pgdata))) return;
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!sendSignal(found.pid, signal)) return;
    for (let waited = 0; waited < 10_000; waited += 20) {
      if (!(await isServerOf(found.pid, pgdata))) return;
      await sleep(20);
    }
  }
}

/** Above the largest pid of any system. */
const NO_PID = 2 ** 30;

/**
 * If the lock file of a killed server names another process (pids are reused, in a container after every start; or the
 * folder was copied), Postgres refuses to start. Replaces the pid by an unused one and keeps the rest of the file, so
 * that the next server can check whether old sessions still use the shared memory.
 */
export async function retireLock(pgdata: string): Promise<void> {
  const found = await readPostmaster(pgdata);
  if (!found || (await processStart(found.pid)) === undefined || (await isServerOf(found.pid, pgdata))) return;
  const file = join(pgdata, 'postmaster.pid');
  const [, ...rest] = (await readFile(file, 'utf8')).split('\n');
  await writeFile(file, [NO_PID, ...rest].join('\n'));
}

/** False if the process no longer exists. */
export function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
