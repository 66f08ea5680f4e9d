import { encode, generate, loadWords, compile, type Format, type Plan } from '@seedbed/engine';
import { openRunner } from '@seedbed/runner';
import { calibrate, type Calibration } from './support/calibration.ts';
import { cpuOf, median, quiet } from './support/cpu.ts';
import { compared, GOAL_HASH_NS, GOALS, type Compared } from './support/goals.ts';
import { measurePoints } from './support/points.ts';
import { SHOP_DDL } from './support/shop-ddl.ts';
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
  /** The maximum memory of the process; all tables and formats run in one process. */
  readonly rssMB: number;
  /** Times of the calibration loop's hash: steadier than the rest. */
  readonly hashesPerRow: number;
  readonly shareOfCopying: number;
};

type Case = {
  readonly plan: Plan;
  readonly name: string;
  readonly table: string;
  readonly format: Format | 'columns only';
  readonly rows: number;
  readonly runs: number[];
  bytes: number;
  rss: number;
};

/**
 * Rows and bytes per second of each table in each format: one core, one thread, including generation. Tables and
 * formats alternate.
 */
export async function main(args: readonly string[]): Promise<void> {
  const blueprint = shop(USERS);
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  const rows = args.includes('--quick') ? 100_000 : 400_000;
  const inferred = await inferredShop();
  const tables = [
    ...plan.tables.map((table) => ({ plan, table, name: table.table })),
    { plan: inferred, table: inferred.table('orders'), name: 'orders inferred' },
  ];
  const cases = tables.flatMap(({ plan: of, table, name }) =>
    (['columns only', ...FORMATS] as const).map((format): Case => ({
      plan: of,
      name,
      table: table.table,
      format,
      rows: Math.min(rows, table.rows),
      runs: [],
      bytes: 0,
      rss: 0,
    })),
  );
  for (const each of cases) run(each, Math.min(each.rows, 60_000));
  const calibrations: Calibration[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    calibrations.push(calibrate());
    for (const each of cases) {
      each.runs.push(run(each, each.rows));
      each.rss = Math.max(each.rss, process.memoryUsage().rss);
    }
  }
  const calibration = { hashNs: quiet(calibrations.map((each) => each.hashNs)), copyMBs: median(calibrations.map((each) => each.copyMBs)) };
  const speeds = cases.map((each) => speedOf(each, calibration));
  const points = await measurePoints(blueprint, plan);
  const goals = [
    ...speeds.flatMap((speed) => goalsOf(speed, calibration)),
    ...points.map((point) => compared(point.name, point.unit, point.value, point.goal, calibration)),
  ];
  if (args.includes('--json')) console.log(JSON.stringify({ calibration, speeds, points, goals }, null, 2));
  else print(calibration, speeds, goals);
}

function goalsOf({ table, format, MBs, millionRows }: Speed, calibration: Calibration): Compared[] {
  const name = `${table} ${format}`;
  const goal = GOALS[name];
  return [
    ...(goal?.MBs === undefined ? [] : [compared(name, 'MB/s', MBs, goal.MBs, calibration)]),
    ...(goal?.millionRows === undefined ? [] : [compared(name, 'M rows/s', millionRows, goal.millionRows, calibration)]),
  ];
}

/** The shop as its DDL alone is understood: columns that follow one another, as people's schemas have them. */
async function inferredShop(): Promise<Plan> {
  await using runner = openRunner();
  const { blueprint } = await runner.inferDdl(SHOP_DDL, { rows: { users: USERS, products: USERS / 10, orders: 3 * USERS, order_items: 9 * USERS } });
  return await runner.compile(blueprint);
}

/** CPU seconds for the first `rows` rows. */
function run(each: Case, rows: number): number {
  return cpuOf(() => {
    const { plan } = each;
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

function speedOf({ name: table, format, rows, runs, bytes, rss }: Case, calibration: Calibration): Speed {
  const seconds = quiet(runs);
  const MBs = bytes / seconds / 1e6;
  return {
    table,
    format,
    millionRows: rows / seconds / 1e6,
    MBs,
    bytesPerRow: bytes / rows,
    cpuSeconds: seconds,
    rssMB: rss / 1e6,
    hashesPerRow: (seconds * 1e9) / rows / calibration.hashNs,
    shareOfCopying: MBs / calibration.copyMBs,
  };
}

function print(calibration: Calibration, speeds: readonly Speed[], goals: readonly Compared[]): void {
  console.log(`hash fill ${calibration.hashNs.toFixed(2)} ns, plain copying ${calibration.copyMBs.toFixed(0)} MB/s`);
  console.log('table           format         M rows/s   MB/s   B/row  hashes/row  of copying   CPU s  RSS MB');
  for (const each of speeds)
    console.log(
      [
        each.table.padEnd(15),
        each.format.padEnd(13),
        each.millionRows.toFixed(2).padStart(9),
        each.MBs.toFixed(0).padStart(6),
        each.bytesPerRow.toFixed(1).padStart(7),
        each.hashesPerRow.toFixed(1).padStart(11),
        `${(100 * each.shareOfCopying).toFixed(1)} %`.padStart(11),
        each.cpuSeconds.toFixed(3).padStart(7),
        each.rssMB.toFixed(0).padStart(7),
      ].join(' '),
    );
  console.log(`\n${'goal'.padEnd(62)}      asked       here     scaled`);
  for (const { name, unit, asked, reached, scaled, met } of goals) {
    const figure = (value: number) => value.toFixed(value < 10 ? 2 : 0).padStart(10);
    console.log(`${name.padEnd(62)} ${figure(asked)} ${figure(reached)} ${figure(scaled)} ${unit.padEnd(8)} ${met ? 'met' : 'MISSED'}`);
  }
  console.log(`scaled: as if a hash took ${GOAL_HASH_NS} ns here, as it did where the goals were set`);
}
