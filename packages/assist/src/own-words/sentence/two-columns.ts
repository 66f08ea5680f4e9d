import { qualifiedName, resolveType, type BlueprintColumn, type BlueprintTable, type Relation } from '@seedbed/contract';
import { pieces, rootOf } from '@seedbed/meaning/read';
import { lengthOf } from './durations.ts';
import { frameOf, waysOf } from './frame.ts';
import { likeness } from './likeness.ts';
import { isBirth } from './measures.ts';
import { spanAt, type Span } from './numbers.ts';
import { childNamed } from './per-parent.ts';
import { reading, type Reading } from './reading.ts';
import { sayApart } from './say-apart.ts';
import { columnsNamed, isReference, tableNamed, tablesNamed, type NamedColumn, type Scope } from './scope.ts';
import { isTime, timesOf } from './times.ts';
import { wordsOf, type Token } from './tokens.ts';

const BE = '(is|are|comes|come|lies|lie|happens|happen|takes place|take place|should be|must be)';
const APART = [frameOf(`{first} ${BE} {length} (before|after) {second}`), frameOf('{first} {length} (before|after) {second}')];
const AGED = frameOf('{people} (are|is|should be|must be) {age} (when|on the day) (they|he|she|it)? {event}');

const SAME = '(is|are|equals|equal|matches|match|is the same as|are the same as|is equal to|comes from|come from|is taken from|follows|follow)';
const TAKEN = [frameOf(`{column} ${SAME} (the|that of|those of)? {other}`), frameOf(`{column} ${SAME} (that|those|the one|the ones) of {parent}`)];
const SHARED = frameOf('{children} (have|has|take|takes|get|gets|share|shares|use|uses|bear|bears) {column} of {parent}');

/**
 * Two columns that belong together: `doors_at is one hour before starts_at`, `students are 5 to 18 years old when they join`, `the last name of a student
 * is the surname of the family`.
 */
export function twoColumns(scope: Scope, tokens: readonly Token[]): Reading[] {
  return [...timesApart(scope, tokens), ...agedAt(scope, tokens), ...takenFromParent(scope, tokens), ...sharedWithParent(scope, tokens)];
}

function timesApart(scope: Scope, tokens: readonly Token[]): Reading[] {
  if (!tokens.some(({ word }) => word === 'before' || word === 'after')) return [];
  return APART.flatMap((frame) => [...waysOf(frame, tokens)]).flatMap(({ first, length, second }) => {
    const { span, rest } = lengthOf(wordsOf(length!));
    if (!span || rest.length > 0 || span.high === 0) return [];
    const isBefore = tokens.at(-second!.length - 1)!.word === 'before';
    return tablesOf(scope, [first!, second!]).flatMap((table) => {
      const [one, other] = [first!, second!].map((words) => timeNamed(scope, table, words));
      if (!one || !other || one.column === other.column) return [];
      return reading(sayApart(scope, table, one.column, { of: other.column, ...closed(span), isBefore }), one.score * other.score);
    });
  });
}

/** `at least a day` goes up to twice as much. */
function closed({ low, high }: Omit<Span, 'length'>): { readonly low: number; readonly high: number } {
  const from = Number.isFinite(low) ? low : 0;
  return { low: from, high: Number.isFinite(high) ? high : from * 2 };
}

/** Tables that words name, or whose columns they name. */
function tablesOf(scope: Scope, parts: readonly (readonly Token[])[]): readonly BlueprintTable[] {
  const found = new Set<BlueprintTable>();
  for (const part of parts) {
    const words = wordsOf(part);
    for (const { table } of columnsNamed(scope, words)) found.add(table);
    for (const [at, word] of words.entries())
      for (const { table } of [...tablesNamed(scope, [word]), ...tablesNamed(scope, words.slice(0, at + 1))]) found.add(table);
  }
  return [...found];
}

const LITTLE = /^(?:the|a|an|of|its|their|it|they|he|she|is|are|was|were|each|every|all|that)$/;
/** Verbs behind the thing that they are the time of: `doors open`, `the concert starts`. */
const HAPPENS = /^(?:opens?|closes?|starts?|begins?|ends?|happens?|occurs?)$/;

/** The only time of a table that words name, beside its own name. */
function timeNamed(scope: Scope, table: BlueprintTable, part: readonly Token[]): NamedColumn | null {
  const all = wordsOf(part).filter((word) => !LITTLE.test(word));
  const words = all.filter((word) => likeness([word], table.name) < 0.75);
  if (words.length === 0) return only(timesOf(scope, table, []));
  const others = words.filter((word) => !HAPPENS.test(word));
  const ways = [all, words, ...(others.length > 0 && others.length < words.length ? [others] : [])];
  for (const way of ways) {
    // `end` of a visit is its `ended_at`.
    const ofVerb =
      way.length === 1 ? table.columns.filter((column) => isTime(scope, column) && pieces(column.name).some((part) => rootOf(part) === rootOf(way[0]!))) : [];
    if (ofVerb.length === 1) return { table, column: ofVerb[0]!, score: 0.95 };
    const named = only(columnsNamed(scope, way, table).filter(({ column }) => isTime(scope, column))) ?? only(timesOf(scope, table, way));
    if (named) return named;
  }
  return null;
}

function only<T>(found: readonly T[]): T | null {
  return found.length === 1 ? found[0]! : null;
}

const YEAR = 365.25;

/** An age at another time of the row: the date of birth lies so many years before it. */
function agedAt(scope: Scope, tokens: readonly Token[]): Reading[] {
  return [...waysOf(AGED, tokens)].flatMap(({ people, age, event }) => {
    const words = wordsOf(age!);
    const span = spanAt(words, 0, 1);
    const rest = span ? words.slice(span.length).join(' ') : '';
    if (!span || !/^(?:years?(?: old| of age)?|old)?$/.test(rest)) return [];
    const named = tableNamed(scope, wordsOf(people!));
    const born = named && only(named.table.columns.filter((column) => isBirth(scope, column)));
    const at = named && timeNamed(scope, named.table, event!);
    if (!named || !born || !at || at.column === born) return [];
    const { low, high } = closed(span);
    // Until the day before the next birthday.
    const years = { low: low * YEAR + 1, high: (high + 1) * YEAR - 2 };
    const text = low === high ? `${low} years` : `${low} to ${high} years`;
    return reading(sayApart(scope, named.table, born, { of: at.column, ...years, isBefore: true, years: text }), named.score * at.score);
  });
}

/** `the last name of a student is the surname of the family`, `the currency of an invoice is that of its order`. */
function takenFromParent(scope: Scope, tokens: readonly Token[]): Reading[] {
  return TAKEN.flatMap((frame) => [...waysOf(frame, tokens)]).flatMap(({ column, other, parent }) => {
    const own = placesOf(scope, column!);
    return own.flatMap((place) => {
      const theirs = other
        ? placesOf(scope, other)
        : tablesNamed(scope, wordsOf(parent!)).flatMap((of) => columnsNamed(scope, place.column.name.split('_'), of.table));
      return theirs.flatMap((one) => copied(scope, place, one));
    });
  });
}

/** `students have the surname of their family`: in the column that holds the like. */
function sharedWithParent(scope: Scope, tokens: readonly Token[]): Reading[] {
  return [...waysOf(SHARED, tokens)].flatMap(({ children, column, parent }) => {
    const of = tableNamed(scope, wordsOf(parent!));
    const child = of && childNamed(scope, of, children!);
    if (!of || !child) return [];
    return columnsNamed(scope, wordsOf(column!), of.table).flatMap((theirs) => {
      const own = child.table.columns.filter(({ name }) => name === theirs.column.name);
      const alike =
        own.length > 0 ? own : child.table.columns.filter(({ generator }) => generator !== undefined && generator.kind === theirs.column.generator?.kind);
      const found = only(alike) ?? only(columnsNamed(scope, wordsOf(column!), child.table))?.column;
      return found ? copied(scope, { table: child.table, column: found, score: child.score }, theirs) : [];
    });
  });
}

/** `surname of the family`, `family's surname`, `student.last_name`. */
function placesOf(scope: Scope, part: readonly Token[]): readonly NamedColumn[] {
  const words = wordsOf(part).filter((word) => !/^(?:the|a|an|its|their|each|every|all)$/.test(word));
  const owned = words.findIndex((word) => word.endsWith("'s") || word.endsWith("s'"));
  const of = words.indexOf('of');
  const [table, column] =
    of > 0
      ? [words.slice(of + 1), words.slice(0, of)]
      : owned >= 0
        ? [[...words.slice(0, owned), words[owned]!.replace(/'s?$/, '')], words.slice(owned + 1)]
        : [[], words];
  if (column.length === 0) return [];
  if (table.length === 0) return /[._]/.test(column.join('')) ? columnsNamed(scope, column) : [];
  return tablesNamed(scope, table).flatMap((within) => columnsNamed(scope, column, within.table).map((one) => ({ ...one, score: one.score * within.score })));
}

/** A column that has the value of one of the row that it refers to. */
function copied(scope: Scope, { table, column, score }: NamedColumn, theirs: NamedColumn): Reading[] {
  const relation = only(relationsTo(scope, table, theirs.table));
  const [from] = relation?.from.columns ?? [];
  if (!relation || from === undefined || relation.from.columns.length > 1 || table === theirs.table || isReference(scope, table, column)) return [];
  if (!isPlain(from) || !isPlain(theirs.column.name) || isKey(table, column) || kindOf(scope, column) !== kindOf(scope, theirs.column)) return [];
  return reading(
    {
      table,
      says: { columns: { [column.name]: { note: `is that of its ${theirs.table.name}: ${theirs.column.name}`, formula: `${from}.${theirs.column.name}` } } },
    },
    score * theirs.score * 0.98,
  );
}

function relationsTo({ blueprint }: Scope, child: BlueprintTable, parent: BlueprintTable): Relation[] {
  const [from, to] = [child, parent].map(({ schema, name }) => qualifiedName(schema, name));
  return blueprint.relations.filter((one) => one.from.table === from && one.to.table === to);
}

function isKey({ primaryKey = [], uniqueKeys = [] }: BlueprintTable, { name }: BlueprintColumn): boolean {
  return [primaryKey, ...uniqueKeys.map(({ columns }) => columns)].some((key) => key.length === 1 && key[0] === name);
}

/** Types that hold the same kind of value. */
function kindOf({ blueprint }: Scope, { type }: BlueprintColumn): string {
  const { base } = resolveType(type, blueprint.types);
  if (/^(?:text|varchar|bpchar|citext|name)$/.test(base)) return 'text';
  if (/^(?:int[248]|numeric|money|float[48])$/.test(base)) return 'number';
  return base.startsWith('timestamp') ? 'timestamp' : base;
}

function isPlain(name: string): boolean {
  return /^[a-z_]\w*$/i.test(name);
}
