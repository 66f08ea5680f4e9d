import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openTargetServer, type TargetServer } from '@seedbed/testing';
import { median } from './support/cpu.ts';
import type { Way, WayRequest, WayResult } from './support/load-way.ts';
import { serverCpuSeconds } from './support/server-cpu.ts';
import { SHOP_DDL } from './support/shop-ddl.ts';

type Run = WayResult & { readonly serverCpu: number };

export type LoadSpeed = {
  readonly way: Way;
  readonly rows: number;
  readonly MB: number;
  readonly seconds: number;
  readonly kRowsPerSecond: number;
  readonly clientCpu: number;
  readonly serverCpu: number | null;
  readonly peakRssMB: number;
};

const WHAT: Readonly<Record<Way, string>> = {
  prebuilt: 'constraints in place: prebuilt bytes',
  ours: 'constraints in place: ours',
  bare: 'bare tables, then constraints: prebuilt bytes',
  created: 'created target: ours',
  'created anew': 'created target: ours, whole process',
  several: 'constraints in place: ours, several',
  'created by several': 'created target: ours, several',
};

/**
 * `pnpm bench load [--json] [--users N] [--rounds N] [--connections N]`: the standard shop over one connection into a durable Postgres, and
 * by several where they are asked for. The ways take turns; each figure is the median of the rounds, the share that of the rounds' ratios.
 */
export async function main(args: readonly string[]): Promise<void> {
  const users = optionOf(args, '--users', 100_000);
  const connections = optionOf(args, '--connections', 1);
  const rounds = Math.max(3, optionOf(args, '--rounds', 3));
  await using server = await openTargetServer();
  const ways = (Object.keys(WHAT) as Way[]).filter((way) => connections > 1 || !way.endsWith('several'));
  const runs = new Map<Way, Run[]>(ways.map((way) => [way, []]));
  const children = new Map<Way, ChildProcess>();
  try {
    for (const way of runs.keys()) if (way !== 'created anew') children.set(way, await startWay(way));
    for (const [way, child] of children) await runOnce(server, way, child, { users: Math.min(users, 3000), connections });
    for (let round = 0; round < rounds; round++)
      for (const way of turned(ways, round)) {
        runs.get(way)!.push(await runOnce(server, way, children.get(way), { users, connections }));
      }
  } finally {
    for (const child of children.values()) child.kill();
  }
  const speeds = [...runs].map(([way, each]) => speedOf(way, each));
  const shares = {
    constraintsInPlace: shareOf(runs.get('prebuilt')!, runs.get('ours')!),
    createdTarget: shareOf(runs.get('bare')!, runs.get('created')!),
    createdAnew: shareOf(runs.get('bare')!, runs.get('created anew')!),
    clientCpuOfWall: median(runs.get('ours')!.map((run) => run.clientCpu / run.seconds)),
  };
  if (args.includes('--json')) console.log(JSON.stringify({ users, rounds, connections, speeds, shares }, null, 2));
  else print(speeds, shares);
}

function optionOf(args: readonly string[], name: string, otherwise: number): number {
  const at = args.indexOf(name);
  return at >= 0 ? Number(args[at + 1]) : otherwise;
}

/** Another order each round, so that none always follows the same one. */
function turned<T>(all: Iterable<T>, by: number): T[] {
  const list = [...all];
  return list.map((_, i) => list[(i + by) % list.length]!);
}

async function startWay(way: Way): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'support/load-way.ts'), [way], { stdio: 'inherit' });
  await once(child, 'message');
  return child;
}

async function runOnce(server: TargetServer, way: Way, kept: ChildProcess | undefined, work: Pick<WayRequest, 'users' | 'connections'>): Promise<Run> {
  await using target = await server.freshTarget();
  if (way === 'prebuilt' || way === 'ours' || way === 'several') await target.client.query(SHOP_DDL);
  await target.client.query('CHECKPOINT');
  const before = serverCpuSeconds(server.cluster.pid);
  const child = kept ?? (await startWay(way));
  child.send({ ...work, connection: target.connection } satisfies WayRequest);
  const [result] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [WayResult | number];
  if (typeof result !== 'object') throw new Error(`the process of "${way}" ended with code ${result}`);
  if (!kept) child.kill();
  return { ...result, serverCpu: (serverCpuSeconds(server.cluster.pid) ?? NaN) - (before ?? NaN) };
}

function speedOf(way: Way, runs: readonly Run[]): LoadSpeed {
  const of = (pick: (run: Run) => number): number => median(runs.map(pick));
  const seconds = of((run) => run.seconds);
  const { rows, bytes } = runs[0]!;
  const serverCpu = of((run) => run.serverCpu);
  return {
    way,
    rows,
    MB: bytes / 1e6,
    seconds,
    kRowsPerSecond: rows / seconds / 1e3,
    clientCpu: of((run) => run.clientCpu),
    serverCpu: Number.isNaN(serverCpu) ? null : serverCpu,
    peakRssMB: Math.max(...runs.map((run) => run.peakRssMB)),
  };
}

/** Of the ceiling's speed: neighbours in one round are compared, since the machine's speed changes from round to round. */
function shareOf(ceiling: readonly Run[], ours: readonly Run[]): number {
  return median(ceiling.map((run, i) => run.seconds / ours[i]!.seconds));
}

function print(
  speeds: readonly LoadSpeed[],
  shares: { constraintsInPlace: number; createdTarget: number; createdAnew: number; clientCpuOfWall: number },
): void {
  console.log('way                                              rows      MB  wall s  k rows/s  client CPU s  server CPU s  peak RSS MB');
  for (const each of speeds)
    console.log(
      [
        WHAT[each.way].padEnd(45),
        String(each.rows).padStart(8),
        each.MB.toFixed(1).padStart(7),
        each.seconds.toFixed(2).padStart(7),
        each.kRowsPerSecond.toFixed(0).padStart(9),
        each.clientCpu.toFixed(2).padStart(13),
        (each.serverCpu?.toFixed(2) ?? '–').padStart(13),
        each.peakRssMB.toFixed(0).padStart(12),
      ].join(' '),
    );
  const line = (name: string, share: number, goal: string, met: boolean) =>
    console.log(`${name.padEnd(58)} ${(100 * share).toFixed(1)} %  goal ${goal}: ${met ? 'met' : 'MISSED'}`);
  line('constraints in place, of prebuilt bytes', shares.constraintsInPlace, '≥ 95 %', shares.constraintsInPlace >= 0.95);
  line('created target, of bare tables then constraints', shares.createdTarget, '≥ 85 %', shares.createdTarget >= 0.85);
  line('created target, whole process, of the same', shares.createdAnew, '≥ 60 %, of 10 million rows ≥ 90 %', shares.createdAnew >= 0.6);
  line('client CPU of wall, constraints in place', shares.clientCpuOfWall, '≤ 5 %', shares.clientCpuOfWall <= 0.05);
}
