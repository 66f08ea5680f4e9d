import type { Draft } from '../../edits/draft.ts';
import { isComputed } from '../context.ts';

/** Whether a column may be NULL, and nothing else has decided yet in which rows it is. */
export function mayBeEmpty(draft: Draft): boolean {
  const { column, kind } = draft;
  return !column.notNull && column.type.kind !== 'array' && kind !== 'cases' && !isComputed(draft);
}
