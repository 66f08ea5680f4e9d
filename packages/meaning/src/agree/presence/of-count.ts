import type { Draft } from '../../edits/draft.ts';
import { rootOf } from '../../read/names/roots.ts';
import { wordSet } from '../../read/words.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { isFree } from '../context.ts';
import { mayBeEmpty } from './may-be-empty.ts';
import type { At, Holds } from './ways.ts';

const COUNTS = wordSet('words of a counter');

/** When it was done last, of rows in which it was done at all: `last_viewed_at` beside `views_count`. */
export function ofCount(draft: Draft, what: string, { table, context, drafts }: At): Holds | undefined {
  if (!mayBeEmpty(draft) || draft.entity !== undefined || draft.kind.startsWith('life.') || !isFree(draft.column, table, context)) return undefined;
  const meant = what.split(' ').map(rootOf).join(' ');
  const count = drafts.find(
    ({ column, words, nullRate }) =>
      /^(?:int[248]|numeric)$/.test(column.type.base) &&
      nullRate === undefined &&
      isPlainName(column.name) &&
      COUNTS.has(words.at(-1)!) &&
      words
        .slice(0, -1)
        .map((word) => rootOf(word.replace(/(?<=..[^s])s$/, '')))
        .join(' ') === meant,
  );
  return count && { condition: `${count.column.name} > 0`, changes: { nullRate: undefined } };
}
