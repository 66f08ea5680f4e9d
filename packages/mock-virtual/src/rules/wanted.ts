import type { ResolvedCond } from '@seedbed/mock-query';

/** What rows must meet: everything (null), nothing, or a condition. */
export type Wanted = ResolvedCond | null;

export const NEVER: ResolvedCond = { kind: 'never' };

/** What meets all of these. */
export function allOf(conds: readonly Wanted[]): Wanted {
  const left = conds.filter((cond) => cond !== null);
  if (left.some(({ kind }) => kind === 'never')) return NEVER;
  return left.length === 0 ? null : left.length === 1 ? left[0]! : { kind: 'and', of: left };
}

/** What meets one of these; nothing without any. */
export function anyOf(conds: readonly Wanted[]): Wanted {
  if (conds.includes(null)) return null;
  const left = conds.filter((cond) => cond !== null && cond.kind !== 'never') as ResolvedCond[];
  return left.length === 0 ? NEVER : left.length === 1 ? left[0]! : { kind: 'or', of: left };
}
