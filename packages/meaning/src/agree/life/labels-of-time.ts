import type { Draft } from '../../edits/draft.ts';
import { plainState } from '../../propose/drafts/label-roles.ts';
import { wordSet } from '../../read/words.ts';
import { labelsTold } from '../presence/labels-told.ts';
import { labelOfName } from './label-of-name.ts';
import { isDecided, isOutcome } from './labels-of-stamp.ts';
import { sayTheSame } from './own-states.ts';

/** What happens to a draft, so that all that comes after has that time: `published_at` of a listing that is sold. */
const PAST_DRAFT = wordSet('past a draft');
/** The same for everybody to see, after it was judged. */
const PUBLIC = wordSet('made public');
const BEFORE = wordSet('states before publishing');
/** Ends that a draft may have as well. */
const CALLED_OFF = wordSet('ends of a draft');
const DRAFTS = wordSet('states of a draft');

/**
 * The labels at the first of which a time is set, where it is not one label's: those that its comment names, the outcomes for `decided_at`, all but the draft for
 * `published_at`. Undefined for other times. `others` are the columns with times of their own.
 */
export function labelsOfTime({ column, words }: Draft, labels: readonly string[], others: readonly Draft[]): readonly string[] | undefined {
  const told = labelsTold(column.column.comment, labels);
  if (told.length > 0) return told;
  const named = labelOfName(column.name, labels);
  const isOwn = (label: string): boolean => label === named || !others.some((other) => labelOfName(other.column.name, [label]) !== undefined);
  const isPublic = words.some((word) => PUBLIC.has(word));
  const isPastDraft = (isPublic || words.some((word) => PAST_DRAFT.has(word))) && labels.some((label) => DRAFTS.has(plainState(label)));
  if (isDecided(words) && !isPastDraft) {
    const outcomes = labels.filter((label) => (label === named || isOutcome(label)) && isOwn(label));
    return outcomes.length > 1 && outcomes.length < labels.length ? outcomes : undefined;
  }
  if (named !== undefined || !isPastDraft || labels.some((label) => words.some((word) => sayTheSame(word, label)))) return undefined;
  const rest = labels.map(plainState).flatMap((state, i) => (DRAFTS.has(state) || CALLED_OFF.has(state) || (isPublic && BEFORE.has(state)) ? [] : labels[i]!));
  return rest.length > 0 && rest.length < labels.length ? rest : undefined;
}
