import type { TableView } from '../schema/schema-view.ts';
import { isAgentNoun } from './names/agent-nouns.ts';
import type { Language } from './languages/index.ts';
import { readIn } from './names/read-in.ts';
import type { Tokens } from './names/tokens.ts';
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

function isMeaningfulSuffix(words: readonly string[], at: number): boolean {
  return KEEPING.has(words[at]!) && !(words[at] === 'entity' && NO_THINGS.has(words[at - 1]!));
}

export function describeTable(
  view: TableView,
  cut: Tokens,
  language: Language | null,
  called: ReadonlySet<string>,
  { least, bare, spoken }: { readonly least: number; readonly bare: ReadonlyMap<string, string>; readonly spoken: ReadonlySet<string> },
): TableNames {
  const full = language ? withoutName(cut, view.table.name) : cut;
  let end = full.words.length;
  if (TELLING.has(full.words[end - 1] ?? '') && called.has(full.words.slice(0, -1).join(' '))) end--;
  while (end > 1 && (isMeaningfulSuffix(full.words, end - 1) || /^\d+$/.test(full.words[end - 1]!))) end--;
  const tokens = { words: full.words.slice(0, end).map(ofTable), raw: full.raw.slice(0, end) };
  const ends = endsIn(view.columns, (name) => readIn(name, language));
  const read = admissions(
    genres(
      lastNames(
        view.columns.map((column) => {
          const opened = ends.get(column.name) ?? openByNeighbours(readIn(bare.get(column.name) ?? column.name, language), column, spoken);
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

/** Rows such as profiles, which are of people or of machines. */
const PERSONAL = wordSet('rows that are a person where they name one');
const NAMES_OF_PEOPLE = wordSet('names of a person');

/** Whether the rows name a person and say how to reach it. */
function namesPerson(columns: readonly Tokens[]): boolean {
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

/** In a column `meters` is a unit; a table of meters is one of things. */
function ofTable(word: string): string {
  return word === 'meters' ? 'meter' : word;
}
