import { normal, vocabularyOf } from './label-roles.ts';
import { ownLife, type OwnStates } from './own-life.ts';
import { VOCABULARIES, type Vocabulary, type VocabularyName } from './vocabularies.ts';

/** What the parameters of `life.state` say of which states there are. */
export type StatesParameters = Partial<OwnStates> & { readonly vocabulary?: VocabularyName; readonly labels?: readonly string[] };

/** The states that a life goes through, and how each is written in the column; null where the labels are of no life that is known. */
export type WrittenVocabulary = { readonly vocabulary: Vocabulary; readonly writtenAs: (state: string) => string | undefined };

/** `labels` are those that the column's type or domain lists: they tell how states are written there; without any, the vocabulary's words are. */
export function knownVocabulary(said: StatesParameters, labels: readonly string[] | undefined): WrittenVocabulary | null {
  const { vocabulary, steps, goals, ends, weights, late } = said;
  if (steps?.length && goals?.length) {
    const own = { steps, goals, ends: ends ?? [], ...(weights ? { weights } : {}), ...(late ? { late } : {}) };
    return { vocabulary: ownLife(own, vocabulary && VOCABULARIES[vocabulary]), writtenAs: (state) => state };
  }
  const own = said.labels ?? labels;
  const known = vocabulary ? VOCABULARIES[vocabulary] : own ? vocabularyOf(own) : VOCABULARIES.account;
  const narrowed = known && own ? narrow(known, own) : known;
  return narrowed && { vocabulary: narrowed, writtenAs: (state) => own?.find((label) => normal(label) === normal(state)) };
}

/** The vocabulary with only those states that the labels have; null where no life of two states is left. */
function narrow(vocabulary: Vocabulary, labels: readonly string[]): Vocabulary | null {
  const has = (name: string) => labels.some((label) => normal(label) === normal(name));
  const steps = vocabulary.steps.filter((step) => has(step.state));
  const ends = vocabulary.ends.filter((end) => has(end.state));
  return steps.length + ends.length >= 2 && steps.length > 0 ? { steps, ends } : null;
}
