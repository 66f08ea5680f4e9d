import { qualifiedName, type Blueprint, type BlueprintColumn, type BlueprintTable } from '@seedbed/contract';
import { plainLetters } from '../names.ts';
import { likeness } from './likeness.ts';
import { columnsLike, tablesLike } from './names-index.ts';

/** What rows are like now: without it, sentences that need a count or a bound are not understood. */
export type Seen = {
  readonly rows: (table: BlueprintTable) => number | undefined;
  /** The first cells of a column, NULL among them. */
  readonly cells: (table: BlueprintTable, column: BlueprintColumn) => readonly (string | null)[];
};

/** Where names of a sentence are looked up. */
export type Scope = {
  readonly blueprint: Blueprint;
  readonly seen: Seen;
  /** The table that is open, or that the sentence begins with: it is meant where a name is of several tables, and where none is named. */
  readonly open?: BlueprintTable | undefined;
};

export type NamedTable = { readonly table: BlueprintTable; readonly score: number };
export type NamedColumn = { readonly table: BlueprintTable; readonly column: BlueprintColumn; readonly score: number };

/** The minimum score of a name. */
const MIN = 0.45;
/** Names within this distance of the best count as equally likely. */
const EQUAL_WITHIN = 0.04;

/** Caches names in a scope, because the readers of a sentence look up the same words repeatedly. */
type NameCache = { readonly tables: Map<string, readonly NamedTable[]>; readonly columns: WeakMap<object, Map<string, readonly NamedColumn[]>> };
const nameCaches = new WeakMap<Scope, NameCache>();

function nameCacheOf(scope: Scope): NameCache {
  let found = nameCaches.get(scope);
  if (!found) nameCaches.set(scope, (found = { tables: new Map(), columns: new WeakMap() }));
  return found;
}

/** The tables that words name best: one, unless several are as likely. `shop.orders` is the table of that schema. */
export function tablesNamed(scope: Scope, words: readonly string[]): readonly NamedTable[] {
  const bare = words.at(0) === 'rows' && /^(?:of|in)$/.test(words[1] ?? '') ? words.slice(2) : words;
  const { tables } = nameCacheOf(scope);
  const key = bare.join(' ');
  let found = tables.get(key);
  if (!found) {
    const dotted = dottedName(bare);
    const all =
      dotted === undefined
        ? tablesLike(scope.blueprint, bare).map((table) => ({ table, score: likeness(bare, table.name) }))
        : scope.blueprint.tables.map((table) => ({ table, score: Number(isCalled(dotted, table.schema, table.name)) }));
    tables.set(key, (found = best(all)));
  }
  return found;
}

/** The columns that words name best, of one table or of all. `orders.status` and `shop.orders.status` are the product's own notation, which omits `public`. */
export function columnsNamed(scope: Scope, words: readonly string[], within?: BlueprintTable): readonly NamedColumn[] {
  const { columns } = nameCacheOf(scope);
  const place = within ?? scope.blueprint;
  let known = columns.get(place);
  if (!known) columns.set(place, (known = new Map()));
  const key = words.join(' ');
  let found = known.get(key);
  if (!found) {
    const dotted = dottedName(words);
    const is = ({ schema, name }: BlueprintTable, column: BlueprintColumn): number =>
      dotted === undefined
        ? likeness(words, column.name, name)
        : isCalled(dotted, `${schema}.${name}`, column.name)
          ? 1
          : Number(isCalled(dotted, name, column.name)) * (schema === 'public' ? 1 : 0.9);
    const likely =
      within || dotted !== undefined
        ? (within ? [within] : scope.blueprint.tables).flatMap((table) => table.columns.map((column) => ({ table, column })))
        : columnsLike(scope.blueprint, words);
    known.set(key, (found = best(likely.map(({ table, column }) => ({ table, column, score: is(table, column) })))));
  }
  return found;
}

/** The only dotted name in words, without articles. */
function dottedName(words: readonly string[]): string | undefined {
  const meant = words.filter((word) => !/^(?:the|a|an|all|column|table)$/.test(word));
  return meant.length === 1 && /^[^\s.@]+(?:\.[^\s.@]+)+$/.test(meant[0]!) && !/^[\d.]+$/.test(meant[0]!) ? meant[0] : undefined;
}

function isCalled(dotted: string, before: string, name: string): boolean {
  return dotted === plainLetters(`${before}.${name}`);
}

/** The only table that words name; null if there is none, or more than one. */
export function tableNamed(scope: Scope, words: readonly string[]): NamedTable | null {
  const found = tablesNamed(scope, words);
  return found.length === 1 ? found[0]! : null;
}

/** Whether a column refers to another table. */
export function isReference({ blueprint }: Scope, table: BlueprintTable, column: BlueprintColumn): boolean {
  const name = qualifiedName(table.schema, table.name);
  return blueprint.relations.some(({ from }) => from.table === name && from.columns.includes(column.name));
}

/** Whether a column holds data of the row itself: it is no key and refers to no other table. */
export function isOwn(scope: Scope, table: BlueprintTable, column: BlueprintColumn): boolean {
  return !isReference(scope, table, column) && table.primaryKey?.includes(column.name) !== true;
}

/** The best candidates, including equally likely ones. */
export function best<T extends { readonly score: number }>(all: readonly T[]): T[] {
  const most = Math.max(0, ...all.map(({ score }) => score));
  return most < MIN ? [] : all.filter(({ score }) => score >= most - EQUAL_WITHIN);
}
