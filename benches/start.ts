import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openTargetServer, type TargetServer } from '@seedbed/testing';
import { serverStart } from './support/server-start.ts';
import { SHOP_DDL } from './support/shop-ddl.ts';
import { medianCost, timedRun, type Cost } from './support/timed-run.ts';

const ROOT = join(import.meta.dirname, '..');
const COMMAND = join(ROOT, 'dist/seedbed.mjs');
const SERVER = join(ROOT, 'dist/server.mjs');
const REAL = ['pagila', 'lago'];
/** Rows of a load, over all tables. */
const LOADED = 1000;
/** The median of so many; the first of them, which fills a cache, is the slow one. */
const ROUNDS = 3;

export type StartLine = Cost & { readonly schema: string; readonly what: string; readonly from: string };

/**
 * `pnpm bench start [--rounds N] [--json]`: what a command costs from its first instruction to its last, children included: of four tables (`shop`), and `infer` and `generate` of the real
 * schemas `pagila` and `lago` (from `SEEDBED_SCHEMAS`, or `../shared/schemas` beside the repository). `first`: nothing is in the user's cache folder; `cold`: the schema
 * is worked out anew; `warm`: the same was asked before; `blueprint`: from a blueprint. Then the server, to its first `/ready`, on a new data folder and on one that is there.
 */
export async function main(args: readonly string[]): Promise<void> {
  const at = args.indexOf('--rounds');
  const rounds = at < 0 ? ROUNDS : Number(args[at + 1]);
  await promisify(execFile)(process.execPath, ['tools/run.mjs', 'build'], { cwd: ROOT });
  const lines = await measure(rounds);
  if (args.includes('--json')) return void console.log(JSON.stringify(lines, null, 2));
  console.log('schema   command                from        CPU s   wall s     MB');
  for (const { schema, what, from, cpu, wall, mb } of lines) {
    console.log(
      `${schema.padEnd(8)} ${what.padEnd(22)} ${from.padEnd(9)} ${cpu.toFixed(2).padStart(7)} ${wall.toFixed(2).padStart(8)} ${mb.toFixed(0).padStart(6)}`,
    );
  }
}

async function measure(rounds: number): Promise<StartLine[]> {
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-start-'));
  await using target = await openTargetServer();
  try {
    const bench = { folder, rounds, target };
    const lines: StartLine[] = [await line(bench, '–', 'version', 'warm', ['--version'])];
    for (const [name, ddl] of await schemas(folder)) lines.push(...(await ofSchema(bench, name, ddl, REAL.includes(name) ? ['infer', 'generate'] : undefined)));
    return [...lines, ...(await ofServer(bench))];
  } finally {
    await rm(folder, { recursive: true });
  }
}

type Bench = { readonly folder: string; readonly rounds: number; readonly target: TargetServer };

/** Files of DDL by name. Says which are not there. */
async function schemas(folder: string): Promise<[string, string][]> {
  const shop = join(folder, 'shop.sql');
  await writeFile(shop, SHOP_DDL);
  const real = process.env['SEEDBED_SCHEMAS'] ?? join(ROOT, '../shared/schemas');
  const found: [string, string][] = [['shop', shop]];
  for (const name of REAL) {
    const file = join(real, `${name}.sql`);
    if (existsSync(file)) found.push([name, file]);
    else console.error(`start: not measured: there is no ${file}; set SEEDBED_SCHEMAS`);
  }
  return found;
}

/** `only`: these commands of it; the others cost the same beside what the schema costs. */
async function ofSchema(bench: Bench, schema: string, ddl: string, only?: readonly string[]): Promise<StartLine[]> {
  const blueprint = join(bench.folder, `${schema}.json`);
  await timedRun([COMMAND, 'infer', ddl, '--out', blueprint], environment(bench), bench.folder);
  const { tables } = JSON.parse(await readFile(blueprint, 'utf8')) as { tables: readonly unknown[] };
  const rows = String(Math.ceil(LOADED / tables.length));
  const commands: readonly [string, readonly string[]][] = [
    ['infer', ['infer']],
    ['preview', ['preview']],
    ['generate 10 rows', ['generate', '--rows', '10', '--format', 'sql', '--out', '-']],
    [`load ${LOADED} rows`, ['load', '--create', '--rows', rows]],
  ];
  const lines: StartLine[] = [];
  for (const [what, command] of commands) {
    if (only && !only.includes(command[0]!)) continue;
    lines.push(await line(bench, schema, what, 'first', [...command, ddl]));
    lines.push(await line(bench, schema, what, 'cold', [...command, ddl, '--no-cache']));
    lines.push(await line(bench, schema, what, 'warm', [...command, ddl]));
    if (what !== 'infer' && command[0] !== 'load') lines.push(await line(bench, schema, what, 'blueprint', [...command, blueprint]));
  }
  return lines;
}

async function line(bench: Bench, schema: string, what: string, from: string, args: readonly string[]): Promise<StartLine> {
  const run = async (cache?: string): Promise<Cost> => {
    if (args[0] !== 'load') return await timedRun([COMMAND, ...args], environment(bench, cache), bench.folder);
    await using target = await bench.target.freshTarget();
    return await timedRun([COMMAND, ...args, '--url', target.url], environment(bench, cache), bench.folder);
  };
  const costs: Cost[] = [];
  for (let round = 0; round < bench.rounds; round++) {
    const cache = from === 'first' ? await mkdtemp(join(bench.folder, 'first-')) : undefined;
    costs.push(await run(cache));
  }
  return { schema, what, from, ...medianCost(costs) };
}

async function ofServer(bench: Bench): Promise<StartLine[]> {
  const [first, second]: [Cost[], Cost[]] = [[], []];
  for (let round = 0; round < bench.rounds; round++) {
    const data = await mkdtemp(join(bench.folder, 'data-'));
    first.push(await serverStart(SERVER, { ...environment(bench), SEEDBED_DATA_DIR: data }));
    second.push(await serverStart(SERVER, { ...environment(bench), SEEDBED_DATA_DIR: data }));
  }
  return [
    { schema: '–', what: 'server to /ready', from: 'first', ...medianCost(first) },
    { schema: '–', what: 'server to /ready', from: 'second', ...medianCost(second) },
  ];
}

/** Nothing of ours but the cache folder. */
function environment({ folder }: Bench, cache = join(folder, 'cache')): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? folder, XDG_CACHE_HOME: cache };
}
