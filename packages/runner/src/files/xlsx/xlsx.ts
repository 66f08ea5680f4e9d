import { LIMITS, Problem } from '@seedbed/contract';
import { generate, textRow, type Plan, type TablePlan } from '@seedbed/engine';
import { zip } from '../zip/zip.ts';
import { cellOf } from './cell.ts';
import { SHEET_TAIL, sheetHead, workbookParts } from './workbook.ts';

const encoder = new TextEncoder();

/** Characters of XML per chunk. */
const PIECE = 256 * 1024;

/**
 * Streams rows of a table as an Excel workbook with one sheet. Throws Problem `too-large`, before writing anything, for
 * more rows or columns than a sheet can have.
 */
export function xlsx(
  plan: Plan,
  table: TablePlan,
  rows: { /** From 0. */ readonly first: number; readonly count: number },
  made?: (rows: number) => void,
): Generator<Uint8Array, void, undefined> {
  checkSheet(table, rows.count);
  const parts = workbookParts(table.table).map(({ name, xml }) => ({ name, chunks: [encoder.encode(xml)] }));
  return zip([...parts, { name: 'xl/worksheets/sheet1.xml', chunks: sheet(plan, table, rows, made) }], { deflate: true });
}

export function checkSheet(table: TablePlan, rows: number): void {
  const { xlsx: limits } = LIMITS;
  if (rows >= limits.rows)
    throw new Problem(
      'too-large',
      `An Excel sheet holds ${limits.rows - 1} rows below its line of names; ${table.name} has ${rows}. Take fewer rows, or csv or parquet.`,
      { facts: { table: table.name, rows, limit: limits.rows - 1 } },
    );
  if (table.columns.length > limits.columns)
    throw new Problem('too-large', `An Excel sheet has ${limits.columns} columns; ${table.name} has ${table.columns.length}.`, {
      facts: { table: table.name, limit: limits.columns },
    });
}

function* sheet(
  plan: Plan,
  table: TablePlan,
  { first, count }: { first: number; count: number },
  made: (rows: number) => void = () => undefined,
): Generator<Uint8Array, void, undefined> {
  const cells = table.columns.map((column) => cellOf(column.type));
  const letters = cells.map((_, i) => lettersOf(i));
  let text = sheetHead(
    table.columns.map(({ name }) => name),
    letters,
  );
  let line = 1;
  for (const batch of generate(plan, table, first, count)) {
    for (let row = 0; row < batch.count; row++) {
      line++;
      text += `<row r="${line}">`;
      const values = textRow(batch, row);
      for (let i = 0; i < cells.length; i++) {
        const value = values[i];
        if (value !== null && value !== undefined) text += cells[i]!(value, `${letters[i]}${line}`);
      }
      text += '</row>';
      if (text.length < PIECE) continue;
      yield encoder.encode(text);
      text = '';
    }
    made(batch.count);
  }
  yield encoder.encode(text + SHEET_TAIL);
}

/** 0 is A, 26 is AA. */
function lettersOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : `${lettersOf(Math.floor(index / 26) - 1)}${last}`;
}
