import { encode, generate, loadWords, compile, type Format, type Plan } from '@seedbed/engine';
import { calibrate, type Calibration } from './support/calibration.ts';
import { cpuOf, median, quiet } from './support/cpu.ts';
import { GOAL_HASH_NS, GOALS } from './support/goals.ts';
import { measurePoints, type Point } from './support/points.ts';
import { shop } from '../packages/engine/test/suites/shop.ts';

const FORMATS: readonly Format[] = ['copy-text', 'copy-binary', 'csv', 'ndjson', 'sql-insert', 'parquet'];
const USERS = 1_000_000;
const ROUNDS = 7;

export type Speed = {
  readonly table: string;
  readonly format: Format | 'columns only';
  readonly millionRows: number;
  readonly MBs: number;
  readonly bytesPerRow: number;
  readonly cpuSeconds: number;
  readonly rssMB: number;
  /** Times of the calibration loop's hash: steadier than the rest. */
  readonly hashesPerRow: number;
  readonly shareOfCopying: number;
};

type Case = { readonly table: string; readonly format: Format | 'columns only'; readonly rows: number; readonly runs: number[]; bytes: number };

/** Rows and bytes a second of each table in each format: one core, one thread, generating included. Tables and formats take turns. */
export async function main(args: readonly string[]): Promise<void> {
  const blueprint = shop(USERS);
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  const rows = args.includes('--quick') ? 100_000 : 400_000;
  const cases = plan.tables.flatMap((table) =>
    (['columns only', ...FORMATS] as const).map((format): Case => ({ table: table.table, format, rows: Math.min(rows, table.rows), runs: [], bytes: 0 })),
  );
  for (const each of cases) run(plan, each, Math.min(each.rows, 60_000));
  const calibrations: Calibration[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    calibrations.push(calibrate());
    for (const each of cases) each.runs.push(run(plan, each, each.rows));
  }
  const calibration = { hashNs: quiet(calibrations.map((each) => each.hashNs)), copyMBs: median(calibrations.map((each) => each.copyMBs)) };
  const speeds = cases.map((each) => speedOf(each, calibration));
  const points = await measurePoints(blueprint, plan);
  if (args.includes('--json')) console.log(JSON.stringify({ calibration, speeds, points }, null, 2));
  else print(calibration, speeds, points);
}

/** CPU seconds for the first `rows` rows. */
function run(plan: Plan, each: Case, rows: number): number {
  return cpuOf(() => {
    const batches = generate(plan, each.table, 0, rows);
    let bytes = 0;
    if (each.format === 'columns only') for (const _ of batches);
    else for (const chunk of encode(each.format, plan.table(each.table), batches, { take: chunkOnce })) bytes += chunk.length;
    each.bytes = bytes;
  });
}

/** Nothing keeps the chunks, so one piece of memory serves all. */
let memory = new Uint8Array(256 * 1024);
function chunkOnce(bytes: number): Uint8Array {
  if (memory.length < bytes) memory = new Uint8Array(bytes);
  return memory;
}

function speedOf({ table, format, rows, runs, bytes }: Case, calibration: Calibration): Speed {
  const seconds = quiet(runs);
  const MBs = bytes / seconds / 1e6;
  return {
    table,
    format,
    millionRows: rows / seconds / 1e6,
    MBs,
    bytesPerRow: bytes / rows,
    cpuSeconds: seconds,
    rssMB: process.memoryUsage().rss / 1e6,
    hashesPerRow: (seconds * 1e9) / rows / calibration.hashNs,
    shareOfCopying: MBs / calibration.copyMBs,
  };
}

function print(calibration: Calibration, speeds: readonly Speed[], points: readonly Point[]): void {
  const slowness = Math.max(1, calibration.hashNs / GOAL_HASH_NS);
  console.log(
    `hash fill ${calibration.hashNs.toFixed(2)} ns, plain copying ${calibration.copyMBs.toFixed(0)} MB/s; goals are divided by ${slowness.toFixed(2)}, since the hash took ${GOAL_HASH_NS} ns where they were set`,
  );
  console.log('table        format         M rows/s   MB/s   B/row  hashes/row  of copying  goal');
  for (const each of speeds) {
    const goal = GOALS[`${each.table} ${each.format}`];
    const met = !goal || ((goal.MBs ?? 0) / slowness <= each.MBs && (goal.millionRows ?? 0) / slowness <= each.millionRows);
    const asked = goal
      ? `${[goal.MBs && `${goal.MBs} MB/s`, goal.millionRows && `${goal.millionRows} M rows/s`].filter(Boolean).join(', ')}: ${met ? 'met' : 'MISSED'}`
      : '';
    console.log(
      [
        each.table.padEnd(12),
        each.format.padEnd(13),
        each.millionRows.toFixed(2).padStart(9),
        each.MBs.toFixed(0).padStart(6),
        each.bytesPerRow.toFixed(1).padStart(7),
        each.hashesPerRow.toFixed(1).padStart(11),
        `${(100 * each.shareOfCopying).toFixed(1)} %`.padStart(11),
        ` ${asked}`,
      ].join(' '),
    );
  }
  for (const point of points)
    console.log(
      `${point.name.padEnd(60)} ${point.value.toFixed(point.value < 10 ? 2 : 1).padStart(9)} ${point.unit}  goal ${point.goal}: ${point.value <= point.goal * slowness ? 'met' : 'MISSED'}`,
    );
  console.log(`RSS ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`);
}
