import { isNamedNoun } from '@seedbed/engine';
import { isParticiple } from '../../read/names/participles.ts';
import { edit, type Draft } from '../../edits/draft.ts';
import { namesInSystems } from './names-in-systems.ts';
import { wordSet } from '../../read/words.ts';

/** Things in numbered series. */
const NUMBERED = wordSet('things in numbered series');

/** Groups named after their time. */
const NAMES_BY_TIME = wordSet('groups named by time');

const SEASONS = ['Spring 2025', 'Autumn 2024', 'Summer 2025', 'Autumn 2025', 'Spring 2024', 'Winter 2024', 'Summer 2024', 'January 2025', 'September 2025'];

/** Things that people keep several of, by purpose. */
const KEPT_BY_PURPOSE = wordSet('things kept by purpose');

const FOR = ['Main', 'Savings', 'Business', 'Travel', 'Family', 'Holiday', 'Team', 'Personal', 'Second', 'Shared'];

/** Abstract things, by suffix or word: they are named after their topic. */
const THOUGHT =
  /(?:tion|sion|ment|ance|ence|ship|ism|sis|cy|ity|ing|gram|gramme|scheme|rule|plan|contract|deal|budget|goal|strategy|procedure|standard|guideline|law|offer|benefit|category|scope|risk|control|process|protocol|audit|check|list|pool|track|theme|focus|right|duty|permit|licence|license|grant|award|reward|bonus|fee|charge|rate|price|quota|target|code|norm|criterion|indicator|kpi|measure|step|phase|activity|request|profile|scenario|case|circle|committee|council|board|panel|forum|network|union|unit|section|sector|division|centre|center|office|desk|model|method|format|schema|structure|hierarchy|matrix|map|catalog|catalogue|register|record|book|calendar|schedule|cost|expense|income|revenue|discount|surcharge|credit|loan|concept|topic|aspect|factor|trait|habit|need|value|principle|right|zone)$/;

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

/** Whether a noun is abstract. */
export function isAbstract(noun: string): boolean {
  return (
    THOUGHT.test(noun) ||
    isParticiple(noun) ||
    /(?:age|ness|ure|al|dom|ing|ics|use|file|mode|style|regime|nature|manner|character|basis|treatment|setup|type|level)$/.test(noun)
  );
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
