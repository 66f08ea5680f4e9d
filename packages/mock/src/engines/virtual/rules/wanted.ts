import type { ResolvedCond } from '../../../core/index.ts';

/** The rows of a condition: all (null), none, or those that satisfy it. */
export type Wanted = ResolvedCond | null;

export const NEVER: ResolvedCond = { kind: 'never' };

/** The rows in all of these. */
export function allOf(conds: readonly Wanted[]): Wanted {
  const left = conds.filter((cond) => cond !== null);
  if (left.some(({ kind }) => kind === 'never')) return NEVER;
  return left.length === 0 ? null : left.length === 1 ? left[0]! : { kind: 'and', of: left };
}

/** The union of these rows; none for an empty list. */
export function anyOf(conds: readonly Wanted[]): Wanted {
  if (conds.includes(null)) return null;
  const left = conds.filter((cond) => cond !== null && cond.kind !== 'never') as ResolvedCond[];
  return left.length === 0 ? NEVER : left.length === 1 ? left[0]! : { kind: 'or', of: left };
}
