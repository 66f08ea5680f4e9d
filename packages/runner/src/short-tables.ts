import { Problem, type Diagnostic } from '@seedbed/contract';
import type { Plan, TablePlan } from '@seedbed/engine';

/** A table that cannot have the rows that were asked for. */
export type ShortTable = { readonly table: string; readonly asked: number; readonly rows: number; readonly why: string };

/**
 * Of the tables that somebody wants, those with fewer rows than asked: by name, or by the one number that goes for all. `diagnostics` are
 * those of inference, which says why; the plan's own are asked as well.
 */
export function shortTables(
  plan: Plan,
  tables: readonly TablePlan[],
  rows: number | Readonly<Record<string, number>> | undefined,
  diagnostics: readonly Diagnostic[] = [],
): ShortTable[] {
  return tables.flatMap((table) => {
    const asked = askedOf(plan, table, rows);
    if (asked === undefined || table.rows >= asked || table.mode === 'skip') return [];
    const told = [...plan.diagnostics, ...diagnostics].find((each) => each.code === 'unsatisfiable' && each.table === table.name);
    const reason = told?.message.replace(/^.*?: /, '').replace(/\.$/, '');
    return [{ table: table.name, asked, rows: table.rows, why: `${table.name} can have ${table.rows} rows, not ${asked}${reason ? `: ${reason}` : ''}.` }];
  });
}

/** Without counts of the request: what the blueprint itself asks. */
function askedOf(plan: Plan, table: TablePlan, rows: number | Readonly<Record<string, number>> | undefined): number | undefined {
  if (typeof rows === 'number') return rows;
  for (const name of [table.name, table.table]) if (rows && Object.hasOwn(rows, name)) return rows[name];
  return rows === undefined ? plan.blueprint.tables.find((each) => each.schema === table.schema && each.name === table.table)?.rows : undefined;
}

/** Problem `unsatisfiable`, with the counts that fit and what to do. */
export function shortProblem(short: readonly ShortTable[], todo: string): Problem {
  const [first] = short;
  const more = short.length > 1 ? ` (and ${short.length - 1} more tables)` : '';
  return new Problem('unsatisfiable', `${first!.why}${more} Ask for at most ${first!.rows} rows, or ${todo}.`, {
    errors: short.map(({ why }) => ({ pointer: '/rows', message: why })),
    facts: { table: first!.table, asked: first!.asked, largest: first!.rows },
  });
}
