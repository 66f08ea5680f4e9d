import type { Holds, TableWords } from '../link/schema-words.ts';
import { singular } from '../../read/names/singular.ts';
import { wordsOf } from '../packs/from-rows/words-of.ts';
import type { SchemaNames } from '../../read/schema-names.ts';
import { typeClass, type TypeClass } from '../../read/rules/type-class.ts';
import type { SchemaView, TableView } from '../../schema/schema-view.ts';

const HOLDS: Partial<Readonly<Record<TypeClass, Holds>>> = {
  text: 'text',
  enum: 'text',
  int: 'number',
  num: 'number',
  money: 'number',
  bool: 'flag',
  stamp: 'time',
  date: 'time',
};

/** The names of the schema in the form that linking needs, without references and ids, which do not describe a row. */
export function wordsOfSchema(schema: SchemaView, names: SchemaNames): TableWords[] {
  const neighbours = new Map<string, Set<string>>(schema.tables.map((view) => [view.name, new Set()]));
  for (const view of schema.tables) {
    for (const { references } of view.foreignKeys) {
      if (references === view.name) continue;
      neighbours.get(view.name)!.add(references);
      neighbours.get(references)?.add(view.name);
    }
    // Two tables that a join table connects are neighbours.
    if (isTie(view))
      for (const one of view.foreignKeys)
        for (const other of view.foreignKeys) if (one.references !== other.references) neighbours.get(one.references)?.add(other.references);
  }
  return schema.tables.map((view) => wordsOfTable(view, names, [...neighbours.get(view.name)!].toSorted()));
}

function wordsOfTable(view: TableView, names: SchemaNames, neighbours: readonly string[]): TableWords {
  const own = names.tables.get(view)!;
  return {
    name: view.name,
    words: own.tokens.words,
    written: writtenIn(view.table.name),
    neighbours,
    columns: view.columns
      .filter(
        ({ name, type, references }) =>
          references.length === 0 && !(view.primaryKey.includes(name) && (view.primaryKey.length > 1 || typeClass(type) !== 'text')),
      )
      .map(({ name, type }) => ({ name, words: own.columns.get(name)!.words, written: writtenIn(name), holds: HOLDS[typeClass(type)] ?? 'other' })),
  };
}

/** The spelling of the name in the schema, for the user's own packs. */
function writtenIn(name: string): string[] {
  return wordsOf(name).map(singular);
}

function isTie(view: TableView): boolean {
  return (
    view.foreignKeys.length === 2 &&
    view.columns.every(({ name, type, references }) => references.length > 0 || view.primaryKey.includes(name) || HOLDS[typeClass(type)] === 'time')
  );
}
