import type { Batch } from '../columns/column.ts';
import type { CellWriter, Literal } from './cells/cell.ts';
import { putPieces, type Piece } from './cells/pieces.ts';
import { SPARE, type Encoder, type Format } from './encoder.ts';
import { stripRows } from './strips.ts';
import { KIND, type Operation } from './wasm/operation.ts';
import { moduleRows, type ModuleRows } from './wasm/row-module.ts';

const encoder = new TextEncoder();

export type RowForm = {
  readonly format: Format;
  readonly head: string | Uint8Array;
  /** A function if it depends on the number of rows written. */
  readonly tail: string | Uint8Array | ((rows: number) => string);
  readonly cells: readonly CellWriter[];
  /**
   * Set if all cells can be written column by column, with this text before each row: faster for short cells that are
   * not texts.
   */
  readonly stripLead?: Literal;
  /**
   * The number of rows from which compiling a WebAssembly module (`wasm/`) is worthwhile, if it can write all cells;
   * the bytes are the same.
   */
  readonly moduleFrom?: number | undefined;
  /** Bytes before row `row` of the stream, at most `most` of them: commas, statement heads, counts of fields. */
  readonly lead?: Lead;
};

export type Lead = {
  readonly most: number;
  write(u8: Uint8Array, view: DataView, at: number, row: number): number;
  /** Bytes that most rows begin with; `rowsFrom` counts the rows from `row` on that do, 0 if `row` does not. */
  readonly usual?: { readonly bytes: Uint8Array; rowsFrom(row: number): number };
};

/** Combines the writers of a table's columns into an encoder of its rows. */
export function rowEncoder({ format, head, tail, cells, lead, stripLead, moduleFrom = WORTH_A_MODULE }: RowForm): Encoder {
  const maxRow = cells.reduce((sum, cell) => sum + cell.most, lead?.most ?? 0);
  const growing = cells.filter((cell) => cell.extra !== undefined);
  const writes = writersOf(cells);
  const writeStrips = stripLead ? stripRows(cells, stripLead) : null;
  const operations = (lead && !lead.usual) || stripLead ? null : operationsOf(cells, lead?.usual?.bytes);
  let byModule: ModuleRows | null | undefined = operations ? undefined : null;
  let row = 0;

  function bind(batch: Batch): void {
    for (let k = 0; k < cells.length; k++) cells[k]!.bind(batch.columns[k]!);
  }

  function writeRow(u8: Uint8Array, view: DataView, at: number, i: number): number {
    if (lead) at = lead.write(u8, view, at, row);
    row++;
    for (let k = 0; k < writes.length; k++) at = writes[k]!(u8, view, at, i);
    return at;
  }

  return {
    format,
    head: bytesOf(head),
    get tail() {
      return bytesOf(typeof tail === 'function' ? tail(row) : tail);
    },
    maxRow,
    bound(batch, from, n) {
      let bytes = n * maxRow + SPARE;
      if (growing.length > 0) {
        bind(batch);
        for (const cell of growing) bytes += cell.extra!(from, n);
      }
      return bytes;
    },
    write(batch, from, n, u8, view, at) {
      bind(batch);
      if (writeStrips && n >= WORTH_A_STRIP) {
        row += n;
        return writeStrips(u8, view, at, from, n);
      }
      const end = from + n;
      let i = from;
      if (row >= moduleFrom && byModule !== null) byModule ??= moduleRows(operations!, maxRow);
      while (i < end && row >= moduleFrom && byModule) {
        const alike = lead ? Math.min(end - i, lead.usual!.rowsFrom(row)) : end - i;
        if (alike > 0) {
          const next = byModule(u8, at, i, alike);
          if (next >= 0) {
            at = next;
            i += alike;
            row += alike;
          }
          // A date outside the module's range is usually followed by more of them.
          else byModule = null;
        } else at = writeRow(u8, view, at, i++);
      }
      while (i < end) at = writeRow(u8, view, at, i++);
      return at;
    },
  };
}

function operationsOf(cells: readonly CellWriter[], lead: Uint8Array | undefined): readonly Operation[] | null {
  if (cells.length === 0 || !cells.every((cell) => cell.operations)) return null;
  return [...(lead ? [{ kind: KIND.fixed, before: lead }] : []), ...cells.flatMap((cell) => cell.operations!)];
}

/** Setting up a module's memory takes as long as writing some thousands of rows. */
const WORTH_A_MODULE = 16_384;

/** Number of rows from which to write column by column. */
const WORTH_A_STRIP = 16;

/** One writer per column, or one for several adjacent columns that consist of pieces only. */
function writersOf(cells: readonly CellWriter[]): CellWriter['write'][] {
  const writes: CellWriter['write'][] = [];
  for (let k = 0; k < cells.length;) {
    const run: Piece[] = [];
    let end = k;
    for (; cells[end]?.pieces; end++) run.push(...cells[end]!.pieces!);
    if (end - k > 1) {
      writes.push((u8, view, at, row) => putPieces(run, u8, view, at, row));
      k = end;
    } else {
      writes.push(cells[k++]!.write);
    }
  }
  return writes;
}

function bytesOf(text: string | Uint8Array): Uint8Array {
  return typeof text === 'string' ? encoder.encode(text) : text;
}
