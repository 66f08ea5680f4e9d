import { singular } from '../../read/singular.ts';
import type { Link } from '../../schema/link.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { childrenOf, compute, isComputed, isFree, namesOf, type DeriveContext } from '../context.ts';

/** `comments_count` of a post is the number of its comments, if a table of comments refers to it. */
export function deriveCounts(table: TableView, context: DeriveContext): void {
  for (const draft of context.drafts.get(table)!) {
    if (!/^int[248]$/.test(draft.column.type.base) || isComputed(draft) || draft.kind === 'sequence' || !isFree(draft.column, table, context)) continue;
    const counted = countedWord(draft.words);
    if (counted === undefined) continue;
    const link =
      childrenOf(table, context).find((each) => {
        const child = namesOf(each.from, context);
        return child.noun === counted && context.relations.owners.get(each.from) === each;
      }) ??
      childrenOf(table, context).find((each) => namesOf(each.from, context).noun === counted) ??
      soleChildByFirstWord(counted, table, context);
    if (link) compute(draft, 'derived', { relation: link.name, aggregate: 'count' }, `the rows of ${link.from.table.name} that refer to it`);
  }
}

/** `log_count` beside the one table whose rows are parts of this one and that begins with the word: `log_piece`. */
function soleChildByFirstWord(counted: string, table: TableView, context: DeriveContext): Link | undefined {
  const named = childrenOf(table, context).filter((each) => namesOf(each.from, context).tokens.words[0] === counted);
  return named.length === 1 && context.relations.owners.get(named[0]!.from) === named[0] ? named[0] : undefined;
}

/** comment of `comment_count`, `comments_count`, `num_comments`, `total_comments`, `number_of_comments`. */
function countedWord(words: readonly string[]): string | undefined {
  const last = words.at(-1)!;
  if (words.length >= 2 && ['count', 'total', 'counter'].includes(last))
    return words.length === 2 || words[0] === 'total' ? singular(words.at(-2)!) : undefined;
  if (words.length === 2 && ['number', 'total', 'count'].includes(words[0]!)) return singular(last);
  if (words.length === 3 && words[1] === 'of') return singular(last);
  return undefined;
}
