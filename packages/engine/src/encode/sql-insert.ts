import { quotedName } from '@seedbed/contract';
import { arenaCell } from './cells/arenas.ts';
import { literal, putWords } from './cells/cell.ts';
import { escapesOf } from './cells/escapes.ts';
import type { EncodedTable, Encoder } from './encoder.ts';
import { rowEncoder, type RowForm } from './row-encoder.ts';
import { textCell, within } from './text-cell.ts';
import type { TextStyle } from './text-style.ts';

export type SqlInsertOptions = { /** Default 500. */ readonly rowsPerStatement?: number };

/**
 * INSERT statements of many rows, for psql and any client. Every name is qualified and quoted; texts are standard
 * strings, in which psql does not expand variables; the header sets the options that affect parsing.
 */
export function sqlInsertEncoder(table: EncodedTable, { rowsPerStatement = 500, moduleFrom }: SqlInsertOptions & Pick<RowForm, 'moduleFrom'> = {}): Encoder {
  const last = table.columns.length - 1;
  return rowEncoder({
    format: 'sql-insert',
    head: "SET client_encoding = 'UTF8';\nSET standard_conforming_strings = on;\n",
    tail: (rows) => (rows > 0 ? ';\n' : ''),
    cells: table.columns.map((column, i) => textCell(column, STYLE, { before: i === 0 ? '(' : ',', after: i === last ? ')' : '' })),
    lead: statementLead(table, rowsPerStatement),
    moduleFrom,
  });
}

function statementLead(table: EncodedTable, rowsPerStatement: number): NonNullable<RowForm['lead']> {
  const begin = beginning(table);
  const first = literal(begin);
  const next = literal(`;\n${begin}`);
  const comma = literal(table.columns.length === 0 ? `;\n${begin}` : ',\n');
  return {
    most: Math.max(next.length, comma.length),
    write(_u8, view, at, row) {
      const text = row % rowsPerStatement > 0 ? comma : row > 0 ? next : first;
      return putWords(view, at, text.words, 0, text.length);
    },
    usual: {
      bytes: new TextEncoder().encode(',\n'),
      rowsFrom: (row) => (row % rowsPerStatement === 0 ? 0 : rowsPerStatement - (row % rowsPerStatement)),
    },
  };
}

function beginning({ schema, table, columns }: EncodedTable): string {
  const name = `${quotedName(schema)}.${quotedName(table)}`;
  if (columns.length === 0) return `INSERT INTO ${name} DEFAULT VALUES`;
  const overriding = columns.some((column) => column.identity === 'always') ? ' OVERRIDING SYSTEM VALUE' : '';
  return `INSERT INTO ${name} (${columns.map((column) => quotedName(column.name)).join(', ')})${overriding} VALUES\n`;
}

const double = (text: string) => text.replaceAll("'", "''");
const ESCAPES = escapesOf([["'", "''"]]);

const STYLE: TextStyle = {
  id: 'sql',
  none: 'NULL',
  booleans: ['false', 'true'],
  quote: "'",
  separator: ' ',
  zone: '+00',
  special: (text) => `'${text}'`,
  cell: (text) => `'${double(text)}'`,
  parts: () => ({ quote: "'", id: 'sql part', escape: double }),
  bytes: { before: "'\\x", after: "'" },
  arena: (around) => arenaCell(within(around, "'"), ESCAPES),
};
