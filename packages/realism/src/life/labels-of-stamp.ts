import { labelRole, plainState } from '../columns/label-roles.ts';
import { sayTheSame } from './own-states.ts';

/** Participles that say of a row that somebody has seen to it, whatever came out. */
const DECIDED: ReadonlySet<string> = new Set('decided decision reviewed resolved processed handled responded answered finalized judged'.split(' '));
/** Labels of what came out, besides those that tell of a good or a bad end. */
const OUTCOME = /^(?:accepted|approved|confirmed|verified|needs_(?:work|changes|revision)|escalated|granted|pass(?:ed)?)$/;
/** Ends that come by themselves: nobody decides them. */
const BY_THEMSELVES = /^(?:expired|cancelled|canceled|withdrawn|archived|deleted|no_?show|overdue)$/;

/**
 * The labels under which a row has the stamp: `cancelled` for `cancelled_at`, all outcomes for `decided_at`. Empty where none of them tells of it, or
 * all of them do.
 */
export function labelsOfStamp(words: readonly string[], labels: readonly string[]): readonly string[] {
  if (words.length > 3 || PLANNED.has(words[0]!)) return [];
  const told = labels.filter((label) => words.some((word) => sayTheSame(word, label)));
  const ended = words[0] === 'actual' && words[1] === 'end' ? labels.filter((label) => labelRole(label) === 'good') : [];
  const found = ended.length > 0 ? ended : told.length > 0 ? told : words.some((word) => DECIDED.has(word)) ? labels.filter(isOutcome) : [];
  return found.length < labels.length ? found : [];
}

const PLANNED: ReadonlySet<string> = new Set('expected estimated planned scheduled target requested last first'.split(' '));

function isOutcome(label: string): boolean {
  const plain = plainState(label);
  return !BY_THEMSELVES.test(plain) && (OUTCOME.test(plain) || ['good', 'bad'].includes(labelRole(label) ?? ''));
}
