import { arenaCell } from './cells/arenas.ts';
import { escapesOf } from './cells/escapes.ts';
import type { EncodedTable, Encoder } from './encoder.ts';
import { rowEncoder, type RowForm } from './row-encoder.ts';
import { textCell } from './text-cell.ts';
import type { TextStyle } from './text-style.ts';

/** Postgres' COPY in text format: tabs between cells, `\N` for NULL, without a header and without the end mark. */
export function copyTextEncoder(table: EncodedTable, { moduleFrom }: Pick<RowForm, 'moduleFrom'> = {}): Encoder {
  const last = table.columns.length - 1;
  return rowEncoder({
    format: 'copy-text',
    head: '',
    tail: '',
    moduleFrom,
    cells: table.columns.map((column, i) => textCell(column, column.type.base === 'bool' ? STYLE : IN_TEXT, { before: '', after: i === last ? '\n' : '\t' })),
  });
}

/** The backslash comes first because it is the escape character itself. */
const PAIRS = [
  ['\\', '\\\\'],
  ['\b', '\\b'],
  ['\f', '\\f'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
  ['\v', '\\v'],
] as const;
const REPLACED = new Map<string, string>(PAIRS);
const escape = (text: string) => text.replace(/[\\\b\f\n\r\t\v]/g, (character) => REPLACED.get(character)!);
const ESCAPES = escapesOf(PAIRS);

const STYLE: TextStyle = {
  id: 'copy-text',
  none: '\\N',
  booleans: ['f', 't'],
  quote: '',
  separator: ' ',
  zone: '+00',
  special: (text) => text,
  cell: escape,
  parts: () => ({ quote: '', id: 'copy-text part', escape }),
  bytes: { before: '\\\\x', after: '' },
  arena: (around) => arenaCell(around, ESCAPES),
};

/** Booleans in a text column are words, as a cast to text prints them. */
const IN_TEXT: TextStyle = { ...STYLE, booleans: ['false', 'true'] };
