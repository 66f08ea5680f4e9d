import { hexCell } from './cells/arenas.ts';
import type { Around, CellWriter } from './cells/cell.ts';
import { boolCell } from './cells/choice.ts';
import { decimalCell } from './cells/decimals.ts';
import { dictionaryCell } from './cells/dictionaries.ts';
import { int32Cell, int53Cell } from './cells/integers.ts';
import { dateCell, timestampCell, timeCell } from './cells/timestamps.ts';
import { nullableCell } from './cells/nullable.ts';
import { partsCell } from './cells/parts.ts';
import { doubleCell, int64Cell } from './cells/strings.ts';
import { uuidCell } from './cells/uuids.ts';
import type { EncodedColumn } from './encoder.ts';
import type { TextStyle } from './text-style.ts';

const encoder = new TextEncoder();

/** The writer of a column's cells in a text format; `around` holds delimiters and, in JSON, the key. */
export function textCell(column: EncodedColumn, style: TextStyle, around: Around): CellWriter {
  const cell = valueCell(column, style, around);
  return column.makesNulls ? nullableCell(cell, encoder.encode(around.before + style.none + around.after)) : cell;
}

function valueCell(column: EncodedColumn, style: TextStyle, around: Around): CellWriter {
  const { shape, type } = column;
  const { before, after } = around;
  const quoted = within(around, style.quote);
  switch (shape.store) {
    case 'i32':
      if (shape.as === 'int') return int32Cell(around);
      return shape.as === 'date' ? dateCell(quoted) : boolCell(before + style.booleans[0] + after, before + style.booleans[1] + after);
    case 'f53':
      if (shape.as === 'int') return int53Cell(around);
      if (shape.as === 'decimal') return decimalCell(around, shape.scale);
      if (shape.as === 'double') return doubleCell(around, type.base === 'float4', style.special);
      return shape.as === 'time' ? timeCell(quoted) : timestampCell(quoted, style.separator, shape.as === 'timestamptz' ? style.zone : '');
    case 'i64':
      return int64Cell(around, shape.as === 'decimal' ? shape.scale : 0);
    case 'bits128':
      return uuidCell(quoted);
    case 'dict':
      return dictionaryCell(shape.dictionary, `${style.id} ${type.name} ${before} ${after}`, (text) => encoder.encode(before + style.cell(text, type) + after));
    case 'parts': {
      const { quote, id, escape } = style.parts(column);
      return partsCell(within(around, quote), shape.parts, id, escape);
    }
    case 'arena':
      return shape.as === 'bytes' ? hexCell({ before: before + style.bytes.before, after: style.bytes.after + after }) : style.arena(around, column);
  }
}

/** The same with quotes inside. */
export function within({ before, after }: Around, quote: string): Around {
  return { before: before + quote, after: quote + after };
}
