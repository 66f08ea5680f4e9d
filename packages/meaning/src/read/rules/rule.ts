import { dictionary } from '@seedbed/contract';
import { ABBREVIATIONS } from '../names/abbreviations.ts';
import type { TypeClass } from './type-class.ts';

/**
 * One line of a sheet (`data/universal`): the generator for names, types and a context.
 *
 * first/given name, forename | text | of customer user; by email => person.firstName null=0.1
 *
 * Patterns are phrases of words, which match at the end of a name; `a/b` is either word (`a/b+c` either a or b c), `...` any words in
 * between, a phrase that ends in `...` is matched at the start, `^` allows nothing before, `#` is a number. Conditions: `of` a word of the
 * table's name, `not of`, `noun` its last word, `by` a word of a sibling column, `not by`, `len<=3`, `len>3` of the declared length, `in` a
 * domain of the schema, `about` a subject of table or schema, `texts of` the subject of its texts, `plus` extra weight, `agent` a table of
 * people.
 */
export type Rule = {
  readonly phrases: readonly Phrase[];
  readonly types: ReadonlySet<TypeClass> | null;
  readonly when: Conditions;
  readonly kind: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly nullRate: number | undefined;
};

export type Phrase = {
  readonly anchored: boolean;
  /** Words from the start of the name. */
  readonly head: readonly (readonly string[])[];
  /** Words at the end of the name. */
  readonly tail: readonly (readonly string[])[];
};

/** A word that `#` stands for. */
export const NUMBER = /^\d+$/;

/** Whether a word is one of a phrase's choices at its place. */
export function fits(choices: readonly string[], word: string): boolean {
  return choices.includes(word) || (choices.includes('#') && NUMBER.test(word));
}

export type Conditions = {
  readonly of?: ReadonlySet<string>;
  readonly notOf?: ReadonlySet<string>;
  readonly noun?: ReadonlySet<string>;
  readonly by?: ReadonlySet<string>;
  readonly notBy?: ReadonlySet<string>;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly domain?: ReadonlySet<string>;
  readonly subject?: ReadonlySet<string>;
  readonly textSubject?: ReadonlySet<string>;
  readonly plus?: number;
  readonly agent?: boolean;
};

/** Reads a line of a sheet. Throws where a condition is not understood. */
export function parseRule(line: string): Rule {
  return { ...readRule(line) };
}

/** The same, with conditions and generator parsed on demand: for most lines only the phrases are read. */
export function readRule(line: string): Rule {
  const [left, right] = line.split('=>').map((part) => part.trim());
  const [patterns, types = '', conditions = ''] = left!.split('|').map((part) => part.trim());
  let when: Conditions | undefined;
  let made: Made | undefined;
  return {
    phrases: patterns!.split(',').flatMap((pattern) => parsePhrases(pattern.trim())),
    types: types === '' || types === 'any' ? null : new Set(types.split(/\s+/) as TypeClass[]),
    get when() {
      return (when ??= parseConditions(conditions));
    },
    get kind() {
      return (made ??= parseMade(right!)).kind;
    },
    get parameters() {
      return (made ??= parseMade(right!)).parameters;
    },
    get nullRate() {
      return (made ??= parseMade(right!)).nullRate;
    },
  };
}

type Made = Pick<Rule, 'kind' | 'parameters' | 'nullRate'>;

function parseMade(text: string): Made {
  const [kind, ...assignments] = splitOutsideBrackets(text);
  const parameters = dictionary<unknown>();
  for (const assignment of assignments) {
    const at = assignment.indexOf('=');
    parameters[assignment.slice(0, at)] = readValue(assignment.slice(at + 1));
  }
  const { null: nullRate, ...rest } = parameters;
  if (kind === 'pattern' && MIXED.test(String(rest['regex']))) rest['letters'] = 'all';
  return { kind: kind!, parameters: rest, nullRate: nullRate as number | undefined };
}

/** A phrase expands to several if a slot has an alternative of two words (`emergency+contact/billing name`). */
function parsePhrases(pattern: string): Phrase[] {
  const anchored = pattern.startsWith('^');
  const [before, after] = (anchored ? pattern.slice(1) : pattern).split('...').map(expand);
  if (after === undefined) return before!.map((tail) => ({ anchored, head: [], tail }));
  return before!.flatMap((head) => after.map((tail) => ({ anchored: head.length > 0, head, tail })));
}

function expand(text: string): string[][][] {
  let found: string[][][] = [[]];
  for (const slot of text.trim().split(/\s+/)) {
    if (slot === '') continue;
    // Most slots are one word.
    const choices = slot.includes('/') ? [...new Set(slot.split('/').map(opened))] : [opened(slot)];
    const single = choices.filter((choice) => !choice.includes('+'));
    if (single.length === choices.length) {
      for (const sofar of found) sofar.push(single);
      continue;
    }
    const ways = [
      ...(single.length > 0 ? [[single]] : []),
      ...choices.filter((choice) => choice.includes('+')).map((choice) => choice.split('+').map((word) => [word])),
    ];
    found = found.flatMap((sofar) => ways.map((way) => [...sofar, ...way]));
  }
  return found;
}

/** Expands abbreviations as in names, so that a rule may use either form: `ytd` is `year+to+date`. */
function opened(choice: string): string {
  if (!choice.includes('+')) return ABBREVIATIONS.get(choice)?.join('+') ?? choice;
  return choice
    .split('+')
    .flatMap((word) => ABBREVIATIONS.get(word) ?? [word])
    .join('+');
}

function parseConditions(text: string): Conditions {
  const found: { -readonly [K in keyof Conditions]: Conditions[K] } = {};
  for (const part of text
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '')) {
    const length = /^len(<=|>)(\d+)$/.exec(part);
    const named = /^(of|not of|noun|by|not by|in|about|texts of|plus) (.+)$/.exec(part);
    if (length?.[1] === '<=') found.maxLength = Number(length[2]);
    else if (length) found.minLength = Number(length[2]) + 1;
    else if (part === 'agent') found.agent = true;
    else if (named?.[1] === 'plus') found.plus = Number(named[2]);
    else if (named && found[WORD_LISTS[named[1]!]!]) throw new Error(`a rule says "${named[1]}" twice: ${text}`);
    else if (named) found[WORD_LISTS[named[1]!]!] = new Set(named[2]!.split(/\s+/));
    else throw new Error(`a rule's condition is not understood: ${part}`);
  }
  return found;
}

const WORD_LISTS: Readonly<Record<string, 'of' | 'notOf' | 'noun' | 'by' | 'notBy' | 'domain' | 'subject' | 'textSubject'>> = dictionary({
  of: 'of',
  'not of': 'notOf',
  noun: 'noun',
  by: 'by',
  'not by': 'notBy',
  in: 'domain',
  about: 'subject',
  'texts of': 'textSubject',
});

/** A class with upper-case and other letters, all allowed. */
const MIXED = /\[(?=[^\]]*A-[A-Z])(?=[^\]]*(?:0-9|a-z))[^\]]*\]/;

/** Cuts at blanks that are outside of brackets and quotes. */
function splitOutsideBrackets(text: string): string[] {
  if (!/["[\]{}]/.test(text)) return text.split(' ').filter((part) => part !== '');
  const parts: string[] = [];
  let depth = 0;
  let quoted = false;
  let part = '';
  let before = '';
  for (const letter of text) {
    if (letter === '"' && before !== '\\') quoted = !quoted;
    else if (!quoted && (letter === '[' || letter === '{')) depth++;
    else if (!quoted && (letter === ']' || letter === '}')) depth--;
    if (letter === ' ' && depth === 0 && !quoted) {
      if (part !== '') parts.push(part);
      part = '';
    } else part += letter;
    before = letter;
  }
  return part === '' ? parts : [...parts, part];
}

function readValue(text: string): unknown {
  if (/^(?:\[|\{"|")/.test(text) || /^-?\d+(\.\d+)?(e\d+)?$/.test(text)) return JSON.parse(text);
  return text === 'true' ? true : text === 'false' ? false : text;
}
