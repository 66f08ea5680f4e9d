import type { Draft } from '../../edits/draft.ts';
import { wordSet } from '../../read/words.ts';
import { DATE_TYPES } from '../../schema/types.ts';

/** Words at which a period begins and ends, without what they share. */
const FROM = wordSet('beginnings of periods');
const TO = wordSet('ends of periods');
const UNITS = wordSet('units behind times');
const AROUND = wordSet('words around a span in a text');

/** Two times of a row that differ in nothing but a word for the beginning and one for the end: `valid_from` and `valid_to`, `beginn` and `ende`. */
export function isPair(from: Draft, to: Draft): boolean {
  const has = ({ words }: Draft, set: ReadonlySet<string>): boolean => words.some((word) => set.has(word));
  return from !== to && has(from, FROM) && !has(from, TO) && has(to, TO) && restOf(from) === restOf(to);
}

/** What a time is called besides its beginning or end. */
export function restOf({ words }: Draft): string {
  return words.filter((word) => !FROM.has(word) && !TO.has(word) && !UNITS.has(word)).join(' ');
}

/** What a time is called without words such as `at` and `date`: `planting_date` is planting. */
export function withoutTime({ words }: Pick<Draft, 'words'>): string {
  return words.filter((word) => !AROUND.has(word)).join(' ');
}

/** The pairs of days, or of moments, of a row. */
export function pairsOf(drafts: readonly Draft[]): { readonly from: Draft; readonly to: Draft }[] {
  const times = drafts.filter(({ column: { type } }) => DATE_TYPES.has(type.base) && type.kind !== 'array');
  return times.flatMap((from) => {
    const to = times.find((each) => each.column.type.base === from.column.type.base && isPair(from, each));
    return to ? [{ from, to }] : [];
  });
}
