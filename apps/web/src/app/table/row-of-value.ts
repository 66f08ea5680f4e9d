import type { Engine } from '../../engine/engine-store.ts';
import { formatCount } from '../../lib/format.ts';
import type { GoToValue } from '../../lib/go-to-row.ts';

/** Rows that are searched for a value that is no key: more take too long for a field that only goes somewhere. */
const MAX_ROWS = 1_000_000;

/** The row of a value: a key is known at once, anything else is searched. Or why there is none. */
export async function rowOfValue(
  engine: Engine | null,
  table: string,
  rows: number,
  { column, value }: GoToValue,
): Promise<{ readonly row: number } | { readonly fault: string }> {
  if (!engine?.search) return { fault: 'Values are found once the rows are ready.' };
  const known = await engine.search.rowOf(table, column, value);
  if (known !== null) return { row: known };
  const end = Math.min(rows, MAX_ROWS);
  for (let first = 0; first < end;) {
    const { hits, next } = await engine.search.find(table, [column], { text: value, whole: true }, first, end, 1);
    if (hits[0]) return { row: hits[0].row };
    first = next;
  }
  return { fault: `No row has ${column} = ${value}${end < rows ? ` among the first ${formatCount(end)}. Find searches on` : ''}.` };
}
