import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { shop } from '../packages/engine/test/suites/shop.ts';
import { median } from './support/cpu.ts';
import { LISTS, QUERIES } from './support/duckdb-queries.ts';
import { timedRun, type Cost } from './support/timed-run.ts';

const ROOT = join(import.meta.dirname, '..');
const COMMAND = join(ROOT, 'dist/seedbed.mjs');
const DUCKDB = join(import.meta.dirname, 'support/duckdb-way.ts');
/** Our limits, relative to DuckDB's CPU time, and for memory. */
const GOAL = { share: 1 / 2, mb: 160 };

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
