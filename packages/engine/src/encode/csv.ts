import { Problem } from '@seedbed/contract';
import type { PartShape } from '../columns/column.ts';
import { csvArenaCell } from './cells/csv-arenas.ts';
import type { Encoder, EncodedTable } from './encoder.ts';
import { rowEncoder, type RowForm } from './row-encoder.ts';
import { textCell } from './text-cell.ts';
import type { TextStyle } from './text-style.ts';

export type CsvOptions = {
  /** Column names in the first line; default true. */
  readonly header?: boolean;
  /** One ASCII character; default a comma. */
  readonly delimiter?: string;
  /** The text for NULL, unquoted; empty by default. Quotes a text that equals it, and the empty text. */
  readonly nullText?: string;
  readonly newline?: '\n' | '\r\n';
};

/**
 * CSV as RFC 4180 defines it, with Postgres' distinction of NULL and the empty text: `COPY … (FORMAT csv)` reads it
 * back unchanged.
 */
export function csvEncoder(table: EncodedTable, options: CsvOptions & Pick<RowForm, 'moduleFrom'> = {}): Encoder {
  const { header = true, delimiter = ',', nullText = '', newline = '\n', moduleFrom } = options;
  checkOptions(delimiter, nullText);
  const style = csvStyle(delimiter, nullText);
  const last = table.columns.length - 1;
  const names = table.columns.map((column) => style.cell(column.name, column.type)).join(delimiter);
  return rowEncoder({
    format: 'csv',
    head: header ? names + newline : '',
    tail: '',
    moduleFrom,
    cells: table.columns.map((column, i) => textCell(column, style, { before: '', after: i === last ? newline : delimiter })),
  });
}

/**
 * Numbers, dates and booleans are never quoted, so neither the delimiter nor the NULL text may look like a part of one.
 */
function checkOptions(delimiter: string, nullText: string): void {
  if (!/^[\t\x20-\x7e]$/.test(delimiter) || /["\w.:+\\ -]/.test(delimiter)) {
    throw new Problem(
      'invalid-request',
      `The delimiter of CSV is one character such as a comma, a semicolon, a tab or a bar, not ${JSON.stringify(delimiter)}.`,
    );
  }
  if (/["\r\n]/.test(nullText) || nullText.includes(delimiter))
    throw new Problem('invalid-request', 'The text for NULL in CSV holds no quote, delimiter or line break.');
  if (/^[-+\d.:e ]+$|^(true|false|nan|-?infinity)$/i.test(nullText))
    throw new Problem('invalid-request', `The text for NULL in CSV cannot be ${nullText}: a value may look the same.`);
}

function csvStyle(delimiter: string, nullText: string): TextStyle {
  const needsQuotes = (text: string) =>
    text === '' || text === nullText || text === '\\.' || text.includes('"') || text.includes(delimiter) || /[\r\n]/.test(text);
  const double = (text: string) => text.replaceAll('"', '""');
  const special = new Uint8Array(256);
  for (const character of ['"', delimiter, '\r', '\n']) special[character.charCodeAt(0)] = 1;
  const nullBytes = new TextEncoder().encode(nullText);
  const equals = (wanted: Uint8Array, bytes: Uint8Array, from: number, to: number) =>
    to - from === wanted.length && wanted.every((byte, i) => bytes[from + i] === byte);
  const endMark = Uint8Array.of(92, 46);
  return {
    id: `csv ${delimiter} ${nullText}`,
    none: nullText,
    booleans: ['false', 'true'],
    quote: '',
    separator: ' ',
    zone: '+00',
    special: (text) => text,
    cell: (text) => (needsQuotes(text) ? `"${double(text)}"` : text),
    parts: ({ shape }) => {
      const always =
        shape.store === 'parts' &&
        (nullText !== '' || !shape.parts.some(isNeverEmpty) || shape.parts.flatMap(piecesOf).some((text) => text !== '' && needsQuotes(text)));
      return { quote: always ? '"' : '', id: 'csv part', escape: double };
    },
    bytes: { before: '\\x', after: '' },
    arena: (around) =>
      csvArenaCell(around, special, (bytes, from, to) => from === to || equals(nullBytes, bytes, from, to) || equals(endMark, bytes, from, to)),
  };
}

function piecesOf(part: PartShape): readonly string[] {
  if (part.kind === 'literal') return [part.text];
  return part.kind === 'dict' ? part.dictionary.texts : Array.from(part.alphabet ?? '');
}

function isNeverEmpty(part: PartShape): boolean {
  if (part.kind === 'int') return !part.omitZero;
  return part.kind === 'literal' ? part.text !== '' : !part.dictionary.texts.includes('');
}
