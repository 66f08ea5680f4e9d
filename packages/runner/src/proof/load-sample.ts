import { ENDLESS, LIMITS, type Blueprint, type TrialReport, type TrialTable } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import type { Trial } from '@seedbed/postgres';
import { compileBlueprint, sampleOf } from '../compile-blueprint.ts';
import { extremeRows } from './extreme-rows.ts';
import { withParents } from './with-parents.ts';

export type Sampled = {
  readonly report: TrialReport;
  /** By table: extreme rows that Postgres took, where only a sample was loaded. */
  readonly extremes: ReadonlyMap<string, number>;
};

/**
 * Loads the tables named: whole, where their asked counts are small; else a sample of each, and then, from the plan as it was asked for, its
 * extreme rows with all that they refer to.
 */
export async function loadSample(trial: Trial, blueprint: Blueprint, asked: Plan, tables: ReadonlySet<string>): Promise<Sampled> {
  const chosen = asked.tables.filter((table) => tables.has(table.name));
  if (chosen.reduce((sum, table) => sum + table.rows, 0) <= LIMITS.trial.wholeRows) {
    const report = await trial.load(asked, { choose: (table) => (tables.has(table.name) ? null : NONE) });
    // Slow code is no endless code: fewer rows may do in time.
    if (!report.tables.some((table) => table.counterexamples.some((each) => ENDLESS.has(each.sqlstate)))) return { report, extremes: new Map() };
  }
  const report = await trial.load(await compileBlueprint(sampleOf(blueprint)), { choose: (table) => (tables.has(table.name) ? null : NONE) });
  const extremes = new Map(chosen.map((table) => [table.name, table.mode === 'keep' ? [] : extremeRows(asked, table)]));
  const rows = withParents(asked, extremes);
  if (rows === null) return { report, extremes: new Map() };
  const edges = await trial.load(asked, { choose: (table) => rows.get(table.name) ?? NONE });
  return joined(report, edges, extremes);
}

const NONE = new Float64Array(0);

/** Refusals of extreme rows count, unless a function spoke, to which the rows of a sample may be too few to agree, or they only lack a row that was refused. */
function joined(report: TrialReport, edges: TrialReport, extremes: ReadonlyMap<string, readonly number[]>): Sampled {
  const refusals = new Map(
    edges.tables.map((table) => [
      table.table,
      table.counterexamples.filter(({ context, sqlstate, waitsFor }) => !context && sqlstate !== 'P0001' && waitsFor === undefined),
    ]),
  );
  const tables = report.tables.map((table): TrialTable => {
    const found = refusals.get(table.table) ?? [];
    if (found.length === 0) return table;
    const refused = edges.tables.find((each) => each.table === table.table)!.refused;
    return { ...table, sent: table.sent + refused, refused: table.refused + refused, counterexamples: [...table.counterexamples, ...found] };
  });
  const taken = edges.tables.map((table): [string, number] => [table.table, Math.max(0, Math.min(extremes.get(table.table)?.length ?? 0, table.kept))]);
  return { report: { ...report, tables }, extremes: new Map(taken) };
}
