import { dictionary } from '@seedbed/contract';
import type { ColumnView, SchemaView, TableView } from '../schema/schema-view.ts';
import { isAgentNoun, isProgram } from './agent-nouns.ts';
import type { TextSubject } from '@seedbed/engine';
import { domainsOf, textDomainOf } from './domains.ts';
import { otherMeanings, withoutOthers } from './double-meanings.ts';
import { withoutEndingLetters } from './ending-letters.ts';
import type { Language } from './languages/index.ts';
import { languageOf, readIn } from './read-in.ts';
import { subjectsOf, type Subjects } from './subjects/subjects-of.ts';
import type { ColumnContext } from './column-context.ts';
import type { Tokens } from './tokens.ts';
import { leadingSubject, leaningsOf, subjectOfTexts, type Leanings } from './text-subjects.ts';
import { spokenLanguage } from './spoken-language.ts';
import { typeClass, type TypeClass } from './type-class.ts';
import { knownWords } from './vocabulary.ts';

/** The names of a schema, read once. */
export type SchemaNames = {
  readonly tables: ReadonlyMap<TableView, TableNames>;
  /** What each table is about. */
  readonly subjects: ReadonlyMap<TableNames, Subjects>;
  /** Subject areas that the tables speak of: shop, health, school … */
  readonly domains: ReadonlySet<string>;
  /** The domain of texts in tables whose own name matches none. */
  readonly textDomain: string | undefined;
  /** What texts of most tables speak of. */
  readonly textSubject: TextSubject | undefined;
  /** Words that name something of software here, and not of the trade that they are of elsewhere. */
  readonly otherMeanings: ReadonlySet<string>;
  /** The locale of the language that names are written in, where it is not English. */
  readonly locale: string | undefined;
  /** The language in which people are spoken to, where it is not English: `fr`. */
  readonly language: string | undefined;
};

export type TableNames = {
  readonly tokens: Tokens;
  readonly words: ReadonlySet<string>;
  /** What a row is, in one word: the last that is no suffix like `history`. */
  readonly noun: string;
  readonly columns: ReadonlyMap<string, Tokens>;
  readonly agent: boolean;
  /** What the texts of the table speak of by its own words. */
  readonly leanings: Leanings;
};

/** Endings of table names that say how rows are kept, not what they are. */
const KEEPING: ReadonlySet<string> = new Set([
  'history',
  'archive',
  'raw',
  'table',
  'tbl',
  'master',
  'mst',
  'list',
  'info',
  'information',
  'data',
  'v',
  'new',
  'old',
  'temp',
  'tmp',
  'translation',
  'alias',
  'copy',
  'entity',
  'backup',
]);
/** Endings that say so where the table whose rows they tell of stands beside: `product_description` beside `product`. */
const TELLING: ReadonlySet<string> = new Set(['description', 'lang', 'i18n', 'localization', 'locale']);
/** A user entity is a user; a billing entity is a company, as the word before it is no thing. */
const NO_THINGS: ReadonlySet<string> = new Set(['billing', 'legal', 'business', 'corporate', 'reporting', 'trading', 'public', 'related', 'parent', 'named']);

function keeps(words: readonly string[], at: number): boolean {
  return KEEPING.has(words[at]!) && !(words[at] === 'entity' && NO_THINGS.has(words[at - 1]!));
}

const PREFIXES: ReadonlySet<string> = new Set(['tbl', 't', 'tb', 'dim', 'fact', 'stg', 'app', 'core', 'public', 'dbo']);

/** Those that columns have as well; a public key or an app version is none. */
const COLUMN_PREFIXES: ReadonlySet<string> = new Set(['tbl', 't', 'tb', 'dim', 'fact', 'stg']);

export function describeSchema(schema: SchemaView): SchemaNames {
  const bare = new Map(
    schema.tables.map((view) => [
      view,
      withoutEndingLetters(
        view.table.name,
        view.columns.map((column) => column.name),
      ),
    ]),
  );
  const namesOf = (view: TableView) => [view.table.name, ...view.columns.map(({ name }) => bare.get(view)!.get(name) ?? name)];
  const whole = languageOf(schema.tables.flatMap(namesOf));
  const read = schema.tables.map((view) => {
    const own = languageOf(namesOf(view));
    const language = own ?? whole;
    return { view, own, language, tokens: readIn(kept(view.table.name), language) };
  });
  const shared = sharedPrefix(read.map(({ tokens }) => tokens.words));
  const called = new Set(read.map(({ tokens }) => cutPrefix(tokens, shared).words.join(' ')));
  const least = keepsPrefixes(schema.tables) ? 2 : FEW_COLUMNS;
  const described = new Map(
    read.map(({ view, language, tokens }) => [view, describeTable(view, cutPrefix(tokens, shared), language, called, { least, bare: bare.get(view)! })]),
  );
  const others = otherMeanings(new Set([...described.values()].flatMap((table) => [...table.words, ...wordsOfColumns(table)])));
  const told = [...described.values()].map((table) => ({ ...table, words: withoutOthers(table.words, others) }));
  const domains = domainsOf(told);
  const meant = others.size === 0 ? described : withMeanings(described, others);
  const tables = domains.has('systems') ? withPrograms(meant) : meant;
  const textSubject = leadingSubject([...tables.values()]);
  const foreign = read.filter(({ own }) => own !== null && own === whole).length;
  const locale = foreign * 2 >= read.length ? whole?.locale : undefined;
  return {
    tables,
    subjects: subjectsOf(
      [...tables.values()],
      (table) => withoutOthers(table.words, others),
      (table) => withoutOthers(wordsOfColumns(table), others),
    ),
    domains,
    textDomain: textDomainOf(told),
    textSubject,
    otherMeanings: others,
    locale,
    language: spokenLanguage(schema, locale),
  };
}

/** `temp_invoices` are invoices that are kept for a while; `temp_readings` may well be temperatures. */
function kept(name: string): string {
  return name.replace(/^(?:temp|tmp)_+(?=\p{L})(?!(?:reading|sensor|log|measure|record|history|alert|probe|unit))/iu, '');
}

function wordsOfColumns({ columns }: Pick<TableNames, 'columns'>): ReadonlySet<string> {
  return new Set([...columns.values()].flatMap((tokens) => tokens.words));
}

/** Texts lean towards nothing because of a word that means something else here. */
function withMeanings(tables: ReadonlyMap<TableView, TableNames>, others: ReadonlySet<string>): Map<TableView, TableNames> {
  return new Map([...tables].map(([view, table]) => [view, { ...table, leanings: leaningsOf(table, others) }]));
}

/** Where programs are spoken of, builders, drivers and agents are some of them. */
function withPrograms(tables: ReadonlyMap<TableView, TableNames>): Map<TableView, TableNames> {
  return new Map([...tables].map(([view, table]) => [view, { ...table, agent: table.agent && !isProgram(table.noun) }]));
}

function describeTable(
  view: TableView,
  cut: Tokens,
  language: Language | null,
  called: ReadonlySet<string>,
  { least, bare }: { readonly least: number; readonly bare: ReadonlyMap<string, string> },
): TableNames {
  const full = language ? withoutName(cut, view.table.name) : cut;
  let end = full.words.length;
  if (TELLING.has(full.words[end - 1] ?? '') && called.has(full.words.slice(0, -1).join(' '))) end--;
  while (end > 1 && (keeps(full.words, end - 1) || /^\d+$/.test(full.words[end - 1]!))) end--;
  const tokens = { words: full.words.slice(0, end).map(ofTable), raw: full.raw.slice(0, end) };
  const read = admissions(
    genres(
      lastNames(
        view.columns.map((column) => [column.name, openByType(readIn(bare.get(column.name) ?? column.name, language), typeClass(column.type))] as const),
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
  return { tokens, words, noun, columns, agent: isAgentNoun(noun), leanings: leaningsOf({ words, columns }) };
}

/** `usuario` is read as the name of a user, which it is as a column: a table of them is one of users. */
function withoutName(tokens: Tokens, written: string): Tokens {
  const isName = tokens.words.length > 1 && tokens.words.at(-1) === 'name' && !/(?:name|nome|nom|nombre)/i.test(written);
  return isName ? { words: tokens.words.slice(0, -1), raw: tokens.raw.slice(0, -1) } : tokens;
}

/** Works have no sex: beside a title or an author, what is read so (`genero`) is their genre. */
function genres(read: readonly (readonly [string, Tokens])[], table: readonly string[]): readonly (readonly [string, Tokens])[] {
  const words = new Set([...table, ...read.flatMap(([, each]) => each.words)]);
  if (!['title', 'author', 'isbn', 'film', 'movie', 'book', 'song', 'album', 'show', 'band'].some((word) => words.has(word)) || words.has('birth')) return read;
  return read.map(([name, each]) => (each.words.join(' ') === 'sex' && /g[eé]n/i.test(name) ? [name, { words: ['genre'], raw: ['genre'] }] : [name, each]));
}

/** Who is discharged was admitted before, not hired: `fecha_ingreso` beside `fecha_egreso`. */
function admissions(read: readonly (readonly [string, Tokens])[]): readonly (readonly [string, Tokens])[] {
  if (!read.some(([, { words }]) => words.includes('discharge'))) return read;
  const opened = (words: readonly string[]) => words.map((word) => (word === 'hire' ? 'admission' : word));
  return read.map(([name, { words, raw }]) => [name, { words: opened(words), raw: opened(raw) }]);
}

/** In a column `meters` is a unit; a table of meters is one of things. */
function ofTable(word: string): string {
  return word === 'meters' ? 'meter' : word;
}

/** A name beside a first name, and no other, is the last name, and beside a last name the first one: `nom` and `prenom`, `nombre` and `apellido`. */
function lastNames(read: readonly (readonly [string, Tokens])[]): readonly (readonly [string, Tokens])[] {
  const called = (words: string) => read.some(([, each]) => each.words.join(' ') === words);
  if (called('last name') && !called('first name') && !called('full name')) return renamed(read, ['first', 'name']);
  if (!called('first name') || called('last name') || called('full name') || called('surname')) return read;
  return renamed(read, ['last', 'name']);
}

function renamed(read: readonly (readonly [string, Tokens])[], words: readonly string[]): readonly (readonly [string, Tokens])[] {
  return read.map(([name, each]) => (each.words.join(' ') === 'name' ? [name, { words, raw: words }] : [name, each]));
}

const PARTS_OF_NAMES: Readonly<Record<string, string>> = dictionary({ f: 'first', m: 'middle', l: 'last' });

/** `f_name` beside `l_name`, with `m_name` between them. */
function openFirstAndLast(read: readonly (readonly [string, Tokens])[]): readonly (readonly [string, Tokens])[] {
  const called = new Set(read.map(([, { words }]) => words.join(' ')));
  if (!called.has('f name') || !called.has('l name')) return read;
  return read.map(([name, each]) => {
    const part = each.words.length === 2 && each.words[1] === 'name' ? PARTS_OF_NAMES[each.words[0]!] : undefined;
    return part === undefined ? [name, each] : [name, { words: [part, 'name'], raw: [part, 'name'] }];
  });
}

/** Short forms that mean one thing in a text and another in a number, where they are units. */
const IN_TEXTS: Readonly<Record<string, string>> = dictionary({ nm: 'name', mk: 'make', ph: 'phone', ttl: 'title', op: 'operator', cntr: 'container' });

/** Words beside `ttl` where it is a time to live. */
const LIVING: ReadonlySet<string> = new Set([
  'max',
  'min',
  'default',
  'lease',
  'cache',
  'token',
  'session',
  'certificate',
  'dns',
  'record',
  'key',
  'user',
  'host',
]);

/** What is kept raw as a document is: a body, a message. */
const DOCUMENTS: ReadonlySet<string> = new Set(
  'data payload body text message response request email mail html json xml log output event value content input line feed record packet header headers transaction'.split(
    ' ',
  ),
);

/** `unit_raw` is a unit as somebody wrote it. */
function openRaw({ words, raw }: Tokens): Tokens {
  const isRaw = words.length > 1 && words.at(-1) === 'raw' && !DOCUMENTS.has(words.at(-2)!);
  return isRaw ? { words: words.slice(0, -1), raw: raw.slice(0, -1) } : { words, raw };
}

function openByType(tokens: Tokens, type: TypeClass): Tokens {
  const { words, raw } = type === 'text' ? openRaw(openInterest(tokens)) : openInterest(tokens);
  if (type === 'int' || type === 'num') return withoutCurrency(openCurrent({ words, raw }));
  if (type !== 'text') return openCurrent({ words, raw });
  // `max_ttl` is how long something lives, in a text too.
  const lives = words.some((word) => LIVING.has(word));
  const open = (word: string) => (Object.hasOwn(IN_TEXTS, word) && !(lives && word === 'ttl') ? IN_TEXTS[word]! : word);
  return { words: words.map(open), raw: raw.map(open) };
}

/** `curr_reading`: what has no currency is the current one. */
function openCurrent({ words, raw }: Tokens): Tokens {
  if (words[0] !== 'currency' || !/^(?:reading|index|balance|stock|level|odometer|mileage|temperature|speed|step|page)$/.test(words[1] ?? ''))
    return { words, raw };
  return { words: ['current', ...words.slice(1)], raw: ['current', ...raw.slice(1)] };
}

const CURRENCIES: ReadonlySet<string> = new Set('eur usd gbp chf inr brl mxn pln sek nok dkk czk huf jpy cny cad aud nzd try zar krw sgd'.split(' '));
/** Words beside which a currency is no unit: what one is worth in another, or what a kilowatt hour costs. */
const BETWEEN: ReadonlySet<string> = new Set(['exchange', 'fx', 'to', 'from', 'conversion', 'forex', 'spot', 'kwh', 'per']);

/** `daily_rate_eur` is a daily rate, `rate_eur` may be what a euro is worth. */
function withoutCurrency({ words, raw }: Tokens): Tokens {
  const isUnit = words.length > 1 && CURRENCIES.has(words.at(-1)!) && !words.some((word) => BETWEEN.has(word)) && words[0] !== 'rate';
  return isUnit ? { words: words.slice(0, -1), raw: raw.slice(0, -1) } : { words, raw };
}

/** `int_rt`, `accr_int`: beside another word, `int` is interest. */
function openInterest({ words, raw }: Tokens): Tokens {
  if (words.length < 2 || !words.includes('int')) return { words, raw };
  const open = (word: string) => (word === 'int' ? 'interest' : word);
  return { words: words.map(open), raw: raw.map(open) };
}

/** Of fewer columns a word that all begin with may be what they are about. */
const FEW_COLUMNS = 4;

/** Whether the columns of most tables begin with the table's own few letters (`st_id`, `st_name`; `tx_id`, `tx_rate`): then those of small ones do as well. */
function keepsPrefixes(tables: readonly TableView[]): boolean {
  const letters = tables.map(ownPrefix).filter((prefix) => prefix !== null);
  return letters.length >= 3 && letters.length * 2 > tables.length && new Set(letters).size * 2 > letters.length;
}

/** The letters before the first `_` of all columns of a table, four at most. */
export function ownPrefix({ columns }: TableView): string | null {
  const first = /^[a-z]{1,4}_/i.exec(columns[0]?.name ?? '')?.[0].toLowerCase();
  return first !== undefined && columns.length >= 2 && columns.every(({ name }) => name.toLowerCase().startsWith(first)) ? first : null;
}

/** A first word that all names have (`tbl_`, `c_` of every column), or null. */
function sharedPrefix(names: readonly (readonly string[])[], least = FEW_COLUMNS): string | null {
  const first = names[0]?.[0];
  return names.length >= least && first !== undefined && names.every((name) => name.length > 1 && name[0] === first) ? first : null;
}

/** `user_subscriber`, `date_subscriber` of subscribers: all names end with the table's own word, which says nothing of any of them. */
function sharedEnding(names: readonly (readonly string[])[], table: readonly string[]): boolean {
  const last = names[0]?.at(-1);
  return names.length >= 4 && last !== undefined && table.includes(last) && names.every((name) => name.length > 1 && name.at(-1) === last);
}

function cutEnding({ words, raw }: Tokens): Tokens {
  return { words: words.slice(0, -1), raw: raw.slice(0, -1) };
}

/** `wh_name`, `wh_code` of warehouses: a short form of the table's name before several columns is the name itself. */
function openShort(columns: readonly (readonly [string, Tokens])[], table: readonly string[]): (readonly [string, Tokens])[] {
  const counts = new Map<string, number>();
  for (const [, { words }] of columns) if (words.length > 1) counts.set(words[0]!, (counts.get(words[0]!) ?? 0) + 1);
  return columns.map(([name, { words, raw }]) => {
    const first = words[0]!;
    const noun =
      (counts.get(first) ?? 0) >= 2 && first.length <= 4
        ? table.find((word) => word !== first && isShortFor(first, word) && !isMadeOf(first, word))
        : undefined;
    return noun === undefined || words.length < 2 ? [name, { words, raw }] : [name, { words: [noun, ...words.slice(1)], raw: [noun, ...raw.slice(1)] }];
  });
}

/** `file` of `filestore`: the first of two words written together is no short form of both. */
function isMadeOf(first: string, word: string): boolean {
  return word.startsWith(first) && knownWords.has(word.slice(first.length));
}

/** Its letters stand in the word in this order, the first at its start; a plural is no longer form: `log_type` of logs is of a log. */
function isShortFor(short: string, word: string): boolean {
  if (word.length <= short.length || word[0] !== short[0] || word === `${short}s` || word === `${short}es`) return false;
  let at = 0;
  for (const letter of short) {
    at = word.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

function cutPrefix(tokens: Tokens, shared: string | null, prefixes = PREFIXES): Tokens {
  let { words, raw } = tokens;
  if (shared !== null && words[0] === shared && words.length > 1) [words, raw] = [words.slice(1), raw.slice(1)];
  while (words.length > 1 && prefixes.has(words[0]!)) [words, raw] = [words.slice(1), raw.slice(1)];
  return { words, raw };
}

/** Milliseconds since 1970 have 13 digits. */
const DIGITS_OF_TIMESTAMPS = 13;

/** What rules see of one column. */
export function columnContextOf(column: ColumnView, table: TableNames, { domains, subjects, textSubject }: SchemaNames): ColumnContext {
  const siblingWords = new Set<string>();
  for (const [name, tokens] of table.columns) if (name !== column.name) for (const word of tokens.words) siblingWords.add(word);
  return {
    type: typeClass(column.type),
    length: column.type.length,
    small:
      column.type.base === 'int2'
        ? !/[2-9]/.test(column.column.default ?? '')
        : column.type.base === 'int4' && /^\(?'?[01]'?\)?(?:::\w+)?$/.test(column.column.default ?? ''),
    wide:
      column.column.default === undefined &&
      (column.type.base === 'int8' || (column.type.base === 'numeric' && (column.type.precision ?? 0) - (column.type.scale ?? 0) >= DIGITS_OF_TIMESTAMPS)),
    name: table.columns.get(column.name)!,
    table: table.tokens,
    tableWords: table.words,
    siblingWords,
    domains,
    subjects: subjects.get(table)!,
    textSubject: subjectOfTexts(table.leanings, undefined, textSubject),
    agent: table.agent,
  };
}
