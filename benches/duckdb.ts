import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { shop } from '../packages/engine/test/suites/shop.ts';
import { median } from './support/cpu.ts';
import { timedRun, type Cost } from './support/timed-run.ts';

const ROOT = join(import.meta.dirname, '..');
const COMMAND = join(ROOT, 'dist/seedbed.mjs');
const DUCKDB = join(import.meta.dirname, 'support/duckdb-way.ts');
/** Ours may have so much of DuckDB's CPU, and so much memory. */
const GOAL = { share: 1 / 2, mb: 160 };

/** Tables of the same columns and about the same bytes as the shop's, from hashes of the row number and lists of words. */
const QUERIES: Readonly<Record<string, (rows: number) => string>> = {
  users: (rows) => `
    select i as id,
           lower(first[(1 + hash(i) % 20)::bigint]) || '.' || lower(last[(1 + hash(i + 1) % 20)::bigint]) || i || '@example.com' as email,
           first[(1 + hash(i) % 20)::bigint] as first_name, last[(1 + hash(i + 1) % 20)::bigint] as last_name,
           city[(1 + hash(i + 2) % 10)::bigint] as city, country[(1 + hash(i + 2) % 10)::bigint] as country,
           timestamptz '2024-01-01 00:00:00+00' + to_milliseconds((i * 63072 + hash(i + 3) % 63072)::bigint) as created_at
    from range(1, ${rows} + 1) as rows(i), lists`,
  order_items: (rows) => `
    select i as id, i // 3 + 1 as order_id, (1 + hash(i) % 100000)::bigint as product_id, (1 + hash(i + 1) % 10)::integer as quantity,
           ((100 + hash(hash(i) % 100000) % 20000) / 100)::decimal(10, 2) as unit_price
    from range(1, ${rows} + 1) as rows(i)`,
};

const LISTS = `
  create table lists as select
    ['James','Mary','Robert','Patricia','John','Jennifer','Michael','Linda','David','Elizabeth','William','Barbara','Richard','Susan','Joseph','Jessica','Thomas','Karen','Daniel','Sarah'] as first,
    ['Smith','Johnson','Williams','Brown','Jones','Garcia','Miller','Davis','Rodriguez','Martinez','Hernandez','Lopez','Gonzalez','Wilson','Anderson','Taylor','Moore','Jackson','Martin','Lee'] as last,
    ['New York','Chicago','Houston','Phoenix','London','Manchester','Dallas','Austin','Leeds','Boston'] as city,
    ['United States','United States','United States','United States','United Kingdom','United Kingdom','United States','United States','United Kingdom','United States'] as country`;

const COPY: Readonly<Record<string, string>> = { csv: 'format csv, header true', parquet: 'format parquet, compression uncompressed' };

export type Pace = { readonly table: string; readonly format: string; readonly ours: Cost; readonly theirs: Cost; readonly share: number };

/**
 * `pnpm bench duckdb [--rows N] [--rounds N] [--json]`: `seedbed generate blueprint.json` of the bundle against DuckDB's `COPY (SELECT … FROM range)`, both as whole processes
 * from their start to their end, in turns, into nothing: CPU seconds and the most memory.
 */
export async function main(args: readonly string[]): Promise<void> {
  const rows = optionOf(args, '--rows', 10_000_000);
  const rounds = optionOf(args, '--rounds', 3);
  const run = promisify(execFile);
  await run(process.execPath, ['tools/run.mjs', 'build'], { cwd: ROOT });
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-duckdb-'));
  const env = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? folder };
  const paces: Pace[] = [];
  try {
    await writeFile(join(folder, 'shop.json'), JSON.stringify(shop(rows)));
    for (const [table, query] of Object.entries(QUERIES)) {
      for (const [format, form] of Object.entries(COPY)) {
        const ours: Cost[] = [];
        const theirs: Cost[] = [];
        const sql = `copy (${query(rows)}) to '/dev/null' (${form}, use_tmp_file false)`;
        for (let round = 0; round < rounds; round++) {
          ours.push(await timedRun([COMMAND, 'generate', 'shop.json', '--table', table, '--format', format, '--to', String(rows), '--out', '-'], env, folder));
          theirs.push(await timedRun([DUCKDB, LISTS, sql], env, folder));
        }
        const share = median(ours.map((cost, round) => cost.cpu / theirs[round]!.cpu));
        paces.push({ table, format, ours: least(ours), theirs: least(theirs), share });
      }
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  if (args.includes('--json')) return console.log(JSON.stringify(paces, null, 2));
  console.log(`${rows} rows        ours CPU s     MB   DuckDB CPU s     MB   share   goal ${GOAL.share}, ${GOAL.mb} MB`);
  for (const { table, format, ours, theirs, share } of paces) {
    const met = share <= GOAL.share && ours.mb <= GOAL.mb;
    console.log(
      [
        `${table} ${format}`.padEnd(20),
        ours.cpu.toFixed(2).padStart(9),
        ours.mb.toFixed(0).padStart(6),
        theirs.cpu.toFixed(2).padStart(14),
        theirs.mb.toFixed(0).padStart(6),
        share.toFixed(2).padStart(7),
        `  ${met ? 'met' : 'MISSED'}`,
      ].join(' '),
    );
  }
}

function optionOf(args: readonly string[], name: string, otherwise: number): number {
  const at = args.indexOf(name);
  return at < 0 ? otherwise : Number(args[at + 1]);
}

/** Other work on a machine makes a run longer, never shorter. */
function least(costs: readonly Cost[]): Cost {
  return costs.toSorted((one, other) => one.cpu - other.cpu)[0]!;
}
