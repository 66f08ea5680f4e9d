import type { MockColumn, MockTable } from '../../../core/index.ts';
import type { Budget } from '../budget.ts';
import { EXACT } from '../predicate/compile-test.ts';
import { madeWithValue, slotOfKey } from '../read/access.ts';
import { listed, type Slots } from '../read/slots.ts';
import type { Row, View } from '../view.ts';
import { foldedColumn } from './folded-part.ts';
import { keyIndexOf, MAX_INDEXED } from './key-index.ts';
import type { KeyReader } from './key-reader.ts';

/** Up to this number of rows, checks each instead of building an index. */
const FEW = 10_000;
const BATCH = 2048;

/** The key values of written rows, which never change. */
const texts = new WeakMap<KeyReader, WeakMap<Row, string | null>>();

/** Another row that has the same key as this one, −1 without one. `self`: the slot of the row itself, −1 of a new one. */
export function slotWithKey(view: View, reader: KeyReader, row: Row, self: number, budget: Budget): number {
  const { key } = reader;
  const { table } = key;
  const text = reader.textOf(row);
  if (text === null) return -1;
  if (key.columns.length > 0 && key.predicate === null && !key.nullsNotDistinct) {
    const slot = slotOfKey(
      view,
      table,
      key.columns,
      key.columns.map((column) => row[column.index]!),
      budget,
    );
    return slot === self ? -1 : slot;
  }
  const of = view.table(table);
  const written = of.written.find((slot) => slot !== self && writtenText(reader, of.writtenRow(slot)!) === text);
  if (written !== undefined) return written;
  for (const slot of madeWithKey(view, reader, row, text, budget)) if (slot !== self && !of.isTouched(slot)) return slot;
  return -1;
}

function writtenText(reader: KeyReader, row: Row): string | null {
  const kept = texts.get(reader) ?? new WeakMap<Row, string | null>();
  texts.set(reader, kept);
  let text = kept.get(row);
  if (text === undefined) kept.set(row, (text = reader.textOf(row)));
  return text;
}

/**
 * Generated rows with a key: by one of its columns, by an index of its values, or by scanning every row within the
 * budget.
 */
function* madeWithKey(view: View, reader: KeyReader, row: Row, text: string, budget: Budget): Generator<number> {
  const { base } = view;
  const { key } = reader;
  const found = slotsByColumn(view, reader, row, budget);
  if (found !== null && found.count <= FEW) return yield* matching(view, reader, found, text, budget);
  const folded = foldedColumn(base, key);
  const [value = null] = folded ? reader.valuesOf(row) : [];
  const same = folded && value !== null ? madeWithValue(base, key.table, folded, value, budget) : null;
  if (same !== null) return yield* matching(view, reader, same, text, budget);
  const rows = base.rows(key.table);
  if (rows <= MAX_INDEXED) return yield* keyIndexOf(base, reader).find(text, budget);
  // A row that repeats a value exactly is found immediately.
  yield* matching(view, reader, listed(likely(view, reader, row)), text, budget);
  yield* matching(view, reader, found ?? { count: rows, at: (index) => index }, text, budget);
}

function slotsByColumn({ base }: View, { key }: KeyReader, row: Row, budget: Budget): Slots | null {
  let best: Slots | null = null;
  for (const column of key.partColumns) {
    const value = column && row[column.index];
    if (!column || value === null || value === undefined || !EXACT.has(column.type.base)) continue;
    if (isDear(base.rows(key.table), column, key.table)) continue;
    const slots = madeWithValue(base, key.table, column, value, budget);
    if (slots !== null && (best === null || slots.count < best.count)) best = slots;
    if (best !== null && best.count <= 1) break;
  }
  return best;
}

/** Flags and states match a large part of the rows, so an index on them is useless. */
function isDear(rows: number, column: MockColumn, { parents }: MockTable): boolean {
  const isRelation = parents.some(({ columns }) => columns.includes(column));
  return rows > FEW && !isRelation && (column.type.base === 'bool' || column.type.kind === 'enum');
}

/** Rows with one of the new row's own values in a column that the key reads. */
function likely({ base }: View, { key, columns, valuesOf }: KeyReader, row: Row): number[] {
  const values = [...valuesOf(row), ...columns.map((column) => row[column.index] ?? null)].filter((value) => value !== null);
  const slots = columns.flatMap((column) => [...new Set(values)].map((value) => base.find(key.table, column, value)));
  return [...new Set(slots)].filter((slot) => slot !== null && slot >= 0) as number[];
}

function* matching({ base }: View, reader: KeyReader, slots: Slots, text: string, budget: Budget): Generator<number> {
  const { key, columns } = reader;
  for (let done = 0; done < slots.count; done += BATCH) {
    const part = Array.from({ length: Math.min(BATCH, slots.count - done) }, (_, i) => slots.at(done + i));
    budget.spend(part.length * Math.max(1, columns.length), key.table.qualified, `rows are looked at for the unique key ${key.name}`);
    const rows = base.cells(key.table, part, columns);
    for (const [i, slot] of part.entries()) if (reader.textOf(rows[i]!) === text) yield slot;
  }
}
