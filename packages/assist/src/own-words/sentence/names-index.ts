import type { Blueprint, BlueprintColumn, BlueprintTable } from '@seedbed/contract';
import { partsOf } from './name-parts.ts';
import { sameness } from './word-forms.ts';

/** A table, or a column of a table. */
export type Named = { readonly table: BlueprintTable; readonly column: BlueprintColumn };

type Index<T> = {
  readonly all: readonly T[];
  /** Where each part of a name occurs, and each name as one word. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** Parts that a word can mean. */
  readonly meant: Map<string, readonly string[]>;
};

const indexes = new WeakMap<Blueprint, { readonly tables: Index<BlueprintTable>; readonly columns: Index<Named> }>();
const MAX_INDEXED_NAMES = 5_000;

/** Tables whose names share a part with one of the words, in the blueprint's order: no other table can match. */
export function tablesLike(blueprint: Blueprint, words: readonly string[]): BlueprintTable[] {
  return likely(indexOf(blueprint).tables, words);
}

/** The same of columns of all tables. */
export function columnsLike(blueprint: Blueprint, words: readonly string[]): Named[] {
  return likely(indexOf(blueprint).columns, words);
}

function likely<T>({ all, places, meant }: Index<T>, words: readonly string[]): T[] {
  const found = new Set<number>();
  const parts = words.flatMap((word) => word.split('_'));
  for (const word of [...parts, parts.join('')]) {
    let of = meant.get(word);
    if (!of) {
      if (meant.size >= MAX_INDEXED_NAMES) meant.clear();
      meant.set(word, (of = [...places.keys()].filter((part) => sameness(word, part) > 0)));
    }
    for (const part of of) for (const place of places.get(part)!) found.add(place);
  }
  return [...found].toSorted((a, b) => a - b).map((place) => all[place]!);
}

function indexOf(blueprint: Blueprint) {
  let found = indexes.get(blueprint);
  if (!found) {
    const columns = blueprint.tables.flatMap((table) => table.columns.map((column): Named => ({ table, column })));
    indexes.set(blueprint, (found = { tables: made(blueprint.tables, ({ name }) => name), columns: made(columns, ({ column }) => column.name) }));
  }
  return found;
}

function made<T>(all: readonly T[], nameOf: (one: T) => string): Index<T> {
  const places = new Map<string, number[]>();
  for (const [place, one] of all.entries()) {
    const { written, words } = partsOf(nameOf(one));
    for (const part of new Set([...written, ...words, written.join('')])) {
      const known = places.get(part);
      if (known) known.push(place);
      else places.set(part, [place]);
    }
  }
  return { all, places, meant: new Map() };
}
