import { isNamedNoun } from '@seedbed/engine';
import { isParticiple } from '../../read/names/participles.ts';
import { edit, type Draft } from '../../edits/draft.ts';
import { namesInSystems } from './names-in-systems.ts';
import { wordSet, matcher } from '../../read/words.ts';

/** Things in numbered series. */
const NUMBERED = wordSet('things in numbered series');

/** Groups named after their time. */
const NAMES_BY_TIME = wordSet('groups named by time');

const SEASONS = ['Spring 2025', 'Autumn 2024', 'Summer 2025', 'Autumn 2025', 'Spring 2024', 'Winter 2024', 'Summer 2024', 'January 2025', 'September 2025'];

/** Things that people keep several of, by purpose. */
const KEPT_BY_PURPOSE = wordSet('things kept by purpose');

const FOR = ['Main', 'Savings', 'Business', 'Travel', 'Family', 'Holiday', 'Team', 'Personal', 'Second', 'Shared'];

/** Abstract things, by suffix or word: they are named after their topic. */
const THOUGHT = matcher('endings of what is thought', 'ending');

const ABOUT =
  'Safety Training Housing Energy Community Quality Travel Health Youth Maintenance Export Digital Welfare Partner Family Research Climate Transport Catering Security'.split(
    ' ',
  );

/** Things that only people have. */
const OF_PEOPLE = wordSet('only of people');

/** Whether a list consists of invented names, which can be extended. */
export function isMadeUp(values: readonly unknown[]): boolean {
  return values === SEASONS || String(values[0]).startsWith(`${ABOUT[0]} `) || String(values[0]).startsWith(`${FOR[0]} `);
}

/** Whether such things have numbered series. */
export function isNumbered(noun: string): boolean {
  return NUMBERED.has(noun);
}

const NO_NUMBER = matcher('endings of what has no number', 'ending');

/** Whether a noun is abstract. */
export function isAbstract(noun: string): boolean {
  return THOUGHT.test(noun) || isParticiple(noun) || NO_NUMBER.test(noun);
}

/**
 * The name of a thing without a list of names: a number for series, a season for groups by time, a topic for abstract
 * things, otherwise its noun and a number: as `written` in the table's name, if that is in another language. In schemas
 * about programs, nothing is about housing.
 */
export function nameThings(drafts: readonly Draft[], { ofSystems = false, written }: { readonly ofSystems?: boolean; readonly written?: string } = {}): void {
  for (const draft of drafts) {
    const { noun: given } = draft.parameters;
    if (draft.kind !== 'text.nounName' || typeof given !== 'string' || draft.column.type.kind === 'array') continue;
    const words = given.split(' ');
    const noun = words.at(-1)!;
    if (draft.words.length === 1 && drafts.some((each) => each !== draft && each.words.some((word) => OF_PEOPLE.has(word)))) {
      edit(draft, { kind: 'person.fullName', parameters: {} });
      continue;
    }
    if (noun === '' || words.some(isNamedNoun)) continue;
    const parts = ofSystems && !NAMES_BY_TIME.has(noun) ? namesInSystems(words) : undefined;
    if (parts) edit(draft, { kind: 'values', parameters: { values: parts } });
    else if (NAMES_BY_TIME.has(noun)) edit(draft, { kind: 'values', parameters: { values: SEASONS } });
    else if (KEPT_BY_PURPOSE.has(noun)) edit(draft, { kind: 'values', parameters: { values: FOR.map((use) => `${use} ${noun}`) } });
    else if (written === undefined && !ofSystems && (THOUGHT.test(noun) || isParticiple(noun)))
      edit(draft, { kind: 'values', parameters: { values: ABOUT.map((topic) => `${topic} ${noun}`) } });
    else edit(draft, { kind: 'text.plain', parameters: { noun: written !== undefined && draft.words.length === 1 ? written : given } });
  }
}
