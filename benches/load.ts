import { execFile, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openTargetServer, type Target, type TargetServer } from '@seedbed/testing';
import { median } from './support/cpu.ts';
import type { Way as KeptWay, WayRequest, WayResult } from './support/load-way.ts';
import { serverCpuSeconds } from './support/server-cpu.ts';
import { SHOP_DDL } from './support/shop-ddl.ts';
import { timedRun } from './support/timed-run.ts';

const ROOT = join(import.meta.dirname, '..');
const COMMAND = join(ROOT, 'dist/seedbed.mjs');

/** `command`: `seedbed load schema.sql --create` of the bundle, from its start to its end, of a schema that was asked before. */
type Way = KeptWay | 'command';

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
  command: 'created target: the whole command',
  several: 'constraints in place: ours, several',
  'created by several': 'created target: ours, several',
};

/**
 * `pnpm bench load [--json] [--users N] [--rounds N] [--connections N]`: the standard shop, as it is inferred, over one
 * connection into a durable Postgres, and by several where they are requested. The ways take turns; each figure is the
 * median of the rounds, the share that of the rounds' ratios.
 */
export async function main(args: readonly string[]): Promise<void> {
  const users = optionOf(args, '--users', 100_000);
  const connections = optionOf(args, '--connections', 1);
  const rounds = Math.max(3, optionOf(args, '--rounds', 3));
  await promisify(execFile)(process.execPath, ['tools/run.mjs', 'build'], { cwd: ROOT });
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-load-'));
  await using server = await openTargetServer();
  const ways = (Object.keys(WHAT) as Way[]).filter((way) => connections > 1 || !way.endsWith('several'));
  const runs = new Map<Way, Run[]>(ways.map((way) => [way, []]));
  const children = new Map<Way, ChildProcess>();
  try {
    const few = await openWork(folder, Math.min(users, 3000), connections);
    const work = await openWork(folder, users, connections);
    for (const way of runs.keys()) if (way !== 'command') children.set(way, await startWay(way));
    for (const way of ways) await runOnce(server, way, children.get(way), few);
    for (let round = 0; round < rounds; round++)
      for (const way of turned(ways, round)) runs.get(way)!.push(await runOnce(server, way, children.get(way), work));
  } finally {
    for (const child of children.values()) child.kill();
    await rm(folder, { recursive: true });
  }
  const speeds = [...runs].map(([way, each]) => speedOf(way, each));
  const shares = {
    constraintsInPlace: shareOf(runs.get('prebuilt')!, runs.get('ours')!),
    createdTarget: shareOf(runs.get('bare')!, runs.get('created')!),
    command: shareOf(runs.get('bare')!, runs.get('command')!),
    commandCpu: shareOf(runs.get('bare')!, runs.get('command')!, (run) => run.serverCpu + run.clientCpu),
    clientCpuOfWall: median(runs.get('ours')!.map((run) => run.clientCpu / run.seconds)),
  };
  if (args.includes('--json')) console.log(JSON.stringify({ users, rounds, connections, speeds, shares }, null, 2));
  else print(speeds, shares);
}

/** What all ways load: the shop's DDL, its row counts, and the blueprint that is inferred from both. */
type Work = { readonly folder: string; readonly counts: string; readonly blueprint: string; readonly connections: number };

async function openWork(folder: string, users: number, connections: number): Promise<Work> {
  const counts = `users=${users},products=${Math.ceil(users / 10)},orders=${3 * users},order_items=${9 * users}`;
  const blueprint = join(folder, `shop-${users}.json`);
  await writeFile(join(folder, 'shop.sql'), SHOP_DDL);
  await promisify(execFile)(process.execPath, [COMMAND, 'infer', 'shop.sql', '--rows', counts, '--out', blueprint], { cwd: folder });
  return { folder, counts, blueprint, connections };
}

function optionOf(args: readonly string[], name: string, otherwise: number): number {
  const at = args.indexOf(name);
  return at >= 0 ? Number(args[at + 1]) : otherwise;
}

/** A different order each round, so that none always follows the same one. */
function turned<T>(all: Iterable<T>, by: number): T[] {
  const list = [...all];
  return list.map((_, i) => list[(i + by) % list.length]!);
}

async function startWay(way: KeptWay): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'support/load-way.ts'), [way], { stdio: 'inherit' });
  await once(child, 'message');
  return child;
}

async function runOnce(server: TargetServer, way: Way, child: ChildProcess | undefined, work: Work): Promise<Run> {
  await using target = await server.freshTarget();
  if (way === 'prebuilt' || way === 'ours' || way === 'several') await target.client.query(SHOP_DDL);
  await target.client.query('CHECKPOINT');
  const before = serverCpuSeconds(server.cluster.pid);
  const result = await (child ? askWay(child, way, { ...work, connection: target.connection }) : runCommand(target, work));
  // The server counts a session's work only after it noticed its end.
  await setTimeout(200);
  return { ...result, serverCpu: (serverCpuSeconds(server.cluster.pid) ?? NaN) - (before ?? NaN) };
}

async function askWay(child: ChildProcess, way: Way, request: WayRequest): Promise<WayResult> {
  child.send(request);
  const [result] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [WayResult | number];
  if (typeof result !== 'object') throw new Error(`the process of "${way}" ended with code ${result}`);
  return result;
}

async function runCommand(target: Target, { folder, counts }: Work): Promise<WayResult> {
  const env = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? folder };
  const { cpu, wall, mb } = await timedRun([COMMAND, 'load', 'shop.sql', '--create', '--rows', counts, '--url', target.url], env, folder);
  const { rows } = await target.client.query<{ rows: number; bytes: number }>(
    `SELECT (SELECT count(*) FROM users)::int + (SELECT count(*) FROM products)::int + (SELECT count(*) FROM orders)::int + (SELECT count(*) FROM order_items)::int AS rows`,
  );
  return { seconds: wall, clientCpu: cpu, rows: rows[0]!.rows, bytes: NaN, peakRssMB: mb };
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
function shareOf(ceiling: readonly Run[], ours: readonly Run[], of = (run: Run): number => run.seconds): number {
  return median(ceiling.map((run, i) => of(run) / of(ours[i]!)));
}

type Shares = Readonly<Record<'constraintsInPlace' | 'createdTarget' | 'command' | 'commandCpu' | 'clientCpuOfWall', number>>;

function print(speeds: readonly LoadSpeed[], shares: Shares): void {
  console.log('way                                              rows      MB  wall s  k rows/s  client CPU s  server CPU s  peak RSS MB');
  for (const each of speeds)
    console.log(
      [
        WHAT[each.way].padEnd(45),
        String(each.rows).padStart(8),
        (Number.isNaN(each.MB) ? '–' : each.MB.toFixed(1)).padStart(7),
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
  line('created target, the whole command, of the same', shares.command, '≥ 60 %, of 10 million rows ≥ 90 %', shares.command >= 0.6);
  console.log(`${'the same by CPU of client and server'.padEnd(58)} ${(100 * shares.commandCpu).toFixed(1)} %`);
  line('client CPU of wall, constraints in place', shares.clientCpuOfWall, '≤ 5 %', shares.clientCpuOfWall <= 0.05);
}
