import type { TableNames } from '../../read/schema-names.ts';
import { edit, type Draft } from '../../edits/draft.ts';

/** Lengths of ranges in days, by the row's or column's meaning. */
const WIDTHS: readonly (readonly [words: ReadonlySet<string>, least: number, most: number])[] = (
  [
    ['policy contract lease tenancy membership subscription insurance licence license agreement employment warranty coverage term', 365, 365],
    ['festival conference congress fair tournament', 2, 5],
    ['booking reservation stay rental visit', 1, 10],
    ['leave absence vacation holiday', 1, 15],
    ['season semester', 90, 180],
    ['campaign promotion sale', 7, 45],
    ['project assignment', 30, 240],
  ] as const
).map(([words, least, most]) => [new Set(words.split(' ')), least, most]);

/** Days that a range covers: an insurance runs for a year, a stay for some nights. */
export function widenRanges(drafts: readonly Draft[], names: TableNames): void {
  for (const draft of drafts) {
    if (draft.kind !== 'range' || draft.column.type.element?.base !== 'date' || Object.keys(draft.parameters).length > 0) continue;
    const found = WIDTHS.find(([words]) => draft.words.some((word) => words.has(word))) ?? WIDTHS.find(([words]) => words.has(names.noun));
    if (found) edit(draft, { parameters: { minWidth: found[1], maxWidth: found[2] } });
  }
}
