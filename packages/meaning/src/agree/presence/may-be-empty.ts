import type { Draft } from '../../edits/draft.ts';
import { PLAIN_TEXT_TYPES } from '../../schema/types.ts';
import { isComputed } from '../context.ts';

/** Whether a column may be NULL, and nothing else has decided yet in which rows it is. */
export function mayBeEmpty(draft: Draft): boolean {
  const { column, kind } = draft;
  return !column.notNull && column.type.kind !== 'array' && kind !== 'cases' && !isComputed(draft);
}

/** Whether a text that may not be NULL has no letters where it says nothing: `cancellation_reason text NOT NULL`. */
export function mayBeBlank({ column, kind, ...draft }: Draft): boolean {
  return (
    column.notNull &&
    column.type.kind === 'base' &&
    PLAIN_TEXT_TYPES.has(column.type.base) &&
    !column.inKey &&
    kind !== 'cases' &&
    !isComputed({ column, kind, ...draft })
  );
}
