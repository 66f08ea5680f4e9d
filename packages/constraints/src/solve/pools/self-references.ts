import { FREE, type Clause } from '../../checks/index.ts';
import { accepted, type CandidateColumn, type Tuple } from './evaluate.ts';
import type { PoolContext } from './pool-context.ts';
import { AMONG_SEVERAL, mixtures } from './make-tuples.ts';
import { fixed } from './pool-domains.ts';

/**
 * Rows with a self-reference do not use tuples: their keys would then be among these tuples. If NULL as the parent
 * always passes, uses that.
 */
export async function withoutParent(
  columns: readonly string[],
  typed: readonly CandidateColumn[],
  condition: string,
  values: readonly (readonly string[])[],
  context: PoolContext,
): Promise<Clause | null> {
  const up = columns.findIndex((name) => context.selfReferring.has(name) && !context.scope.notNull.has(name));
  if (up < 0 || !columns.some((name) => context.unique.has(name))) return null;
  const tuples = mixtures(values, AMONG_SEVERAL).map((tuple): Tuple => tuple.map((value, i) => (i === up ? null : value)));
  const passing = await accepted(typed, `(${condition}) IS NOT FALSE`, tuples, context.tools);
  return tuples.length > 0 && passing.length === tuples.length ? { ...FREE, columns: new Map([[columns[up]!, fixed(null)]]) } : null;
}

/**
 * If NULL is not allowed as the parent: each row refers to itself, if that is valid whatever the key and other columns
 * are.
 */
export async function byItself(
  columns: readonly string[],
  typed: readonly CandidateColumn[],
  condition: string,
  values: readonly (readonly string[])[],
  context: PoolContext,
): Promise<Clause | null> {
  const up = columns.findIndex((name) => context.scope.notNull.has(name) && columns.includes(context.ownKeys.get(name) ?? ''));
  if (up < 0) return null;
  const [reference, key] = [columns[up]!, context.ownKeys.get(columns[up]!)!];
  const tuples = mixtures(values, AMONG_SEVERAL).map((tuple): Tuple => tuple.with(up, tuple[columns.indexOf(key)]!));
  const passing = await accepted(typed, `(${condition}) IS NOT FALSE`, tuples, context.tools);
  if (tuples.length === 0 || passing.length < tuples.length) return null;
  const terms = [
    { column: reference, coefficient: 1 },
    { column: key, coefficient: -1 },
  ];
  return { ...FREE, order: [{ order: { terms, operator: '=', value: 0 }, sql: `${reference} = ${key}`, columns: [reference, key] }] };
}
