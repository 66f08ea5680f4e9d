import { dictionaryOf } from '@seedbed/contract';
import { edit, tune, type Draft } from '../../edits/draft.ts';
import type { TableNames } from '../../read/schema-names.ts';
import { SHORT } from './short.ts';
import { wordSet, wordGroups } from '../../read/words.ts';

/** How far a participle is along the usual way of things. */
const STAGE: Readonly<Record<string, number>> = dictionaryOf(
  wordGroups('stages of a way').flatMap((words, stage) => words.map((word) => [word, stage + 1] as const)),
);

/** Events that come days after the sending. */
const ARRIVALS = wordSet('arrivals after sending');

/** Stamps outside of a lifecycle follow one another anyway: accepted, started, completed. */
export function chainStamps(drafts: readonly Draft[], names: TableNames): void {
  const staged = drafts
    .filter((draft) => draft.kind === 'date.event' && draft.parameters.gap === undefined)
    .map((draft) => ({ draft, stage: Math.max(0, ...draft.words.map((word) => STAGE[word] ?? 0)) }))
    .filter(({ stage }) => stage > 0)
    .sort((a, b) => a.stage - b.stage);
  for (const [i, { draft, stage }] of staged.entries()) {
    const before = staged.slice(0, i).findLast((each) => each.stage < stage && each.draft.column.type.base === draft.column.type.base);
    if (before) {
      tune(draft, { after: before.draft.column.name });
      // The step before a later one is set: a completed ride was started.
      edit(before.draft, { nullRate: 0 });
    }
    if (SHORT.has(names.noun)) tune(draft, { gap: 0.3 });
    else if (before && ARRIVALS.has(draft.words.find((word) => ARRIVALS.has(word)) ?? '')) tune(draft, { gap: 48 });
  }
}
