import type { Counterexample } from '@seedbed/contract';

type Refusal = Pick<Counterexample, 'constraint' | 'context' | 'column' | 'sqlstate' | 'message'>;

const NOT_NULL = '23502';
/** No error: the rows are missing. */
const DROPPED = '00000';

/**
 * What rejected a row, in Postgres' words: a constraint, the innermost function, a NOT NULL column; without an error, a
 * trigger that drops rows. Never an internal name.
 */
export function refuserOf(refusal: Refusal | undefined): string {
  if (refusal === undefined || refusal.sqlstate === DROPPED) return 'a trigger or a rule';
  if (refusal.constraint !== undefined) return refusal.constraint;
  const called = /(?:PL\/pgSQL|SQL) function ([^\n]+?\)|"[^"\n]+") (?:line|statement|during|while)/.exec(refusal.context ?? '')?.[1];
  if (called !== undefined) return called;
  return refusal.sqlstate === NOT_NULL && refusal.column !== undefined ? `${refusal.column} NOT NULL` : 'Postgres';
}

/** What rejected the rows, as the end of a sentence; empty if nothing did. */
export function refusedOthers(counterexamples: readonly Counterexample[]): string {
  const own = counterexamples.find(({ waitsFor }) => waitsFor === undefined);
  if (own) return own.sqlstate === DROPPED ? `; of the others, ${own.message}` : `; ${refuserOf(own)} refused others (“${own.message}”)`;
  const waits = counterexamples[0]?.waitsFor;
  return waits === undefined ? '' : `; others refer to rows of ${waits} that are not there`;
}
