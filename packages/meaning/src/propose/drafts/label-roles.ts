import { stateInEnglish } from '../../read/languages/state-words.ts';
import { wordSet } from '../../read/words.ts';

/** The meaning of a state's label, by a lexicon of common words. */
export type LabelRole = 'start' | 'progress' | 'running' | 'good' | 'bad';

/** A label of several roles has the first one. */
const LEXICON: Readonly<Record<LabelRole, ReadonlySet<string>>> = {
  start: wordSet('labels of a start'),
  progress: wordSet('labels of progress'),
  running: wordSet('labels of running'),
  good: wordSet('labels of a good end'),
  bad: wordSet('labels of a bad end'),
};

const ROLE_OF = new Map<string, LabelRole>();
for (const [role, words] of Object.entries(LEXICON)) for (const word of words) if (!ROLE_OF.has(word)) ROLE_OF.set(word, role as LabelRole);

/** `InTransit`, `IN TRANSIT` as in_transit. */
function spelledOut(label: string): string {
  return label
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1_$2')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '_')
    .replace(/^_|_$/g, '');
}

/** The role of a label (`IN_TRANSIT`, `Partially paid`), or null if unknown; other languages' labels by their English word. */
export function labelRole(label: string): LabelRole | null {
  const plain = spelledOut(label);
  return ROLE_OF.get(plain) ?? ROLE_OF.get(stateInEnglish(plain) ?? plain.split('_').at(-1)!) ?? roleByForm(plain);
}

/** What the form of an unknown label says: a row is in repair, and whoever left without being seen had nothing. */
function roleByForm(plain: string): LabelRole | null {
  return /^a?waiting_/.test(plain) || isInSomething(plain) ? 'progress' : cameToNothing(plain) ? 'bad' : null;
}

function isInSomething(plain: string): boolean {
  const what = /^(?:in|en|em)_(?<what>\w+)$/.exec(plain)?.groups?.['what'];
  return what !== undefined && !PLACES.has(what);
}
/** Labels that say where or how, and not how far. */
const PLACES = wordSet('labels of a place after in');

/** Whether a row of this label has begun and has not ended: `in_consultation`, `boarding`. */
export function isUnderWay(plain: string): boolean {
  return isInSomething(plain) || (/[a-z]{3}ing$/.test(plain) && !LEXICON.start.has(plain));
}

/** Whether nothing happened in a row of this label: `left_without_being_seen`, `did_not_start`. */
export function cameToNothing(plain: string): boolean {
  return /^did_not_|_without_/.test(plain);
}

/** Labels that are ends only if no later label follows: a follow request is accepted, and nothing comes after it. */
const ENDS_IF_LAST = wordSet('ends if last');

/** Labels that are how a row is by themselves, and only its beginning where labels of progress and of an end follow. */
const STARTS_BEFORE_PROGRESS = wordSet('starts before progress');

/**
 * The roles of the labels in one list. `creating` is in progress, and `created` next to it an end. So is `accepted` without a better label
 * after it, and `ready` next to `processing`.
 */
export function labelRoles(labels: readonly string[]): (LabelRole | null)[] {
  const plain = labels.map((label) => (ROLE_OF.has(spelledOut(label)) ? spelledOut(label) : (stateInEnglish(label) ?? spelledOut(label))));
  const roles = labels.map((label, i) => labelRole(label) ?? (plain[i]!.endsWith('ing') ? 'progress' : /(?:^|_)required$/.test(plain[i]!) ? 'start' : null));
  // A room is booked, and that is how it is. An appointment is, and then somebody comes.
  if (STARTS_BEFORE_PROGRESS.has(plain[0] ?? '') && roles.includes('progress') && roles.includes('good')) roles[0] = 'start';
  if (roles.includes('good') || roles.includes('running')) return roles;
  const ready = roles.includes('progress') ? plain.indexOf('ready') : -1;
  if (ready >= 0) return roles.map((role, i) => (i === ready ? 'running' : role));
  const ended = plain.flatMap((label, i) => (roles[i] !== 'bad' && label.endsWith('ed') && plain.includes(`${label.slice(0, -2)}ing`) ? [i] : []));
  const last = ended.length > 0 ? ended.at(0)! : plain.findLastIndex((label) => ENDS_IF_LAST.has(label));
  if (last >= 0) roles[last] = 'good';
  return roles;
}

/** A label in lower case, words apart by one sign: `In Progress` is in_progress. */
export function plainLabel(label: string): string {
  return label.toLowerCase().replace(/[^a-z]+/g, '_');
}

/** The same for a state in any supported language: `Cancelada` is cancelled. */
export function plainState(label: string): string {
  const plain = plainLabel(label);
  return ROLE_OF.has(plain) ? plain : (stateInEnglish(label) ?? plain);
}

const STATE_NOUNS: ReadonlySet<string> = new Set(['status', 'state', 'stage']);

/** Whether a column with these words is a state of its row. */
export function tellsOfState(words: readonly string[]): boolean {
  return STATE_NOUNS.has(words.at(-1)!);
}

const OUTCOME_NOUNS = wordSet('names of an outcome');

/** Whether a column tells what came of its row, which begins without knowing: the result of an exam is pending, then passed or failed. */
export function tellsOfOutcome(words: readonly string[], labels: readonly string[]): boolean {
  const roles = labels.map(labelRole);
  return OUTCOME_NOUNS.has(words.at(-1)!) && roles[0] === 'start' && roles.includes('good') && roles.includes('bad');
}
