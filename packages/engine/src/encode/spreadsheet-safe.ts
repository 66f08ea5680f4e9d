import type { SqlType } from '@seedbed/contract';

/**
 * Some spreadsheets treat cells that begin with one of these characters as formulas or as the end of the previous cell
 * (OWASP ASVS 1.2.10): = + - @, tab, line ends.
 */
const FORMULA = new Set([...'=+-@\t\r\n'].map((character) => character.charCodeAt(0)));
/**
 * The full-width forms of = + - @, which some programs treat like the plain ones: all begin with EF and two more bytes.
 */
const WIDE: readonly (readonly [number, number])[] = [
  [0xbc, 0x9d],
  [0xbc, 0x8b],
  [0xbc, 0x8d],
  [0xbc, 0xa0],
];
const NUMBERS: ReadonlySet<string> = new Set(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric']);
const APOSTROPHE = 39;
const QUOTE = 34;
const COMMA = 44;
const NEWLINE = 10;

type SpreadsheetOptions = { /** Whether the first line is a header; default true. */ readonly header?: boolean };

/**
 * Puts an apostrophe before every cell of CSV that a spreadsheet would take for a formula (T16). Values of numeric
 * columns, such as -5, are unchanged. Chunks must end at row boundaries, as those of `encodeBatches` do; the delimiter
 * is a comma.
 */
export function spreadsheetSafe(columns: readonly { readonly type: SqlType }[], { header = true }: SpreadsheetOptions = {}): (chunk: Uint8Array) => Uint8Array {
  const exact = columns.map(({ type }) => NUMBERS.has(type.base));
  let names = header;

  return (chunk) => {
    const cells: number[] = [];
    let column = 0;
    let quoted = false;
    for (let at = 0; at < chunk.length; at++) {
      // A cell begins here.
      quoted = chunk[at] === QUOTE;
      const first = quoted ? at + 1 : at;
      if ((names || !exact[column]) && isFormula(chunk, first, quoted)) cells.push(first);
      at = endOfCell(chunk, at, quoted);
      if (chunk[at] === COMMA) column++;
      else {
        column = 0;
        names = false;
      }
    }
    return cells.length === 0 ? chunk : withApostrophes(chunk, cells);
  };
}

/** An unquoted line end or comma is the end of an empty cell. */
function isFormula(chunk: Uint8Array, at: number, quoted: boolean): boolean {
  const byte = chunk[at]!;
  if (byte === 0xef) return WIDE.some(([second, third]) => chunk[at + 1] === second && chunk[at + 2] === third);
  return FORMULA.has(byte) && (quoted || (byte !== NEWLINE && byte !== 13));
}

/** Finds the comma or line end after the cell. */
function endOfCell(chunk: Uint8Array, from: number, quoted: boolean): number {
  let at = from;
  if (quoted) {
    at++;
    // A doubled quote is one quote and does not end the cell.
    while (at < chunk.length && !(chunk[at] === QUOTE && chunk[at + 1] !== QUOTE)) at += chunk[at] === QUOTE ? 2 : 1;
    at++;
  }
  while (at < chunk.length && chunk[at] !== COMMA && chunk[at] !== NEWLINE) at++;
  return at;
}

function withApostrophes(chunk: Uint8Array, places: readonly number[]): Uint8Array {
  const out = new Uint8Array(chunk.length + places.length);
  let read = 0;
  let write = 0;
  for (const place of places) {
    out.set(chunk.subarray(read, place), write);
    write += place - read;
    out[write++] = APOSTROPHE;
    read = place;
  }
  out.set(chunk.subarray(read), write);
  return out;
}
