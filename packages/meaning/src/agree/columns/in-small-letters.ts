import { edit, type Draft } from '../../edits/draft.ts';
import { wordSet } from '../../read/words.ts';
import { TEXT_TYPES } from '../../schema/types.ts';

/** Words for a lower-case copy of another text. */
const SMALL = wordSet('in small letters');

/** `lower_name`, `username_canonical` beside `name`, `username`: the same text in small letters. */
export function copyInSmallLetters(drafts: readonly Draft[]): void {
  for (const draft of drafts) {
    const { words, column } = draft;
    if (words.length < 2 || !TEXT_TYPES.has(column.type.base) || column.unique || column.inKey) continue;
    if (!SMALL.has(words[0]!) && !SMALL.has(words.at(-1)!)) continue;
    const bare = words.filter((word) => !SMALL.has(word)).join(' ');
    const source = drafts.find((each) => each.words.join(' ') === bare && TEXT_TYPES.has(each.column.type.base) && each.kind !== 'sibling');
    if (!source || (column.type.length ?? Infinity) < (source.column.type.length ?? Infinity)) continue;
    edit(draft, {
      kind: 'sibling',
      parameters: { column: source.column.name, transform: 'lower' },
      nullRate: source.nullRate,
      because: { code: 'row', words: `${source.column.name} in small letters` },
    });
  }
}
