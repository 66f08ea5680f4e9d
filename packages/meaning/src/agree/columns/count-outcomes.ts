import { isParticiple } from '../../read/names/participles.ts';
import { edit, type Draft } from '../../edits/draft.ts';
import { WHOLE_TYPES } from '../../schema/types.ts';

/** How many participles in a row make counters. */
const SEVERAL = 3;

/** `scanned int, created int, updated int, disabled int`: several whole numbers named after actions are counts, and no timestamps or flags. */
export function countOutcomes(drafts: readonly Draft[]): void {
  const counted = drafts.filter(
    ({ column, words }) => words.length === 1 && isParticiple(words[0]!) && WHOLE_TYPES.has(column.type.base) && !column.unique && !column.inKey,
  );
  if (counted.length < SEVERAL) return;
  for (const draft of counted) edit(draft, { kind: 'number.count', parameters: { median: 6, sigma: 0.8 } });
}
