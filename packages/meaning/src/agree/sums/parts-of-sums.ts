import type { Draft } from '../../edits/draft.ts';

/** Whether a part already depends on the target. */
export function readsFrom({ parameters: { expression } }: Draft, target: Draft): boolean {
  return typeof expression === 'string' && new RegExp(`\\b${target.column.name}\\b`).test(expression);
}

/** Nothing, as a column of that type writes it in an expression. */
export function zeroOf({ column: { type } }: Draft): string {
  return type.base.startsWith('int') ? '0' : '0.0';
}

/** The column in a sum: nothing if it may be NULL. */
export function orZero(draft: Draft): string {
  return draft.nullRate === undefined ? draft.column.name : `coalesce(${draft.column.name}, ${zeroOf(draft)})`;
}
