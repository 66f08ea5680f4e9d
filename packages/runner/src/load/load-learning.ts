import { countOf, Problem, qualifiedName, type Blueprint, type Diagnostic } from '@seedbed/contract';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import type { LoadReport } from './report.ts';

/** How often to restart a load; each attempt costs as much as the one before. */
const MAX_LOADS = 6;

/** Margin before the first rejected row: at another count the rows differ, and may collide a little earlier. */
const MARGIN = 0.85;

type Learned = { readonly table: string; readonly requested: number; readonly rows: number; readonly why: string };

/**
 * A failed load leaves nothing behind, and names its table. Restarts it with fewer rows of that table, until the target
 * accepts all: this handles what no trial can see (more rows than it tries, or a target that differs from the schema).
 * Throws the first load's error if that does not help.
 */
export async function loadLearning(blueprint: Blueprint, load: (blueprint: Blueprint) => Promise<LoadReport>): Promise<LoadReport> {
  const learned = new Map<string, Learned>();
  let current = blueprint;
  let first: unknown;
  for (let loads = 1; ; loads++) {
    try {
      const report = await load(current);
      return { ...report, diagnostics: [...[...learned.values()].map(toDiagnostic), ...report.diagnostics] };
    } catch (error) {
      first ??= error;
      const lesson = loads < MAX_LOADS ? await lessonOf(error, current, learned) : null;
      if (!lesson) throw first;
      learned.set(lesson.table, lesson);
      current = withCount(current, lesson);
    }
  }
}

async function lessonOf(error: unknown, blueprint: Blueprint, learned: ReadonlyMap<string, Learned>): Promise<Learned | null> {
  // If part of the load remains, another try would conflict with it.
  if (!(error instanceof Problem) || error.type !== 'load-rejected' || error.facts['left'] !== undefined || error.facts['outcome'] !== undefined) return null;
  const plan = await compileBlueprint(blueprint);
  const { loading, row, message } = error.facts;
  const table = plan.tables.find((one) => one.name === loading);
  // The very first row failed, so the number of rows is not the cause.
  if (!table || row === 1) return null;
  const before = typeof row === 'number' ? row - 1 : table.rows / 2;
  const known = learned.get(table.name);
  const rows = Math.floor(Math.min(before, table.rows - 1) * (known && typeof row === 'number' ? MARGIN : 1));
  return rows < 1 ? null : { table: table.name, requested: known?.requested ?? table.rows, rows, why: typeof message === 'string' ? message : error.message };
}

function withCount(blueprint: Blueprint, { table, rows }: Learned): Blueprint {
  return { ...blueprint, tables: blueprint.tables.map((one) => (qualifiedName(one.schema, one.name) === table ? { ...one, rows } : one)) };
}

function toDiagnostic({ table, requested, rows, why }: Learned): Diagnostic {
  return {
    level: 'warning',
    code: 'fewer-rows',
    table,
    message: `${table} got ${countOf(rows, 'row')}, not ${requested}: the target refused more (“${why}”).`,
    mend: 'For more rows, give its columns generators whose values the target accepts more often.',
    largest: rows,
  };
}
