import type { Draft } from '../../edits/draft.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { DATE_TYPES } from '../../schema/types.ts';

/** Kinds of times that put rows in order, the surest first: since when they count, when they came to be, and when they were last changed. */
const KINDS = ['date.start', 'date.created', 'life.createdAt', 'date.business', 'date.event', 'date.updated', 'expression'];

/** The time that puts the rows of a parent in order, which each of them has; undefined where there is none. */
export function momentOfRow(drafts: readonly Draft[]): Draft | undefined {
  const times = drafts.filter(
    ({ column, nullRate, kind }) =>
      DATE_TYPES.has(column.type.base) &&
      column.type.kind !== 'array' &&
      column.notNull &&
      nullRate === undefined &&
      isPlainName(column.name) &&
      KINDS.includes(kind),
  );
  return times.toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))[0];
}
