import type { Engine } from '../../engine/engine-store.ts';
import { formatCount } from '../../lib/format.ts';
import { parseGoTo } from '../../lib/go-to-row.ts';
import { parseGoToValue } from '../../lib/go-to-value.ts';

/** Rows that are searched for a value that is no key: more take too long for a field that only goes somewhere. */
const MAX_ROWS = 1_000_000;

/** The row of `column = value`: a key is known at once, anything else is searched. Or why there is none. */
export async function rowOfValue(
  engine: Engine | null,
  table: string,
  rows: number,
  text: string,
  columns: readonly string[],
): Promise<{ readonly row: number } | { readonly fault: string }> {
  const meant = parseGoToValue(text, columns);
  if (meant === null) return parseGoTo(text, rows, 0);
  if ('fault' in meant) return meant;
  const { column, value } = meant;
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
