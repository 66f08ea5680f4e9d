import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Target } from '@seedbed/testing';
import type { Choice } from './dimensions.ts';
import { DDL, endSessions, lookAt, ROWS, rowsArrive } from './target.ts';
import type { Ending } from './verdict.ts';

export const COMMAND_FAULTS = ['kill', 'backend', 'cancel'] as const;
export type Fault = (typeof COMMAND_FAULTS)[number];

const PATIENCE_MS = 240_000;

/** `seedbed load` in a separate process. */
export type Loading = { readonly child: ChildProcess; readonly ended: Promise<{ readonly code: number | null; readonly printed: string }> };

/** The command line with one set of options; its files and caches are in a separate folder. */
export async function openCommand(program: string) {
  const home = await mkdtemp(join(tmpdir(), 'seedbed-pairs-'));
  const schema = join(home, 'schema.sql');
  await writeFile(schema, DDL);
  return {
    start(target: Target, choices: readonly Choice[], more: readonly string[] = []): Loading {
      const rows = Object.entries(ROWS)
        .map(([table, count]) => `${table}=${count}`)
        .join(',');
      const args = [program, 'load', schema, '--url', target.url, '--rows', rows, ...choices.flatMap(({ args: own }) => own ?? []), ...more];
      const child = spawn(process.execPath, args, {
        cwd: home,
        env: { ...process.env, XDG_CACHE_HOME: join(home, 'cache'), SEEDBED_PART_ROWS: '10000' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let printed = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
      return { child, ended: once(child, 'close').then(([code]) => ({ code: code as number | null, printed })) };
    },
    [Symbol.asyncDispose]: () => rm(home, { recursive: true, force: true }),
  };
}
export type Command = Awaited<ReturnType<typeof openCommand>>;

/** Waits for the command, and inspects the target. A command that does not end is killed and called stuck. */
export async function endingOf({ child, ended }: Loading, target: Target): Promise<Ending> {
  const late = new AbortController();
  const outcome = await Promise.race([ended, sleep(PATIENCE_MS, undefined, { signal: late.signal }).catch(() => undefined)]);
  late.abort();
  if (!outcome) child.kill('SIGKILL');
  const { code, printed } = outcome ?? { code: null, printed: `after ${PATIENCE_MS / 1000} s` };
  const said = !outcome ? 'stuck' : code === 0 ? 'succeeded' : code === 2 ? 'refused' : 'failed';
  return { said, message: printed.trim().split('\n').slice(-6).join(' | '), ...(await lookAt(target)) };
}

/** Waits until rows arrive, and a little longer; then causes the fault. False if the load ended before. */
export async function disturb({ child, ended }: Loading, target: Target, fault: Fault, wait: number): Promise<boolean> {
  let over = false;
  void ended.then(() => (over = true));
  while (!over && !(await rowsArrive(target))) await sleep(5);
  await sleep(wait);
  if (over) return false;
  if (fault === 'backend') await endSessions(target);
  else child.kill(fault === 'kill' ? 'SIGKILL' : 'SIGINT');
  return true;
}
