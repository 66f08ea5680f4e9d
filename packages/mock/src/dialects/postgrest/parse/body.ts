import { JsonNumber, MockFault, readExactJson, type WriteRow } from '../../../core/index.ts';
import { readCsv } from './csv.ts';

/** Rows of a body: a JSON object, an array of objects, or lines of CSV. Throws PGRST102. */
export function parseBody(body: Uint8Array, contentType: string | null, columns: readonly string[] | undefined): readonly WriteRow[] {
  const type = contentType?.split(';')[0]!.trim().toLowerCase() ?? '';
  const text = new TextDecoder().decode(body);
  if (type === 'text/csv') return rowsOfCsv(text);
  if (type !== 'application/json' && type !== '' && !type.endsWith('+json')) throw badBody(`Content-Type not acceptable: ${type}`);
  let read: unknown;
  try {
    read = readExactJson(text);
  } catch {
    throw badBody('Empty or invalid json');
  }
  // Anything other than an object or a list has no rows.
  const rows = Array.isArray(read) ? read : isRow(read) ? [read] : [];
  if (!rows.every(isRow)) throw badBody('All object keys must match');
  if (columns === undefined && rows.length > 1) {
    const names = keysOf(rows[0]!);
    if (rows.some((row) => keysOf(row) !== names)) throw badBody('All object keys must match');
  }
  return rows;
}

function isRow(value: unknown): value is WriteRow {
  return value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof JsonNumber);
}

function keysOf(row: WriteRow): string {
  return Object.keys(row).toSorted().join('\0');
}

/** The first line has the names; `NULL` is null. */
function rowsOfCsv(text: string): WriteRow[] {
  const [names = [], ...lines] = readCsv(text);
  if (lines.some((line) => line.length < names.length)) throw badBody('All lines must have same number of fields');
  return lines.map((line) => Object.fromEntries(names.map((name, i) => [name, line[i] === 'NULL' ? null : line[i]])));
}

function badBody(message: string): MockFault {
  return new MockFault({ code: 'PGRST102', status: 400, message });
}
