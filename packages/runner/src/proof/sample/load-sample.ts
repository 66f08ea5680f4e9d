import { ENDLESS, LIMITS, type Blueprint, type TrialReport, type TrialTable } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { compileSample, isBeyondSample } from '@seedbed/engine/compile-blueprint';
import type { Trial } from '@seedbed/postgres/proof';
import { extremeRows } from './extreme-rows.ts';
import { lateTables } from './late-tables.ts';
import { tablesReadByTriggers } from './looked-up-rows.ts';
import { withParents } from './with-parents.ts';

export type Sampled = {
  readonly report: TrialReport;
  /** By table: accepted extreme rows, if only a sample was loaded. */
  readonly extremes: ReadonlyMap<string, number>;
};

/**
 * Loads the named tables: completely, if their requested counts are small; otherwise a sample of each, and then, from
 * the plan at the requested counts, its extreme rows with everything that they refer to. `known`: Postgres' earlier
 * report about the whole sample, if it accepted it.
 */
export async function loadSample(trial: Trial, blueprint: Blueprint, requestedPlan: Plan, tables: ReadonlySet<string>, known?: TrialReport): Promise<Sampled> {
  const chosen = requestedPlan.tables.filter((table) => tables.has(table.name));
  if (known && !isBeyondSample(requestedPlan)) return { report: of(tables, known), extremes: new Map() };
  if (chosen.reduce((sum, table) => sum + table.rows, 0) <= LIMITS.trial.wholeRows) {
    const report = await trial.load(requestedPlan, { choose: (table) => (tables.has(table.name) ? null : NONE) });
    // Slow code is no endless code: fewer rows may do in time.
    if (!report.tables.some((table) => table.counterexamples.some((each) => ENDLESS.has(each.sqlstate)))) return { report, extremes: new Map() };
  }
  const late = lateTables(blueprint);
  const inSample = (table: string): boolean => tables.has(table) && !late.has(table);
  const report =
    known && late.size === 0
      ? of(tables, known)
      : await trial.load(await compileSample(blueprint), { choose: (table) => (inSample(table.name) ? null : NONE) });
  const all = new Map(chosen.map((table) => [table.name, table.mode === 'keep' ? [] : extremeRows(requestedPlan, table)]));
  for (const table of chosen) if (late.has(table.name)) all.set(table.name, withFirst(all.get(table.name)!, Math.min(table.rows, LIMITS.trial.rowsPerTable)));
  const found = fittingEdges(requestedPlan, all, tablesReadByTriggers(blueprint, late));
  if (found === null) return { report, extremes: new Map() };
  const { extremes, rows } = found;
  const edges = await trial.load(requestedPlan, { choose: (table) => rows.get(table.name) ?? NONE });
  return joined(report, edges, extremes, late);
}

function of(tables: ReadonlySet<string>, report: TrialReport): TrialReport {
  return { ...report, tables: report.tables.filter(({ table }) => tables.has(table)) };
}

function withFirst(rows: readonly number[], count: number): number[] {
  return [...Array.from({ length: count }, (_, row) => row), ...rows.filter((row) => row >= count)];
}

const NONE = new Float64Array(0);

/** How many extreme rows of each table to try; fewer, including the last one, if their parents are too many. */
const EDGES: readonly number[] = [Infinity, 12, 4, 1];

function fittingEdges(plan: Plan, all: ReadonlyMap<string, readonly number[]>, lookups: ReadonlySet<string>) {
  for (const most of EDGES) {
    const extremes = new Map([...all].map(([table, rows]) => [table, rows.length <= most ? rows : [...rows.slice(0, most - 1), rows.at(-1)!]]));
    const rows = withParents(plan, extremes, lookups) ?? withParents(plan, extremes);
    if (rows) return { extremes, rows };
  }
  return null;
}

/**
 * Errors of extreme rows count, unless a function raised them, which may need more rows than the sample has, or unless
 * they only lack a rejected parent.
 */
function joined(report: TrialReport, edges: TrialReport, extremes: ReadonlyMap<string, readonly number[]>, late: ReadonlySet<string>): Sampled {
  const own = new Map(edges.tables.map((table) => [table.table, withoutSpoken(table)]));
  const tables = report.tables.map((table): TrialTable => {
    const found = own.get(table.table);
    if (!found || found.counterexamples.length === 0) return table;
    const { refused, counterexamples } = found;
    return { ...table, sent: table.sent + refused, refused: table.refused + refused, counterexamples: [...table.counterexamples, ...counterexamples] };
  });
  const taken = edges.tables.map((table): [string, number] => [table.table, Math.max(0, Math.min(extremes.get(table.table)?.length ?? 0, table.kept))]);
  const only = edges.tables.flatMap((table) => (late.has(table.table) && extremes.has(table.table) ? [table.kept > 0 ? own.get(table.table)! : table] : []));
  return { report: { ...report, tables: [...tables, ...only] }, extremes: new Map(taken) };
}

function withoutSpoken(table: TrialTable): TrialTable {
  const counterexamples = table.counterexamples.filter(({ context, sqlstate, waitsFor }) => !context && sqlstate !== 'P0001' && waitsFor === undefined);
  return { ...table, counterexamples, refused: counterexamples.length > 0 ? table.refused : 0 };
}
