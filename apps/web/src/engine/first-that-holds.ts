import { Problem, qualifiedName, type Blueprint, type Generator } from '@seedbed/contract';
import { compile, openReader, type Plan } from '@seedbed/engine';
import type { Words } from '@seedbed/engine/words';
import type { Tried } from './protocol.ts';

const ROWS = 32;
const BUDGET_MS = 2_000;

/**
 * The first of the candidates that the whole blueprint holds together with: it compiles, and the column's first rows are made.
 * Faults that stand elsewhere are not the candidate's. After two seconds the last answer counts.
 */
export function firstThatHolds(
  words: Words,
  blueprint: Blueprint,
  tableName: string,
  columnName: string,
  candidates: readonly Generator[],
  now: () => number = () => performance.now(),
): Tried {
  const end = now() + BUDGET_MS;
  const table = blueprint.tables.findIndex((one) => qualifiedName(one.schema, one.name) === tableName);
  const column = blueprint.tables[table]?.columns.findIndex((one) => one.name === columnName) ?? -1;
  let message = 'it needs a column or table that does not exist';
  if (column < 0) return { index: -1, message };
  const own = `/tables/${table}/columns/${column}`;
  for (const [index, generator] of candidates.entries()) {
    const fault = faultOf(words, withGenerator(blueprint, table, column, generator), tableName, columnName, own);
    if (fault === null) return { index };
    message = fault;
    if (now() > end) break;
  }
  return { index: -1, message };
}

function faultOf(words: Words, blueprint: Blueprint, table: string, column: string, own: string): string | null {
  let plan: Plan;
  try {
    plan = compile(blueprint, words);
    openReader(plan, table, [column]).read({ first: 0, count: Math.min(ROWS, plan.table(table).rows), at: null });
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) return error instanceof Error ? error.message : String(error);
    const places = error.errors ?? [];
    const mine = places.filter(({ pointer }) => pointer === own || pointer.startsWith(`${own}/`));
    // If all errors are elsewhere they existed before; an error without a place may be caused by anything.
    return places.length > 0 && mine.length === 0 ? null : (mine[0]?.message ?? error.message);
  }
}

function withGenerator(blueprint: Blueprint, table: number, column: number, generator: Generator): Blueprint {
  return {
    ...blueprint,
    tables: blueprint.tables.map((one, i) =>
      i === table ? { ...one, columns: one.columns.map((each, k) => (k === column ? { ...each, generator } : each)) } : one,
    ),
  };
}
