import type { Draft } from '../../edits/draft.ts';

/** A number from 0 to 1 by the row, in an expression, another for each column of a table. The square keeps rows that follow one another from a ladder. */
export function shareOfRow(target: Draft, drafts: readonly Draft[]): string {
  return `((row % 9973 * (row % 9973) * 31 + row * 7919 + ${drafts.indexOf(target) * 131}) % 997 / 997.0)`;
}

/** Whether expressions of the table may use `row` for the row's number. */
export function canUseRowNumber(drafts: readonly Draft[]): boolean {
  return !drafts.some(({ column }) => column.name === 'row');
}
