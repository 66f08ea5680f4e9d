import type { Draft } from '../columns/draft.ts';
import type { TableNames } from '../names/describe-schema.ts';
import { SHORT } from './short.ts';
import { coverage, stepOf, VOCABULARY_NAMES, vocabularyOfNoun } from './stamps.ts';

/** The name of the entity that a row's state and stamps share. */
const LIFE = 'life';

/**
 * State and stamps of a row become one life (REALISM 3): `status`, `paid_at`, `shipped_at`, `cancelled_at` and `updated_at` agree. Where
 * the labels are hardly those of a known life, or no stamp speaks of it, columns stay by themselves.
 */
export function settleLife(drafts: readonly Draft[], names: TableNames): void {
  const state =
    drafts.find((draft) => draft.kind === 'life.state') ??
    drafts.find((draft) => draft.kind === 'values' && /labels/.test(draft.because) && ['status', 'state', 'stage'].includes(draft.words.at(-1)!));
  const stamps = drafts.filter((draft) => draft.kind === 'date.event' && !draft.column.notNull && draft.words.length <= 3);
  const vocabulary = chooseVocabulary(state, stamps, names);
  if (vocabulary === undefined || SHORT.has(names.noun)) return;
  const taken = new Set<string>();
  const members: Draft[] = [];
  for (const stamp of stamps) {
    const step = stamp.words.map((word) => stepOf(vocabulary, word)).find((each) => each !== undefined);
    if (step === undefined || taken.has(step)) continue;
    taken.add(step);
    stamp.kind = 'life.stamp';
    stamp.parameters = { step };
    stamp.nullRate = undefined;
    stamp.because = `the moment of "${step}" in the row's life`;
    members.push(stamp);
  }
  if (state) {
    state.kind = 'life.state';
    state.parameters = { vocabulary };
    members.push(state);
  }
  const updated = drafts.find((draft) => draft.kind === 'date.updated' && drafts.some((each) => each.kind === 'date.created'));
  if (updated) members.push(become(updated, 'life.updatedAt'));
  const reason = drafts.find(
    (draft) => draft.kind === 'text.reason' && !draft.column.notNull && /cancel|reject|fail|refund|declin|end|clos/.test(draft.words.join(' ')),
  );
  if (reason) members.push(become(reason, 'life.reason'));
  for (const member of members) member.entity = LIFE;
}

function become(draft: Draft, kind: string): Draft {
  draft.kind = kind;
  draft.parameters = {};
  draft.nullRate = undefined;
  return draft;
}

/** The life that the stamps speak of: two of them, or one beside a state. */
function chooseVocabulary(state: Draft | undefined, stamps: readonly Draft[], names: TableNames): string | undefined {
  const labels = state?.kind === 'values' ? (state.parameters.values as string[]) : undefined;
  const named = (state?.parameters.vocabulary as string | undefined) ?? vocabularyOfNoun(names.noun);
  const told = (vocabulary: string): number =>
    new Set(stamps.flatMap((stamp) => stamp.words.map((word) => stepOf(vocabulary, word)).filter((step) => step !== undefined))).size;
  const fits = (vocabulary: string): boolean => told(vocabulary) >= (state ? 1 : 2) && (!labels || coverage(vocabulary, labels) >= 0.5);
  if (named !== undefined && fits(named)) return named;
  if (!labels && state) return undefined;
  return VOCABULARY_NAMES.filter(fits).sort((a, b) => told(b) + (labels ? coverage(b, labels) * 4 : 0) - told(a) - (labels ? coverage(a, labels) * 4 : 0))[0];
}
