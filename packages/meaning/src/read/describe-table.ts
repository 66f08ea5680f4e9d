import type { TableView } from '../schema/schema-view.ts';
import { isAgentNoun } from './names/agent-nouns.ts';
import { inLabels, type Language } from './languages/index.ts';
import { stateInEnglish } from './languages/state-words.ts';
import { isParticiple } from './names/participles.ts';
import { folded, readIn } from './names/read-in.ts';
import { pieces, type Tokens } from './names/tokens.ts';
import { leaningsOf } from './subjects/text-subjects.ts';
import { typeClass } from './rules/type-class.ts';
import type { TableNames } from './schema-names.ts';
import { lastNames, openFirstAndLast } from './names/parts-of-names.ts';
import { openByNeighbours } from './names/open-by-neighbours.ts';
import { endsIn } from './names/open-ends.ts';
import { openByType } from './names/open-by-type.ts';
import { COLUMN_PREFIXES, cutEnding, cutPrefix, sharedEnding, sharedPrefix } from './names/shared-affixes.ts';
import { openShort } from './names/open-short.ts';
import { wordSet } from './words.ts';

/** Suffixes of table names for storage, not meaning. */
const KEEPING = wordSet('table suffixes for storage');
/** Suffixes that mean so if the described table exists: `product_description` beside `product`. */
const TELLING = wordSet("suffixes of a table's texts");
/** A user entity is a user; a billing entity is a company, as the word before it is not a thing. */
const NO_THINGS = wordSet('adjectives before entity');

/** `users_copy` is a copy of users; a catalog of no table has copies of its books in `catalog_copy`. */
function isMeaningfulSuffix(words: readonly string[], at: number, called: ReadonlySet<string>): boolean {
  if (words[at] === 'copy') return called.has(words.slice(0, at).join(' '));
  return KEEPING.has(words[at]!) && !(words[at] === 'entity' && NO_THINGS.has(words[at - 1]!));
}

export function describeTable(
  view: TableView,
  cut: Tokens,
  language: Language | null,
  called: ReadonlySet<string>,
  {
    least,
    bare,
    spoken,
    inTables,
  }: {
    readonly least: number;
    readonly bare: ReadonlyMap<string, string>;
    readonly spoken: ReadonlySet<string>;
    /** Languages in which words mean the schema's tables of that name. */
    readonly inTables: ReadonlyMap<Language, Language>;
  },
): TableNames {
  const full = language ? withoutName(cut, view.table.name) : cut;
  let end = full.words.length;
  if (TELLING.has(full.words[end - 1] ?? '') && called.has(full.words.slice(0, -1).join(' '))) end--;
  while (end > 1 && (isMeaningfulSuffix(full.words, end - 1, called) || /^\d+$/.test(full.words[end - 1]!))) end--;
  const tokens = { words: full.words.slice(0, end).map(ofTable), raw: full.raw.slice(0, end) };
  const ownWords = new Set(pieces(view.table.name));
  const spokenHere = language && inLabels(inTables.get(language) ?? language, statesOf(view));
  // Alone, a word means what it means in any table but its own: the `matricula` of a car beside a table of enrolments.
  const readColumn = (name: string): Tokens => {
    const isAlone = !/[_\p{Lu}]/u.test(name) && !ownWords.has(name) && !ownWords.has(`${name}s`);
    return readIn(name, language && isAlone ? inLabels(language, statesOf(view)) : spokenHere);
  };
  const ends = endsIn(view.columns, readColumn);
  const read = admissions(
    genres(
      lastNames(
        view.columns.map((column) => {
          const opened = ends.get(column.name) ?? openByNeighbours(readColumn(bare.get(column.name) ?? column.name), column, spoken);
          return [column.name, openByType(opened, typeClass(column.type))] as const;
        }),
      ),
      full.words,
    ),
  );
  const shared = sharedPrefix(
    read.map(([, each]) => each.words),
    least,
  );
  const ending = sharedEnding(
    read.map(([, each]) => each.words),
    full.words,
  );
  const noun = tokens.words.at(-1) ?? '';
  const words = new Set(full.words.map(ofTable));
  const columns = new Map(
    openShort(openFirstAndLast(read.map(([name, each]) => [name, cutPrefix(ending ? cutEnding(each) : each, shared, COLUMN_PREFIXES)] as const)), tokens.words),
  );
  return {
    tokens,
    words,
    noun,
    columns,
    agent: isAgentNoun(noun) || (PERSONAL.has(noun) && namesPerson([...columns.values()])),
    leanings: leaningsOf({ words, columns }),
  };
}

/** The states among the labels that a table's columns may have, as participles in English. */
function statesOf({ table, columns }: TableView): ReadonlyMap<string, readonly string[]> {
  const quoted = table.checks.flatMap(({ expression }) => [...expression.matchAll(/'((?:[^']|'')*)'/g)].map(([, label]) => label!));
  const labels: readonly string[] = [...quoted, ...columns.flatMap(({ type }) => (type.kind === 'enum' ? (type.labels ?? []) : []))];
  return new Map(
    labels.flatMap((label) => {
      const state = stateInEnglish(label)?.split('_');
      return state && isParticiple(state[0]!) ? [[folded(label).toLowerCase(), state] as const] : [];
    }),
  );
}

/** Rows such as profiles, which are of people or of machines. */
const PERSONAL = wordSet('rows that are a person where they name one');
const NAMES_OF_PEOPLE = wordSet('names of a person');

/** Whether the rows name a person and say how to reach it. */
export function namesPerson(columns: readonly Tokens[]): boolean {
  return columns.some(({ words }) => NAMES_OF_PEOPLE.has(words.join(' '))) && columns.some(({ words }) => words.join(' ') === 'email');
}

/** `usuario` means a user's name as a column, and users as a table. */
function withoutName(tokens: Tokens, written: string): Tokens {
  const isName = tokens.words.length > 1 && tokens.words.at(-1) === 'name' && !/(?:name|nome|nom|nombre)/i.test(written);
  return isName ? { words: tokens.words.slice(0, -1), raw: tokens.raw.slice(0, -1) } : tokens;
}

/** Works have no sex: beside a title or an author, `genero` means genre. */
function genres(read: readonly (readonly [string, Tokens])[], table: readonly string[]): readonly (readonly [string, Tokens])[] {
  const words = new Set([...table, ...read.flatMap(([, each]) => each.words)]);
  if (!['title', 'author', 'isbn', 'film', 'movie', 'book', 'song', 'album', 'show', 'band'].some((word) => words.has(word)) || words.has('birth')) return read;
  const isGenre = (name: string, what: string) => (what === 'sex' && /g[eé]n/i.test(name)) || (what === 'species' && /^gatun/i.test(name));
  return read.map(([name, each]) => (isGenre(name, each.words.join(' ')) ? [name, { words: ['genre'], raw: ['genre'] }] : [name, each]));
}

/** People with a discharge were admitted, not hired: `fecha_ingreso` beside `fecha_egreso`. */
function admissions(read: readonly (readonly [string, Tokens])[]): readonly (readonly [string, Tokens])[] {
  if (!read.some(([, { words }]) => words.includes('discharge'))) return read;
  const opened = (words: readonly string[]) => words.map((word) => (word === 'hire' ? 'admission' : word));
  return read.map(([name, { words, raw }]) => [name, { words: opened(words), raw: opened(raw) }]);
}

/** Plurals of which a table has one in each row: in a column `meters` is a unit, and `notes` one text. */
const ONE_A_ROW = wordSet('plurals with one in each row');

function ofTable(word: string): string {
  return ONE_A_ROW.has(word) ? word.slice(0, -1) : word;
}
