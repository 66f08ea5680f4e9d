import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Cost = { readonly cpu: number; readonly wall: number; readonly mb: number };

/** The same of a program of ours, under this Node. */
export function timedRun(args: readonly string[], env: Readonly<Record<string, string>>, cwd: string): Promise<Cost> {
  return timedProgram(process.execPath, args, env, cwd);
}

/** One run of a program with the processes that it starts and waits for: CPU seconds, wall, and the most memory of one of them. By GNU time. */
export async function timedProgram(program: string, args: readonly string[], env: Readonly<Record<string, string>>, cwd: string): Promise<Cost> {
  const { code, stderr, cost } = await timedOutcome(program, args, env, cwd);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${stderr}`);
  return cost;
}

/** The same for a program that may fail, interrupted after `seconds`. */
export async function timedOutcome(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  cwd: string,
  seconds?: number,
): Promise<{ readonly code: number; readonly stderr: string; readonly isLate: boolean; readonly cost: Cost }> {
  const report = join(tmpdir(), `seedbed-time-${randomUUID()}`);
  // GNU time ignores SIGINT, so the whole group can be interrupted and is still measured.
  const child = spawn('/usr/bin/time', ['-o', report, '-f', '%U %S %e %M', program, ...args], {
    env,
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: seconds !== undefined,
  });
  let isLate = false;
  const bound =
    seconds &&
    setTimeout(() => {
      isLate = true;
      process.kill(-child.pid!, 'SIGINT');
    }, seconds * 1000);
  try {
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => (stderr += String(chunk)));
    const code = await new Promise<number>((resolve, reject) => child.once('error', reject).once('close', resolve));
    const [user, system, wall, kilobytes] = (await readFile(report, 'utf8')).trim().split('\n').at(-1)!.split(' ').map(Number);
    return { code, stderr, isLate, cost: { cpu: user! + system!, wall: wall!, mb: kilobytes! / 1024 } };
  } finally {
    clearTimeout(bound);
    await rm(report, { force: true });
  }
}

/** Figure by figure. */
export function medianCost(costs: readonly Cost[]): Cost {
  return { cpu: median(costs.map(({ cpu }) => cpu)), wall: median(costs.map(({ wall }) => wall)), mb: median(costs.map(({ mb }) => mb)) };
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
}
