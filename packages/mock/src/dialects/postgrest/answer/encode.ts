import { cellJson, listJson, MockFault, rowJson, rowsJson, type Cell, type Field, type Result, type ResultRow } from '../../../core/index.ts';
import type { Shape } from './accept.ts';

/** The body of an answer with rows. Throws PGRST116 if one row is wanted and the number differs. */
export function encodeRows(shape: Shape, result: Pick<Result, 'fields' | 'rows' | 'texts'>): string {
  const { fields } = result;
  if (shape.kind === 'csv') return csv(fields, result.rows);
  const texts = shape.stripNulls ? result.rows.map((row) => withoutNulls(fields, row)) : result.texts;
  if (shape.kind === 'array') return texts ? listJson(texts) : rowsJson(fields, result.rows);
  const rows = texts ?? result.rows;
  if (rows.length === 1) return texts?.[0] ?? rowJson(fields, result.rows[0]!);
  throw new MockFault({
    code: 'PGRST116',
    status: 406,
    message: 'Cannot coerce the result to a single JSON object',
    details: `The result contains ${rows.length} rows`,
  });
}

function withoutNulls(fields: readonly Field[], row: ResultRow): string {
  const kept = fields.map((_, i) => i).filter((i) => row[i] !== null);
  return rowJson(
    kept.map((i) => fields[i]!),
    kept.map((i) => row[i]!),
  );
}

/**
 * As a record is printed. Names are not quoted, and omitted without rows, because Postgres takes them from the first
 * row.
 */
function csv(fields: readonly Field[], rows: readonly ResultRow[]): string {
  const names = rows.length === 0 ? '' : fields.map((field) => field.name).join(',');
  return `${names}\n${rows.map((row) => fields.map((field, i) => csvCell(field, row[i] ?? null)).join(',')).join('\n')}`;
}

function csvCell(field: Field, cell: Cell): string {
  if (cell === null) return '';
  if (field.kind === 'value') return quoted(field.type.base === 'bool' ? (cell as string)[0]! : (cell as string));
  return quoted(cellJson(field, cell));
}

function quoted(text: string): string {
  return text === '' || /[",()\\\s]/.test(text) ? `"${text.replaceAll(/["\\]/g, '$&$&')}"` : text;
}
