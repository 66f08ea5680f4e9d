import { cellText, openReader, type Column, type Plan } from '@seedbed/engine';

/** What is searched for: a value as Postgres prints it, or a part of one, without regard to upper and lower case. */
export type Wanted = { readonly text: string; readonly whole: boolean };
export type Hit = { readonly row: number; readonly column: string };
/** `next` is the first row that was not searched. */
export type Found = { readonly hits: readonly Hit[]; readonly next: number };

const BATCH = 2_048;

/** Searches rows `first` … `end` − 1, until `inTime` returns false or there are `most` hits; hits are in row order. */
export function findRows(
  plan: Plan,
  table: string,
  columns: readonly string[],
  wanted: Wanted,
  first: number,
  end: number,
  most: number,
  inTime: () => boolean,
): Found {
  const planned = plan.table(table);
  const made = columns.filter((column) => !planned.omitted.includes(column));
  const last = Math.min(end, planned.rows);
  if (made.length === 0) return { hits: [], next: last };
  const reader = openReader(plan, planned, made, BATCH);
  const matches = matcher(wanted);
  const hits: Hit[] = [];
  let next = first;
  while (next < last && hits.length < most) {
    const batch = reader.read({ first: next, count: Math.min(BATCH, last - next), at: null });
    const tests = batch.columns.map((column) => testOf(column, matches));
    for (let row = 0; row < batch.count && hits.length < most; row++) {
      for (let i = 0; i < made.length; i++) if (tests[i]!(row)) hits.push({ row: next + row, column: made[i]! });
    }
    // Cut off by `most`, the rest of the batch is examined again.
    next = hits.length >= most ? hits.at(-1)!.row + 1 : next + batch.count;
    if (!inTime()) break;
  }
  return { hits, next };
}

function matcher({ text, whole }: Wanted): (value: string) => boolean {
  if (whole) return (value) => value === text;
  const low = text.toLowerCase();
  return (value) => value.toLowerCase().includes(low);
}

/** Dictionaries are searched once, then their rows by index. */
function testOf(column: Column, matches: (value: string) => boolean): (row: number) => boolean {
  const { nulls } = column;
  if (column.store !== 'dict' || column.shape.store !== 'dict') return (row) => nulls?.[row] !== 1 && matches(cellText(column, row));
  const { texts } = column.shape.dictionary;
  let entries = known.get(texts);
  if (!entries || entries.matches !== matches) {
    entries = { matches, ok: Uint8Array.from(texts, (text) => (matches(text) ? 1 : 0)) };
    known.set(texts, entries);
  }
  const { ok } = entries;
  const { indices } = column;
  return (row) => nulls?.[row] !== 1 && ok[indices[row]!] === 1;
}

const known = new WeakMap<readonly string[], { matches: (value: string) => boolean; ok: Uint8Array }>();
