import { spawn, type ChildProcess } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '@seedbed/contract';
import { program, type Binaries } from './binaries.ts';
import { lastLine } from './last-line.ts';
import { readPostmaster, sendSignal } from './postmaster.ts';
import { identity, serverEnvironment } from './run-program.ts';
import type { ServerUser } from './server-user.ts';

type ServerStart = {
  readonly binaries: Binaries;
  readonly user: ServerUser | undefined;
  /** Contains `pgdata` and `server.log`. */
  readonly folder: string;
  readonly args: readonly string[];
  /**
   * Address space of each server process, in KiB: a process that allocates more gets a Postgres error and affects no
   * other.
   */
  readonly memoryKb?: number;
  /** Stops retrying when aborted. */
  readonly signal?: AbortSignal | undefined;
  /** Called when the process was started, which is before it accepts connections. */
  readonly onSpawn?: (() => void) | undefined;
};

/** Another process took the port between its choice and the server's start. */
export class PortTaken extends Error {}

const READY_WITHIN_MS = 60_000;
/**
 * After a `kill -9` of the postmaster the backends exit by themselves within seconds; until then no new server starts.
 */
const ORPHAN_TIMEOUT_MS = 30_000;

/**
 * Starts the server in its own process group (Ctrl-C in a terminal must not end the database before us) and waits until
 * it accepts connections. The child does not keep our process alive.
 */
export async function startServer(start: ServerStart): Promise<ChildProcess> {
  const orphansGoneBy = Date.now() + ORPHAN_TIMEOUT_MS;
  for (;;) {
    const attempt = await startOnce(start);
    if (attempt.child) return attempt.child;
    const output = attempt.output;
    if (/pre-existing shared memory block|lock file .* already exists/.test(output) && Date.now() < orphansGoneBy && !start.signal?.aborted) {
      await sleep(150);
      continue;
    }
    if (/could not bind|could not create any TCP/.test(output)) throw new PortTaken(lastLine(output));
    throw startProblem(start.folder, output);
  }
}

async function startOnce({ binaries, user, folder, args, memoryKb, onSpawn }: ServerStart): Promise<{ child?: ChildProcess; output: string }> {
  const logFile = join(folder, 'server.log');
  await using log = await open(logFile, 'w', 0o600);
  const command = [program(binaries, 'postgres'), ...args];
  // macOS has no such limit, so the server starts without it.
  const limited = memoryKb === undefined ? command : ['/bin/sh', '-c', `ulimit -v ${memoryKb} 2>/dev/null; exec "$0" "$@"`, ...command];
  const child = spawn(limited[0]!, limited.slice(1), {
    ...identity(user),
    cwd: '/',
    env: serverEnvironment(),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  onSpawn?.();
  let ended: string | undefined;
  child.on('error', (error) => void (ended ??= error.message));
  child.on('exit', (code, signal) => void (ended ??= `ended with ${signal ?? code}`));
  const deadline = Date.now() + READY_WITHIN_MS;
  while (ended === undefined) {
    const found = await readPostmaster(join(folder, 'pgdata'));
    if (found?.ready && found.pid === child.pid) {
      child.unref();
      return { child, output: '' };
    }
    if (Date.now() > deadline) sendSignal(child.pid!, 'SIGQUIT');
    await sleep(5);
  }
  return { output: `${await readFile(logFile, 'utf8').catch(() => '')}\n${ended}` };
}

function startProblem(folder: string, output: string): Problem {
  if (/no space left/i.test(output)) {
    return new Problem('internal', `There is no space left on the disk of ${folder}. Free some, or set SEEDBED_DATA_DIR to another disk.`);
  }
  return new Problem('internal', `The embedded Postgres in ${folder} did not start: ${lastLine(output)}`, { facts: { output } });
}
