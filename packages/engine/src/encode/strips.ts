import { putWords, STRIP_ROWS, type CellWriter, type Literal, type Strip } from './cells/cell.ts';

/** Writes rows `from … from + n − 1`; returns the end. */
export type StripRows = (u8: Uint8Array, view: DataView, at: number, from: number, n: number) => number;

/** Bytes that a cell may write over behind its end. */
const OVER = 4;

/**
 * Rows in strips, column by column, `lead` before each: all cells are measured, which says where each row begins, and then each column
 * is put in one loop. Null where a cell cannot be measured, or where rows may be so short that a cell writes over the row behind the next.
 */
export function stripRows(cells: readonly CellWriter[], lead: Literal): StripRows | null {
  const strips: Strip[] = [];
  for (const { strip } of cells) {
    if (!strip) return null;
    strips.push(strip);
  }
  // The first columns cover the bytes that the last ones of the row before may write over.
  let head = 0;
  let covered = lead.length;
  while (head < strips.length && covered < OVER) covered += strips[head++]!.least;
  const rest = strips.slice(head).reduce((sum, strip) => sum + strip.least, 0);
  if (covered < OVER || rest < OVER) return null;

  return (u8, view, at, from, n) => {
    for (let done = 0; done < n; done += STRIP_ROWS) {
      const count = Math.min(STRIP_ROWS, n - done);
      const first = from + done;
      lengths.fill(lead.length, 0, count);
      for (let k = 0; k < strips.length; k++) strips[k]!.measure(first, count, lengths);
      const end = place(at, count);
      for (let i = 0; i < count; i++) ends[i] = putWords(view, ends[i]!, lead.words, 0, lead.length);
      for (let k = 0; k < head; k++) strips[k]!.put(u8, view, first, 0, count, ends);
      keepStarts(view, count);
      for (let k = head; k < strips.length; k++) strips[k]!.put(u8, view, first, 0, count, ends);
      restoreStarts(view, count);
      if (ends[count - 1] !== end) throw new RangeError('A cell is not as long as it was measured.');
      at = end;
    }
    return at;
  };
}

/** Working arrays of one strip. */
const lengths = new Int32Array(STRIP_ROWS);
const starts = new Int32Array(STRIP_ROWS + 1);
/** The end of each row so far. */
const ends = new Int32Array(STRIP_ROWS);
const kept = new Int32Array(STRIP_ROWS + 1);

function place(at: number, count: number): number {
  for (let i = 0; i < count; i++) {
    starts[i] = ends[i] = at;
    at += lengths[i]!;
  }
  starts[count] = at;
  return at;
}

/** The first bytes of each row but the first are finished; the cells before may write over them. */
function keepStarts(view: DataView, count: number): void {
  for (let i = 1; i < count; i++) kept[i] = view.getInt32(starts[i]!, true);
}

function restoreStarts(view: DataView, count: number): void {
  for (let i = 1; i < count; i++) view.setInt32(starts[i]!, kept[i]!, true);
}
