import { DuckDBInstance } from '@duckdb/node-api';
import { loadavg } from 'node:os';
import { FILE_FORMATS, LIMITS, type Compression, type FileFormat } from '@seedbed/contract';
import { compile, loadWords, type Plan } from '@seedbed/engine';
import { archive, datasetFiles, fileBytes, reusedMemory } from '@seedbed/runner';
import { shop } from '../packages/engine/test/suites/shop.ts';
import { calibrate } from './support/calibration.ts';
import { median } from './support/cpu.ts';
import { LISTS, QUERIES } from './support/duckdb-queries.ts';

const TABLES = ['users', 'order_items'] as const;
const COMPRESSIONS: readonly Compression[] = ['none', 'gzip', 'zstd'];
/** Workbooks have a row limit, and nobody opens larger ones. */
const MAX_XLSX = 100_000;

export type FileSpeed = {
  readonly maker: 'seedbed' | 'DuckDB';
  readonly table: string;
  readonly format: string;
  readonly compression: string;
  readonly millionRows: number;
  /** Speed in bytes before compression; undefined if not reported. */
  readonly MBs: number | undefined;
  readonly cpuSeconds: number;
};

/**
 * `pnpm bench files [--rows N] [--rounds N] [--json]`: rows and bytes a CPU second for each format of files, plain and compressed, into nothing; beside DuckDB's COPY of rows
 * of the same kind, in turns, and beside copying finished bytes.
 */
export async function main(args: readonly string[]): Promise<void> {
  const rows = optionOf(args, '--rows', 1_000_000);
  const rounds = optionOf(args, '--rounds', 3);
  const blueprint = shop(rows);
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  const duckdb = await (await DuckDBInstance.create()).connect();
  await duckdb.run(LISTS);
  // Warms up, so that compilation is not measured.
  for (const table of TABLES) for (const format of Object.keys(FILE_FORMATS) as FileFormat[]) write(plan, table, format, 'gzip', Math.min(rows, 40_000));
  const copyMBs: number[] = [];
  const found = new Map<string, { speed: Omit<FileSpeed, 'millionRows' | 'MBs' | 'cpuSeconds'>; rows: number; bytes: number | undefined; seconds: number[] }>();
  const note = (speed: Omit<FileSpeed, 'millionRows' | 'MBs' | 'cpuSeconds'>, count: number, bytes: number | undefined, seconds: number): void => {
    const key = Object.values(speed).join(' ');
    const known = found.get(key) ?? { speed, rows: count, bytes, seconds: [] };
    known.seconds.push(seconds);
    found.set(key, known);
  };
  for (let round = 0; round < rounds; round++) {
    copyMBs.push(calibrate().copyMBs);
    for (const table of TABLES) {
      const plain = new Map<FileFormat, number>();
      for (const format of Object.keys(FILE_FORMATS) as FileFormat[]) {
        for (const compression of format === 'xlsx' ? (['none'] as const) : COMPRESSIONS) {
          const count = format === 'xlsx' ? Math.min(rows, MAX_XLSX, LIMITS.xlsx.rows - 1) : rows;
          const [bytes, seconds] = await cpu(() => write(plan, table, format, compression, count));
          if (compression === 'none') plain.set(format, bytes);
          note({ maker: 'seedbed', table, format, compression }, count, plain.get(format), seconds);
        }
      }
      for (const compression of COMPRESSIONS) {
        for (const [format, form] of [
          ['csv', `format csv, header true, compression ${compression}`],
          ['ndjson', `format json, compression ${compression}`],
          ['parquet', `format parquet, compression ${compression === 'none' ? 'uncompressed' : compression}`],
        ] as const) {
          const sql = `copy (${QUERIES[table]!(rows)}) to '/dev/null' (${form}, use_tmp_file false)`;
          const [, seconds] = await cpu(() => duckdb.run(sql));
          note({ maker: 'DuckDB', table, format, compression }, rows, undefined, seconds);
        }
      }
    }
    const total = TABLES.reduce((sum, name) => sum + Math.min(rows, plan.table(name).rows), 0);
    for (const compression of ['none', 'deflate'] as const) {
      const [, seconds] = await cpu(() =>
        drain(archive(plan, { format: 'csv', compression, tables: TABLES, range: { from: 1, to: rows }, version: '0' }, reusedMemory())),
      );
      note({ maker: 'seedbed', table: 'archive of both', format: 'csv', compression }, total, undefined, seconds);
    }
  }
  const speeds = [...found.values()].map(({ speed, rows: count, bytes, seconds }): FileSpeed => {
    const cpuSeconds = median(seconds);
    return { ...speed, millionRows: count / cpuSeconds / 1e6, MBs: bytes === undefined ? undefined : bytes / cpuSeconds / 1e6, cpuSeconds };
  });
  const load = loadavg()[0]!;
  if (args.includes('--json')) return console.log(JSON.stringify({ rows, rounds, load, copyMBs: median(copyMBs), speeds }, null, 2));
  console.log(`${rows} rows, ${rounds} rounds, load ${load.toFixed(1)}; plain copying ${median(copyMBs).toFixed(0)} MB/s`);
  console.log('table           format       compressed  maker     M rows/s   MB/s   CPU s');
  for (const { table, format, compression, maker, millionRows, MBs, cpuSeconds } of speeds)
    console.log(
      [
        table.padEnd(15),
        format.padEnd(12),
        compression.padEnd(11),
        maker.padEnd(8),
        millionRows.toFixed(2).padStart(9),
        (MBs?.toFixed(0) ?? '').padStart(6),
        cpuSeconds.toFixed(3).padStart(7),
      ].join(' '),
    );
}

/** Bytes of the file. */
function write(plan: Plan, table: string, format: FileFormat, compression: Compression, to: number): number {
  const [file] = datasetFiles(plan, { format, compression, tables: [table], range: { from: 1, to }, file: format === 'sql' ? { restrict_key: 'none' } : {} });
  return drain(fileBytes(file!, reusedMemory()));
}

function drain(chunks: Iterable<Uint8Array>): number {
  let bytes = 0;
  for (const chunk of chunks) bytes += chunk.length;
  return bytes;
}

/** CPU seconds of this process with all of its threads: DuckDB has several. */
async function cpu<T>(work: () => T | Promise<T>): Promise<[T, number]> {
  const before = process.cpuUsage();
  const done = await work();
  const { user, system } = process.cpuUsage(before);
  return [done, (user + system) / 1e6];
}

function optionOf(args: readonly string[], name: string, otherwise: number): number {
  const at = args.indexOf(name);
  return at < 0 ? otherwise : Number(args[at + 1]);
}
