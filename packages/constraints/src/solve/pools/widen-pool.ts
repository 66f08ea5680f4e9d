import type { Domain } from '@seedbed/contract';
import { FREE, type Clause, type ClauseColumn } from '../../checks/index.ts';
import { isNumber } from '../../checks/type-of.ts';
import { accepted, type CandidateColumn, type Tuple } from './evaluate.ts';
import type { PoolContext } from './pool-context.ts';

/** Fewer tuples are not representative. */
const MIN_TUPLES = 150;
/** How many tuples each value of one column must pass with. */
const MIN_TUPLES_PER_VALUE = 12;
const NULLS_TRIED = 20;

/**
 * Accepted tuples are restrictive: each is a case for one row. If all tried tuples pass, only their span is required;
 * if some values of one column pass in every tuple, that column is restricted to these. Null if neither holds.
 */
export async function widenPool(
  typed: readonly CandidateColumn[],
  condition: string,
  tuples: readonly Tuple[],
  kept: readonly Tuple[],
  context: PoolContext,
): Promise<Clause | null> {
  // Tried spans are close together, so they are not representative.
  const kinds = typed.map(({ name }) => context.scope.columns.get(name)?.kind);
  if (tuples.length < MIN_TUPLES || kinds.some((kind) => kind === 'range' || kind === 'multirange')) return null;
  const spans = typed.map(({ name }, at) => spanOf(name, at, tuples, context));
  if (kept.length === tuples.length) return withoutNulls(typed, condition, tuples, spans, context);
  const passing = new Set(kept);
  const free = typed.map((_, at) => at).filter((at) => !context.unique.has(typed[at]!.name) && !context.referring.has(typed[at]!.name));
  const found = free.map((at) => ({ at, values: alwaysPassing(at, tuples, passing) })).sort((a, b) => b.values.length - a.values.length)[0];
  if (!found || found.values.length === 0) return null;
  const columns = typed.map(({ name }, at): [string, ClauseColumn] => [
    name,
    { notNull: true, domain: at === found.at ? { in: found.values } : (spans[at] ?? {}) },
  ]);
  return { ...FREE, columns: new Map(columns) };
}

/** Values of one column without a refused tuple. */
function alwaysPassing(at: number, tuples: readonly Tuple[], passing: ReadonlySet<Tuple>): string[] {
  const seen = new Map<string | null, { tried: number; passed: number }>();
  for (const tuple of tuples) {
    const counts = seen.get(tuple[at]!) ?? { tried: 0, passed: 0 };
    seen.set(tuple[at]!, counts);
    counts.tried++;
    if (passing.has(tuple)) counts.passed++;
  }
  return [...seen].flatMap(([value, { tried, passed }]) => (value !== null && passed === tried && tried >= MIN_TUPLES_PER_VALUE ? [value] : []));
}

/** Everything passes; NULLs are tested separately. */
async function withoutNulls(
  typed: readonly CandidateColumn[],
  condition: string,
  tuples: readonly Tuple[],
  spans: readonly (Domain | null)[],
  context: PoolContext,
): Promise<Clause> {
  const columns = new Map<string, ClauseColumn>();
  for (const [at, { name }] of typed.entries()) {
    const some = tuples.slice(0, NULLS_TRIED).map((tuple) => tuple.with(at, null));
    const passes = context.scope.notNull.has(name) || (await accepted(typed, condition, some, context.tools)).length === some.length;
    columns.set(name, { ...(passes ? {} : { notNull: true as const }), domain: spans[at] ?? {} });
  }
  return { ...FREE, columns };
}

/** Numbers stay within the tried span, because a product exceeds it; parents bound their own values. */
function spanOf(name: string, at: number, tuples: readonly Tuple[], { scope, referring }: PoolContext): Domain | null {
  const type = scope.columns.get(name);
  if (!type || !isNumber(type) || referring.has(name)) return null;
  const numbers = tuples.map((tuple) => Number(tuple[at])).filter(Number.isFinite);
  return { min: numbers.reduce((least, one) => Math.min(least, one)), max: numbers.reduce((most, one) => Math.max(most, one)) };
}
