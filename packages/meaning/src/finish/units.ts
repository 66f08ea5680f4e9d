import { edit, tune, type Draft } from '../edits/draft.ts';
import { PLAIN_TEXT_TYPES } from '../schema/types.ts';

/**
 * Integers with timestamps: the unit by the name, otherwise by the type; a text named a date has no time of day. Unique
 * numbers are uniform, so that there are enough.
 */
export function setUnits(drafts: readonly Draft[]): void {
  const inSeconds = drafts.some(({ words }) => words.at(-1) === 'unix');
  for (const draft of drafts) {
    const { base } = draft.column.type;
    if (draft.kind === 'number.logUniform' && (draft.column.unique || draft.column.inKey)) edit(draft, { kind: 'number.int' });
    if (PLAIN_TEXT_TYPES.has(base) && draft.words.at(-1) === 'date' && /^date\.(?!created)/.test(draft.kind) && TIMESTAMPS.has(draft.kind))
      tune(draft, { unit: 'd' });
    if (PLAIN_TEXT_TYPES.has(base) && draft.kind === 'person.birthDate') tune(draft, { unit: 'd' });
    if (!/^(?:int[48]|numeric|float8)$/.test(base)) continue;
    if (TIMESTAMPS.has(draft.kind)) tune(draft, { unit: inSeconds ? 's' : epochUnit(draft) });
  }
}

const TIMESTAMPS: ReadonlySet<string> = new Set([
  'date.created',
  'date.updated',
  'date.event',
  'date.past',
  'date.recent',
  'date.future',
  'date.business',
  'date.start',
  'date.end',
  'date.due',
  'date.expires',
  'date.scheduled',
  'date.epoch',
  'date.anytime',
  'life.stamp',
  'life.createdAt',
  'life.updatedAt',
]);

function epochUnit(draft: Draft): 'ms' | 's' {
  const last = draft.words.at(-1);
  if (last === 'ms' || last === 'millis' || last === 'millisecond') return 'ms';
  return draft.column.type.base !== 'int4' && last !== 'second' && last !== 's' && last !== 'epoch' ? 'ms' : 's';
}
