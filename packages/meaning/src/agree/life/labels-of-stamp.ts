import { labelRole, plainState } from '../../propose/drafts/label-roles.ts';
import { sayTheSame } from './own-states.ts';
import { wordSet } from '../../read/words.ts';

/** Participles of a decision, whatever the result. */
const DECIDED = wordSet('decided');
/** Labels of results, besides good and bad ends. */
const OUTCOME = wordSet('outcomes of a decision');
/** Ends without a decision. */
const ENDS_WITHOUT_DECISION = wordSet('ends without a decision');

/** The labels under which a row has the timestamp: `cancelled` for `cancelled_at`, all results for `decided_at`. Empty if none matches, or all do. */
export function labelsOfStamp(words: readonly string[], labels: readonly string[]): readonly string[] {
  if (words.length > 3 || PLANNED.has(words[0]!)) return [];
  const whole = words.filter((word) => !MOMENTS.has(word)).join('_');
  const matching = labels.filter((label) => plainState(label) === whole || words.some((word) => sayTheSame(word, label)));
  const ended = words[0] === 'actual' && words[1] === 'end' ? labels.filter((label) => labelRole(label) === 'good') : [];
  const found = ended.length > 0 ? ended : matching.length > 0 ? matching : words.some((word) => DECIDED.has(word)) ? labels.filter(isOutcome) : [];
  return found.length < labels.length ? found : [];
}

const MOMENTS = wordSet('moments');
const PLANNED = wordSet('no time of a label');

/** Whether a time is that of a decision, whatever the result. */
export function isDecided(words: readonly string[]): boolean {
  return words.length <= 3 && !PLANNED.has(words[0]!) && words.some((word) => DECIDED.has(word));
}

/** Whether a label is the result of a decision. */
export function isOutcome(label: string): boolean {
  const plain = plainState(label);
  return !ENDS_WITHOUT_DECISION.has(plain) && (OUTCOME.has(plain) || ['good', 'bad'].includes(labelRole(label) ?? ''));
}
