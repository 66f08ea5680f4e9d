import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openTargetServer, type TargetServer } from '@seedbed/testing';
import { measuredSchemas, ownCache } from './support/measured-commands.ts';
import { ordinarySchema } from './support/ordinary-schema.ts';
import { serverStart } from './support/server-start.ts';
import { medianCost, timedRun, type Cost } from './support/timed-run.ts';

const ROOT = join(import.meta.dirname, '..');
const COMMAND = join(ROOT, 'dist/seedbed.mjs');
const SERVER = join(ROOT, 'dist/server.mjs');
const REAL = ['pagila', 'lago'];
/** Rows of a load, over all tables. */
const LOADED = 1000;
/** The median of so many; the first of them, which fills a cache, is the slow one. */
const ROUNDS = 3;
/** Tables of ordinary schemas, and the seconds within which an unknown schema must be proved. */
const PROVED: readonly { readonly tables: number; readonly goal: number }[] = [
  { tables: 50, goal: 2 },
  { tables: 500, goal: 60 },
];

export type StartLine = Cost & { readonly schema: string; readonly what: string; readonly from: string; /** Seconds of wall. */ readonly goal?: number };

/**
 * `pnpm bench start [--rounds N] [--json]`: what a command costs from its first instruction to its last, children
 * included: of four tables (`shop`), and `infer` and `generate` of the real schemas `pagila` and `lago` (from
 * `SEEDBED_SCHEMAS`, or `../shared/schemas` beside the repository), and `prove` and `load` of ordinary ones. `first`:
 * nothing is in the user's cache folder; `cold`: the schema is worked out again; `warm`: the same was asked before;
 * `blueprint`: from a blueprint. Then the server, to its first `/ready`, on a new data folder and on one that is there.
 * `--only WORD`: those lines alone whose command begins so, without the server.
 */
export async function main(args: readonly string[]): Promise<void> {
  const at = args.indexOf('--rounds');
  const rounds = at < 0 ? ROUNDS : Number(args[at + 1]);
  await promisify(execFile)(process.execPath, ['tools/run.mjs', 'build'], { cwd: ROOT });
  const only = args.indexOf('--only');
  const lines = await measure(rounds, only < 0 ? '' : (args[only + 1] ?? ''));
  if (args.includes('--json')) return void console.log(JSON.stringify(lines, null, 2));
  console.log('schema       command                from        CPU s   wall s     MB   goal s');
  for (const { schema, what, from, cpu, wall, mb, goal } of lines) {
    const figures = `${cpu.toFixed(2).padStart(7)} ${wall.toFixed(2).padStart(8)} ${mb.toFixed(0).padStart(6)}`;
    console.log(
      `${schema.padEnd(12)} ${what.padEnd(22)} ${from.padEnd(9)} ${figures}${goal === undefined ? '' : `${goal.toFixed(0).padStart(9)}${wall > goal ? ' missed' : ''}`}`,
    );
  }
}

async function measure(rounds: number, only: string): Promise<StartLine[]> {
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-start-'));
  await using target = await openTargetServer();
  try {
    const bench: Bench = { folder, rounds, target, isAsked: (what) => what.startsWith(only) };
    const lines: StartLine[] = [];
    if (bench.isAsked('version')) lines.push(await line(bench, '–', 'version', 'warm', ['--version']));
    for (const [name, ddl] of await measuredSchemas(folder, REAL, 'start'))
      lines.push(...(await ofSchema(bench, name, ddl, REAL.includes(name) ? ['infer', 'generate'] : undefined)));
    for (const { tables, goal } of PROVED) lines.push(...(await ofOrdinary(bench, tables, goal)));
    return bench.isAsked('server') ? [...lines, ...(await ofServer(bench))] : lines;
  } finally {
    await rm(folder, { recursive: true });
  }
}

type Bench = {
  readonly folder: string;
  readonly rounds: number;
  readonly target: TargetServer;
  /** By the name of a command. */ isAsked(what: string): boolean;
};

/** `only`: these commands; the others cost the same in addition to the schema. */
async function ofSchema(bench: Bench, schema: string, ddl: string, only?: readonly string[]): Promise<StartLine[]> {
  if (!['infer', 'preview', 'generate', 'load', 'prove'].some(bench.isAsked)) return [];
  const blueprint = join(bench.folder, `${schema}.json`);
  await timedRun([COMMAND, 'infer', ddl, '--out', blueprint], ownCache(bench.folder), bench.folder);
  const { tables } = JSON.parse(await readFile(blueprint, 'utf8')) as { tables: readonly unknown[] };
  const rows = String(Math.ceil(LOADED / tables.length));
  const commands: readonly [string, readonly string[]][] = [
    ['infer', ['infer']],
    ['preview', ['preview']],
    ['generate 10 rows', ['generate', '--rows', '10', '--format', 'sql', '--out', '-']],
    [`load ${LOADED} rows`, ['load', '--create', '--rows', rows]],
    ['prove', ['prove']],
  ];
  const lines: StartLine[] = [];
  for (const [what, command] of commands) {
    if ((only && !only.includes(command[0]!)) || !bench.isAsked(what)) continue;
    lines.push(await line(bench, schema, what, 'first', [...command, ddl]));
    lines.push(await line(bench, schema, what, 'cold', [...command, ddl, '--no-cache']));
    lines.push(await line(bench, schema, what, 'warm', [...command, ddl]));
    if (!['infer', 'load', 'prove'].includes(command[0]!)) lines.push(await line(bench, schema, what, 'blueprint', [...command, blueprint]));
  }
  return lines;
}

async function ofOrdinary(bench: Bench, tables: number, goal: number): Promise<StartLine[]> {
  const schema = `${tables} tables`;
  const ddl = join(bench.folder, `ordinary-${tables}.sql`);
  await writeFile(ddl, ordinarySchema(tables));
  const lines: StartLine[] = [];
  if (bench.isAsked('prove')) {
    lines.push({ ...(await line(bench, schema, 'prove', 'first', ['prove', ddl])), goal });
    lines.push({ ...(await line(bench, schema, 'prove', 'cold', ['prove', ddl, '--no-cache'])), goal });
  }
  const load = ['load', '--create', '--rows', String(Math.ceil(LOADED / tables)), ddl];
  if (bench.isAsked('load'))
    lines.push(
      await line(bench, schema, `load ${LOADED} rows`, 'cold', [...load, '--no-cache']),
      await line(bench, schema, `load ${LOADED} rows`, 'warm', load),
    );
  return lines;
}

async function line(bench: Bench, schema: string, what: string, from: string, args: readonly string[]): Promise<StartLine> {
  const run = async (cache?: string): Promise<Cost> => {
    if (args[0] !== 'load') return await timedRun([COMMAND, ...args], ownCache(bench.folder, cache), bench.folder);
    await using target = await bench.target.freshTarget();
    return await timedRun([COMMAND, ...args, '--url', target.url], ownCache(bench.folder, cache), bench.folder);
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
    first.push(await serverStart(SERVER, { ...ownCache(bench.folder), SEEDBED_DATA_DIR: data }));
    second.push(await serverStart(SERVER, { ...ownCache(bench.folder), SEEDBED_DATA_DIR: data }));
  }
  return [
    { schema: '–', what: 'server to /ready', from: 'first', ...medianCost(first) },
    { schema: '–', what: 'server to /ready', from: 'second', ...medianCost(second) },
  ];
}
