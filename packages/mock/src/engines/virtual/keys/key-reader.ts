import { isTrueText } from '@seedbed/engine';
import { MockFault, type MockColumn, type MockKey, type MockSchema } from '../../../core/index.ts';
import type { Surroundings } from '../expression/call.ts';
import type { Expr } from '../expression/expr.ts';
import { parseForm } from '../expression/parse.ts';
import { isTruth, type Value } from '../expression/value.ts';
import { sameText } from '../values/same-text.ts';
import type { Row } from '../view.ts';

/** The values that a unique key compares. */
export type KeyReader = {
  readonly key: MockKey;
  /** The columns that its parts and its predicate read. */
  readonly columns: readonly MockColumn[];
  /** A text that two rows share if they may not both be there; null of a row that no other can meet. */
  textOf(row: Row): string | null;
  /** The values of its parts, as Postgres prints them. */
  valuesOf(row: Row): readonly (string | null)[];
};

/** Expressions of indexes are immutable: they see neither clock nor chance. */
const FIXED_SURROUNDINGS: Surroundings = { now: 0, uuid: () => '' };

const known = new WeakMap<MockKey, KeyReader>();

/** Reads a key of a table. Throws PGRST127 for an expression or a predicate that nothing here can evaluate. */
export function keyReader(schema: MockSchema, key: MockKey): KeyReader {
  let reader = known.get(key);
  if (!reader) known.set(key, (reader = compiled(schema, key)));
  return reader;
}

function compiled(schema: MockSchema, key: MockKey): KeyReader {
  const { table } = key;
  const columns = new Set<MockColumn>();
  const read = (text: string, what: string): Expr => {
    const form = parseForm(text, table, schema);
    if (!form || form.notes.sources > 1 || form.notes.aggregates > 0) throw MockFault.unsupported(`The ${what} of the unique key ${key.name}: ${text}`);
    for (const column of form.notes.columns.get(0) ?? []) columns.add(column);
    return form.expr;
  };
  const parts = key.parts.map((text, i): Expr => {
    const column = key.partColumns[i];
    if (!column) return read(text, 'expression');
    if (!table.shown.includes(column))
      throw MockFault.unsupported(`The unique key ${key.name} of ${table.qualified}, over a generated column that a mock cannot compute.`);
    columns.add(column);
    return ({ row }) => ({ type: column.type, text: row[column.index] ?? null });
  });
  const binds = key.predicate === null ? null : read(key.predicate, 'predicate');
  const values = (row: Row): readonly Value[] => parts.map((part) => part({ row, value: null, around: FIXED_SURROUNDINGS }));
  return {
    key,
    columns: [...columns],
    textOf(row) {
      if (binds !== null && isTruth(binds({ row, value: null, around: FIXED_SURROUNDINGS })) !== true) return null;
      const all = values(row);
      if (!key.nullsNotDistinct && all.some(({ text }) => text === null)) return null;
      return JSON.stringify(all.map(({ type, text }) => (text === null ? null : sameText(type)(text))));
    },
    valuesOf: (row) => values(row).map(printed),
  };
}

function printed({ type, text }: Value): string | null {
  return text !== null && type?.base === 'bool' && type.kind === 'base' ? (isTrueText(text) ? 't' : 'f') : text;
}
