import { stopsOf } from './advice.ts';
import type { MigrationStatement } from './finding.ts';
import type { MigrationRun, StatementRun } from './run-migration.ts';
import { strongest, type TableEffect } from './table-states.ts';

/** A run of the whole migration over tables of a size. */
export type SizedRun = { readonly size: number; readonly run: MigrationRun };

/** How long a statement takes in larger tables, and what it does to them meanwhile. */
export type Measurement = {
  /** Number of the statement. */
  readonly statement: number;
  /** As measured, by number of rows in each table that it touches. */
  readonly seconds: readonly { readonly rows: number; readonly seconds: number }[];
  /** Not measured, but derived from `seconds` as `basis` says. */
  readonly estimate?: { readonly rows: number; readonly seconds: number };
  /** What was measured, and what follows from it: “1.9 s at 100,000 rows, linear → about 19 s at 1,000,000”. */
  readonly basis: string;
  /** Tables that it, and no statement before it, locks against other sessions, and tables that it works through. */
  readonly tables: readonly MeasuredTable[];
};

export type MeasuredTable = {
  /** As `schema.table`, by its name before the migration. */
  readonly table: string;
  /** The strongest lock, as Postgres names it. */
  readonly lock?: string;
  /** What other sessions cannot do until the lock ends. */
  readonly stops?: 'write to' | 'read or write';
  readonly work?: 'rewritten' | 'scanned' | 'written';
};

/** The numbers of rows that are tried, as far as the time goes. */
export const MEASURED_SIZES: readonly number[] = [1_000, 10_000, 100_000, 1_000_000];
const WANTED = 1_000_000;

/** What runs over growing tables tell about each statement. The largest is last. */
export function measurementsOf(statements: readonly MigrationStatement[], runs: readonly SizedRun[]): Measurement[] {
  return statements.flatMap(({ number }) => {
    const ran = runs.flatMap(({ size, run }) => {
      const own = run.statements.find((each) => each.number === number);
      return own ? [{ size, own }] : [];
    });
    const passed = ran.filter(({ own }) => own.error === undefined);
    const seconds = passed.map(({ size, own }) => ({ rows: size, seconds: own.durationMs / 1_000 }));
    const failed = ran.find(({ own }) => own.error !== undefined);
    if (failed) {
      const basis = `${seconds.length > 0 ? `${said(seconds.at(-1)!)}; ` : ''}${failureOf(failed.own, failed.size)}`;
      return [{ statement: number, seconds, basis, tables: tablesOf(passed.at(-1)?.own) }];
    }
    const last = passed.at(-1);
    if (last === undefined) return [];
    return [{ statement: number, seconds, ...extrapolated(seconds, last.own), tables: tablesOf(last.own) }];
  });
}

type Point = Measurement['seconds'][number];

const CANCELLED = '57014';

function failureOf({ durationMs, error }: StatementRun, size: number): string {
  if (error!.sqlstate === CANCELLED) return `more than ${inSeconds(durationMs / 1_000)} at ${count(size)} rows`;
  return `fails at ${count(size)} rows: ${error!.message}`;
}

/** Times below this are noise: they tell nothing about growth. */
const NOISE_SECONDS = 0.02;
/** So many times as long as a linear statement would take. */
const FASTER_THAN_LINEAR = 1.6;

/** Of the largest two sizes. A statement that works through no table takes the same time in a larger one. */
function extrapolated(seconds: readonly Point[], last: StatementRun): Pick<Measurement, 'basis' | 'estimate'> {
  const large = seconds.at(-1)!;
  const small = seconds.at(-2);
  if (large.rows >= WANTED || small === undefined) return { basis: said(large) };
  const fewer = last.effects.find(({ rows, table }) => rows > 0 && rows < large.rows / 2 && isWorkedThrough(last.effects, table));
  if (fewer) return { basis: `${said(large)}; ${fewer.table} takes no more than ${count(fewer.rows)}` };
  const estimate = (to: number, words: string): Pick<Measurement, 'basis' | 'estimate'> => ({
    basis: `${said(large)}, ${words} → ${to < 0.1 ? 'less than 0.1 s' : `about ${inSeconds(to)}`} at ${count(WANTED)}`,
    estimate: { rows: WANTED, seconds: to },
  });
  // Tables that the migration itself makes have no effects.
  if (last.effects.length > 0 && !last.effects.some(({ table }) => isWorkedThrough(last.effects, table)) && large.seconds < NOISE_SECONDS)
    return estimate(large.seconds, 'works through no table');
  const ratio = large.rows / small.rows;
  const growth = large.seconds / Math.max(small.seconds, NOISE_SECONDS);
  if (large.seconds > NOISE_SECONDS && growth > ratio * FASTER_THAN_LINEAR) {
    const power = Math.log(growth) / Math.log(ratio);
    const words = `${growth.toFixed(0)} times as long as at ${count(small.rows)}`;
    return estimate(large.seconds * (WANTED / large.rows) ** power, words);
  }
  const perRow = Math.max(0, large.seconds - small.seconds) / (large.rows - small.rows);
  return estimate(large.seconds + perRow * (WANTED - large.rows), 'linear');
}

function isWorkedThrough(effects: readonly TableEffect[], table: string): boolean {
  return effects.some((effect) => effect.table === table && workOf(effect) !== undefined);
}

function workOf({ isRewritten, rows, read, written }: TableEffect): MeasuredTable['work'] {
  if (isRewritten) return 'rewritten';
  if (rows > 0 && read >= rows) return written > 0 ? 'written' : 'scanned';
  return rows > 0 && written >= rows ? 'written' : undefined;
}

function tablesOf(run: StatementRun | undefined): MeasuredTable[] {
  // Partitions count as their uppermost parent.
  const byTable = Map.groupBy(run?.effects ?? [], ({ table }) => table);
  return [...byTable].flatMap(([table, effects]) => {
    const lock = strongest(effects.flatMap((effect) => [effect.lock, effect.lockBefore]));
    const stops = stopsOf(lock);
    const work = effects.map(workOf).find((each) => each !== undefined);
    // In one transaction it still holds all that earlier statements took.
    const isNew = stops !== undefined && effects.some((effect) => effect.lock === lock && effect.lockBefore !== lock);
    if (!isNew && work === undefined) return [];
    return [{ table, ...(lock !== undefined && { lock }), ...(stops && { stops }), ...(work && { work }) }];
  });
}

function said({ rows, seconds }: Point): string {
  return `${inSeconds(seconds)} at ${count(rows)} rows`;
}

/** Two digits: more would promise what a measurement on another machine cannot keep. */
function inSeconds(seconds: number): string {
  if (seconds < 0.01) return 'less than 0.01 s';
  return `${seconds < 1 ? Number(seconds.toPrecision(2)) : seconds < 10 ? seconds.toFixed(1) : count(Number(seconds.toPrecision(2)))} s`;
}

function count(value: number): string {
  return value.toLocaleString('en');
}
