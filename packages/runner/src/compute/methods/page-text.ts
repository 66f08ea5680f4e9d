import { openReader, textRow, type Plan, type Reader, type TablePlan } from '@seedbed/engine';
import { PIECE_BYTES } from '../limits.ts';

/** Rows of a cached reader. */
const CAPACITY = 64;
/** For the rows of one batch. */
const BATCH_CHARACTERS = 4 * 1024 * 1024;

const encoder = new TextEncoder();
/** Cached for a table between pages: the text before its rows, its reader, and the characters of its last row. */
type Kept = { readonly head: string; reader: Reader | undefined; rowCharacters: number | undefined };
const kept = new WeakMap<TablePlan, Kept>();

export type Page = {
  readonly offset: number;
  readonly count: number;
  readonly total: number;
  /** These rows instead of consecutive ones. */
  readonly at?: Float64Array;
};

/** Rows of a table as the JSON of a `RowsPage`, in pieces of bounded size: a thousand rows may be as many mebibytes. */
export function* pageText(plan: Plan, table: TablePlan, { offset, count, total, at }: Page): Generator<Uint8Array, void> {
  const known = knownOf(table);
  // Removed while it is in use, because a page that waits for its caller needs its rows unchanged.
  const reader = known.reader ?? openReader(plan, table, undefined, CAPACITY);
  known.reader = undefined;
  let text = `${known.head},"total":${total},"offset":${offset},"rows":[`;
  for (let done = 0; done < count;) {
    const n = Math.min(CAPACITY, count - done, rowsAtOnce(known.rowCharacters));
    const batch = reader.read({ first: at ? 0 : offset + done, count: n, at: at ? at.subarray(done, done + n) : null });
    let characters = 0;
    for (let row = 0; row < n; row++) {
      const cells = JSON.stringify(textRow(batch, row));
      characters += cells.length;
      text += done + row === 0 ? cells : `,${cells}`;
      if (text.length > PIECE_BYTES) {
        yield encoder.encode(text);
        text = '';
      }
    }
    done += n;
    known.rowCharacters = characters / n;
  }
  if (known.rowCharacters === undefined || known.rowCharacters < PIECE_BYTES / CAPACITY) known.reader = reader;
  text += at ? `],"numbers":[${Array.from(at, (row) => row + 1).join(',')}]}` : ']}';
  yield encoder.encode(text);
}

/** Few at first, because a cell may be a mebibyte long. */
function rowsAtOnce(rowCharacters: number | undefined): number {
  return rowCharacters === undefined ? 2 : Math.max(1, Math.floor(BATCH_CHARACTERS / Math.max(1, rowCharacters)));
}

function knownOf(table: TablePlan): Kept {
  let found = kept.get(table);
  if (!found) {
    const columns = table.columns.map((column) => ({ name: column.name, type: column.type.name }));
    kept.set(table, (found = { head: JSON.stringify({ table: table.name, columns }).slice(0, -1), reader: undefined, rowCharacters: undefined }));
  }
  return found;
}
