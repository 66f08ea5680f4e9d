import { normal, vocabularyOf } from './label-roles.ts';
import { ownLife, type OwnStates } from './own-life.ts';
import { VOCABULARIES, type Vocabulary, type VocabularyName } from './vocabularies.ts';

/** The parameters of `life.state` that list states. */
export type StatesParameters = Partial<OwnStates> & { readonly vocabulary?: VocabularyName; readonly labels?: readonly string[] };

/** The states of a lifecycle, and the column's spelling of each; null if the labels match no known lifecycle. */
export type WrittenVocabulary = { readonly vocabulary: Vocabulary; readonly writtenAs: (state: string) => string | undefined };

/** `labels` come from the column's type or domain and give the spelling of states; without any, the vocabulary's own words do. */
export function knownVocabulary(parameters: StatesParameters, labels: readonly string[] | undefined): WrittenVocabulary | null {
  const { vocabulary, steps, goals, ends, weights, late } = parameters;
  if (steps?.length && goals?.length) {
    const own = { steps, goals, ends: ends ?? [], ...(weights ? { weights } : {}), ...(late ? { late } : {}) };
    return { vocabulary: ownLife(own, vocabulary && VOCABULARIES[vocabulary]), writtenAs: (state) => state };
  }
  const own = parameters.labels ?? labels;
  const known = vocabulary ? VOCABULARIES[vocabulary] : own ? vocabularyOf(own) : VOCABULARIES.account;
  const narrowed = known && own ? narrow(known, own) : known;
  return narrowed && { vocabulary: narrowed, writtenAs: (state) => own?.find((label) => normal(label) === normal(state)) };
}

/** The vocabulary with only the states among the labels; null if fewer than two states remain. */
function narrow(vocabulary: Vocabulary, labels: readonly string[]): Vocabulary | null {
  const has = (name: string) => labels.some((label) => normal(label) === normal(name));
  const steps = vocabulary.steps.filter((step) => has(step.state));
  const ends = vocabulary.ends.filter((end) => has(end.state));
  return steps.length + ends.length >= 2 && steps.length > 0 ? { steps, ends } : null;
}
