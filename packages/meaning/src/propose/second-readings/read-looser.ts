import { isAgentNoun, isProgram } from '../../read/names/agent-nouns.ts';
import { isParticiple } from '../../read/names/participles.ts';
import type { Match, RuleIndex } from '../../read/rules/rule-index.ts';
import type { ColumnContext } from '../../read/column-context.ts';
import { made } from '../drafts/made-match.ts';
import { wordSet } from '../../read/words.ts';

/** Suffixes for one of a noun's places, turns or sides: `material_inside`, `goal1_text`, `route_b`. */
const WHICH = wordSet('one of several places or turns');

/** Participles after a noun, which stays the meaning. */
const TRAILING_PARTICIPLES = wordSet('participles after a noun');

/** Kinds of measured numbers. */
const MEASURED =
  /^(?:number\.(?:sensor|measure|weight|dimension|lognormal|percent|temperature|typical|float|quantity|count)|commerce\.(?:price|cost)|finance\.(?:amount|balance|round|tax|discount)|location\.(?:latitude|longitude))$/;

/** Kinds that belong to a row as a whole, so that no part of a name leads to them. */
const OF_ROWS = /^(?:sequence|null|array|json|life\.|date\.|sibling|derived)/;

/**
 * The last attempt at an unknown text: several people are their names, an action is yes or no, a measure is that number, and a noun with a
 * mere qualifier is the noun.
 */
export function readLooser(at: ColumnContext, index: RuleIndex, last: RuleIndex): Match | null {
  if (at.type !== 'text' || at.name.words.length === 0) return null;
  return severalPeople(at) ?? severalThings(at, index) ?? flagged(at) ?? withoutWhich(at, index, last) ?? doneOrNot(at) ?? measured(at, index);
}

/** Less than any rule that knows the name. */
const LOOSE = 4;

/** Several people in a row: a template would repeat the row's own person. */
const GROUPS = [
  'Anna Keller, Marc Dubois',
  'Priya Nair, Tom Becker, Elena Rossi',
  'Grace Hill, Omar Haddad',
  'Lena Vogt, Daniel Cruz, Sofia Lind',
  'Peter Novak',
  'Ruth Adler, James Okoro',
  'Hannah Moss, Luca Ferri, Yuki Mori',
  'Clara Jensen, Ben Archer',
  'Maria Lopez, Sven Dahl, Aisha Khan',
  'Paul Weber, Nora Quinn',
];

/** `candidates`, `jury_members`: two or three of them. */
export function severalPeople({ type, name, domains, length = Infinity }: ColumnContext): Match | null {
  const [last, raw] = [name.words.at(-1)!, name.raw.at(-1)!];
  if (type !== 'text' || raw === last || !isAgentNoun(last) || length < 60 || (domains.has('systems') && isProgram(last))) return null;
  return made({ kind: 'values', parameters: { values: GROUPS } }, [last], LOOSE);
}

/** `exercises text`, `languages text`: one, two or three of the words that one of them would be. */
function severalThings(at: ColumnContext, index: RuleIndex): Match | null {
  const { words, raw } = at.name;
  if (raw.at(-1) === words.at(-1) || (at.length ?? Infinity) < 60) return null;
  const match = index.best({ ...at, name: { words, raw: words } });
  const each = match?.rule.kind === 'values' ? (match.rule.parameters.values as unknown[]) : [];
  if (each.length < 4 || !each.every((value) => typeof value === 'string' && value.length <= 24 && !value.includes(','))) return null;
  const lists = each.map((_, i) => Array.from({ length: 1 + (i % 3) }, (__, k) => each[(i + k * 2) % each.length] as string));
  return made({ kind: 'values', parameters: { values: [...new Set(lists.map((list) => [...new Set(list)].join(', ')))] } }, match!.words, LOOSE);
}

/** `is_last_trip varchar`: a question has two answers. */
function flagged({ name, length = Infinity }: ColumnContext): Match | null {
  if (name.words.length < 2 || !wordSet('first words of a flag').has(name.words[0]!)) return null;
  const values = length < 3 ? ['N', 'Y'] : length < 5 ? ['no', 'yes'] : ['false', 'true'];
  return made({ kind: 'values', parameters: { values, weights: [70, 30] } }, name.words, LOOSE);
}

/** `estimated text`, `"Bill Analyzed" text`. */
function doneOrNot({ name, length = Infinity }: ColumnContext): Match | null {
  const last = name.words.at(-1)!;
  if (!isParticiple(last) || (name.words.length > 1 && TRAILING_PARTICIPLES.has(last)) || length < 2 || name.raw.at(-1) !== last || !last.endsWith('ed'))
    return null;
  const values = length < 3 ? ['Y', 'N'] : ['yes', 'no'];
  return made({ kind: 'values', parameters: { values, weights: [60, 40] } }, [last], LOOSE);
}

/** `acres text`, `soil_ph varchar(10)`: a number, written as one. */
function measured(at: ColumnContext, index: RuleIndex): Match | null {
  const match = index.best({ ...at, type: 'num', length: undefined });
  return match && match.words.length > 0 && match.rule.types !== null && MEASURED.test(match.rule.kind) ? { ...match, score: LOOSE } : null;
}

function withoutWhich(at: ColumnContext, index: RuleIndex, last: RuleIndex): Match | null {
  const { words, raw } = at.name;
  if (words.length < 2 || !(WHICH.has(words.at(-1)!) || TRAILING_PARTICIPLES.has(words.at(-1)!))) return null;
  const bare = { ...at, name: { words: words.slice(0, -1), raw: raw.slice(0, -1) } };
  const match = index.best(bare) ?? last.best(bare);
  return match && match.words.length > 0 && !OF_ROWS.test(match.rule.kind) ? { ...match, score: LOOSE } : null;
}
