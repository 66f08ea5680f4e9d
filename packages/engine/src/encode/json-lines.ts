import type { Shape } from '../columns/column.ts';
import { arenaCell, convertedCell } from './cells/arenas.ts';
import { literal, putWords, type Around, type CellWriter } from './cells/cell.ts';
import { escapesOf } from './cells/escapes.ts';
import { nullableCell } from './cells/nullable.ts';
import type { EncodedColumn, EncodedTable, Encoder } from './encoder.ts';
import { isDocument, isText, jsonValue } from './json-value.ts';
import { rowEncoder, type RowForm } from './row-encoder.ts';
import { textCell, within } from './text-cell.ts';
import type { TextStyle } from './text-style.ts';

/** One JSON object a line. */
export function ndjsonEncoder(table: EncodedTable, { moduleFrom }: Pick<RowForm, 'moduleFrom'> = {}): Encoder {
  return rowEncoder({ format: 'ndjson', head: '', tail: '', moduleFrom, ...objects(table, '\n') });
}

/** One JSON array of objects, an object a line. */
export function jsonEncoder(table: EncodedTable, { moduleFrom }: Pick<RowForm, 'moduleFrom'> = {}): Encoder {
  const first = literal('\n');
  const next = literal(',\n');
  const { cells, lead } = objects(table, '');
  return rowEncoder({
    format: 'json',
    head: '[',
    tail: (rows) => (rows > 0 ? '\n]\n' : ']\n'),
    cells,
    moduleFrom,
    lead: {
      most: 2 + (lead?.most ?? 0),
      write(u8, view, at, row) {
        const text = row === 0 ? first : next;
        at = putWords(view, at, text.words, 0, text.length);
        return lead ? lead.write(u8, view, at, row) : at;
      },
      ...(lead ? {} : { usual: { bytes: new TextEncoder().encode(',\n'), rowsFrom: (row: number) => (row === 0 ? 0 : Infinity) } }),
    },
  });
}

function objects({ columns }: EncodedTable, lineEnd: string): Pick<RowForm, 'cells' | 'lead'> {
  const last = columns.length - 1;
  const cells = columns.map((column, i) => {
    const around = { before: `${i === 0 ? '{' : ','}${JSON.stringify(column.name)}:`, after: i === last ? `}${lineEnd}` : '' };
    return jsonCell(column, around);
  });
  if (cells.length > 0) return { cells };
  const empty = literal(`{}${lineEnd}`);
  return { cells, lead: { most: empty.length, write: (_u8: Uint8Array, view: DataView, at: number) => putWords(view, at, empty.words, 0, empty.length) } };
}

/** Numbers in a text column are quoted as texts. */
function jsonCell(column: EncodedColumn, around: Around): CellWriter {
  if (!isNumeric(column.shape) || !isText(column.type)) return textCell(column, STYLE, around);
  const cell = textCell({ ...column, makesNulls: false }, { ...STYLE, special: (text) => text }, within(around, '"'));
  return column.makesNulls ? nullableCell(cell, new TextEncoder().encode(`${around.before}null${around.after}`)) : cell;
}

function isNumeric(shape: Shape): boolean {
  if (shape.store === 'i64') return true;
  return (shape.store === 'i32' && shape.as !== 'date') || (shape.store === 'f53' && (shape.as === 'int' || shape.as === 'decimal' || shape.as === 'double'));
}

const CONTROL: (readonly [string, string])[] = Array.from({ length: 32 }, (_, code) => {
  const character = String.fromCharCode(code);
  return [character, JSON.stringify(character).slice(1, -1)];
});
const ESCAPES = escapesOf([...CONTROL, ['"', '\\"'], ['\\', '\\\\']]);
/** In a JSON document only whitespace between tokens can contain line breaks. */
const DOCUMENT = escapesOf([
  ['\n', ' '],
  ['\r', ' '],
]);
/** `{a,b}` becomes `["a","b"]`, and a control character six bytes. */
const GROWTH = 7;

const STYLE: TextStyle = {
  id: 'json',
  none: 'null',
  booleans: ['false', 'true'],
  quote: '"',
  separator: 'T',
  zone: 'Z',
  special: (text) => `"${text}"`,
  cell: jsonValue,
  parts: ({ type }) =>
    isText(type)
      ? { quote: '"', id: 'json part', escape: (text) => JSON.stringify(text).slice(1, -1) }
      : { quote: '', id: 'json bare part', escape: (text) => text },
  bytes: { before: '"\\\\x', after: '"' },
  arena(around, { type }) {
    if (isDocument(type)) return arenaCell(around, DOCUMENT);
    return isText(type) ? arenaCell(within(around, '"'), ESCAPES) : convertedCell(around, (text) => jsonValue(text, type), GROWTH);
  },
};
