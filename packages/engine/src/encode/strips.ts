import { STRIP_ROWS, type CellWriter, type Literal, type Strip } from './cells/cell.ts';

/** Writes rows `from … from + n − 1`; returns the end. */
type StripRows = (u8: Uint8Array, view: DataView, at: number, from: number, n: number) => number;

/**
 * Writes rows in strips, column by column, `lead` before each row. Measures all cells first, which gives each row's start, then writes each
 * column in one loop. Null if a cell cannot be measured, or if rows may be so short that a cell overwrites the row after the next.
 */
export function stripRows(cells: readonly CellWriter[], lead: Literal): StripRows | null {
  const strips: Strip[] = [];
  for (const { strip } of cells) {
    if (!strip) return null;
    strips.push(strip);
  }
  const over = overrunOfStrips(strips);
  const leadWord = lead.words[0] ?? 0;
  if (lead.length > 4 || over > 4 * KEPT_WORDS) return null;
  // The first columns restore the bytes that the last columns of the previous row may overwrite.
  const start = over > 0 ? 4 * KEPT_WORDS : 0;
  let head = 0;
  let covered = lead.length;
  while (head < strips.length && covered < start) covered += strips[head++]!.least;
  const rest = strips.slice(head).reduce((sum, strip) => sum + strip.least, 0);
  // The first columns may not overwrite the next row's lead, which is already written.
  if (covered < start || rest < Math.max(over, overrunOfStrips(strips.slice(0, head)))) return null;

  return (u8, view, at, from, n) => {
    for (let done = 0; done < n; done += STRIP_ROWS) {
      const count = Math.min(STRIP_ROWS, n - done);
      const first = from + done;
      lengths.fill(lead.length, 0, count);
      for (let k = 0; k < strips.length; k++) strips[k]!.measure(first, count, lengths);
      const end = place(view, at, count, leadWord, lead.length);
      for (let k = 0; k < head; k++) strips[k]!.put(u8, view, first, 0, count, ends);
      if (over > 0) keepStarts(view, count);
      for (let k = head; k < strips.length; k++) strips[k]!.put(u8, view, first, 0, count, ends);
      if (over > 0) restoreStarts(view, count);
      if (ends[count - 1] !== end) throw new RangeError('A cell is not as long as it was measured.');
      at = end;
    }
    return at;
  };
}

/**
 * The number of bytes past a row's end that its cells may overwrite, not counting those that later cells write anyway.
 */
function overrunOfStrips(strips: readonly Strip[]): number {
  let over = 0;
  for (const strip of strips) over = Math.max(strip.over, over - strip.least);
  return over;
}

/** How many words of a row's start can be saved. */
const KEPT_WORDS = 2;
/** Working arrays of one strip. */
const lengths = new Int32Array(STRIP_ROWS);
const starts = new Int32Array(STRIP_ROWS + 1);
/** The end of each row so far. */
const ends = new Int32Array(STRIP_ROWS);
const kept = new Int32Array(KEPT_WORDS * STRIP_ROWS);

/** Computes where each row begins, and writes its lead there. */
function place(view: DataView, at: number, count: number, leadWord: number, leadLength: number): number {
  for (let i = 0; i < count; i++) {
    view.setInt32(at, leadWord, true);
    starts[i] = at;
    ends[i] = at + leadLength;
    at += lengths[i]!;
  }
  starts[count] = at;
  return at;
}

/**
 * The first bytes of each row except the first are final, but the cells before them may overwrite them, so they are
 * saved.
 */
function keepStarts(view: DataView, count: number): void {
  for (let i = 1; i < count; i++) {
    kept[2 * i] = view.getInt32(starts[i]!, true);
    kept[2 * i + 1] = view.getInt32(starts[i]! + 4, true);
  }
}

function restoreStarts(view: DataView, count: number): void {
  for (let i = 1; i < count; i++) {
    view.setInt32(starts[i]!, kept[2 * i]!, true);
    view.setInt32(starts[i]! + 4, kept[2 * i + 1]!, true);
  }
}
