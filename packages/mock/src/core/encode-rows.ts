import { jsonOf, type Json } from './json.ts';
import type { Cell, Field, ResultRow } from './result.ts';

/** Rows as the text of a JSON array, with every digit of numbers. */
export function rowsJson(fields: readonly Field[], rows: readonly ResultRow[]): string {
  return listJson(rows.map((row) => rowJson(fields, row)));
}

/** Texts of JSON objects as the text of a JSON array. */
export function listJson(texts: readonly string[]): string {
  return `[${texts.join(',\n ')}]`;
}

/** One row as the text of a JSON object. */
export function rowJson(fields: readonly Field[], row: ResultRow): string {
  let text = '{';
  for (let i = 0; i < fields.length; i++) {
    const field = fields[i]!;
    text += `${i > 0 ? ',' : ''}${nameJson(field.name)}:${cellJson(field, row[i] ?? null)}`;
  }
  return `${text}}`;
}

const names = new Map<string, string>();

/** The name of a member as JSON. */
export function nameJson(name: string): string {
  const known = names.get(name);
  if (known !== undefined) return known;
  const text = JSON.stringify(name);
  if (names.size < 10_000) names.set(name, text);
  return text;
}

/** One cell as JSON. */
export function cellJson(field: Field, cell: Cell): string {
  // A list of a row that is spread and not there.
  if (cell === null) return 'null';
  if (field.kind === 'many') return `[${(cell as readonly ResultRow[]).map((row) => rowJson(field.fields, row)).join(', ')}]`;
  if (field.kind === 'list') return `[${(cell as readonly Cell[]).map((each) => cellJson(field.of, each)).join(', ')}]`;
  return field.kind === 'one' ? rowJson(field.fields, cell as ResultRow) : jsonOf(field.type, cell as string);
}

/**
 * One row as a JavaScript object. Whole numbers beyond 2^53 and decimals with more than 15 digits remain texts, so that
 * nothing is rounded.
 */
export function objectOf(fields: readonly Field[], row: ResultRow): Record<string, Json> {
  return Object.fromEntries(fields.map((field, i) => [field.name, valueOf(field, row[i] ?? null)]));
}

function valueOf(field: Field, cell: Cell): Json {
  if (field.kind === 'many') return ((cell ?? []) as readonly ResultRow[]).map((row) => objectOf(field.fields, row));
  if (field.kind === 'list') return ((cell ?? []) as readonly Cell[]).map((each) => valueOf(field.of, each));
  if (cell === null) return null;
  if (field.kind === 'one') return objectOf(field.fields, cell as ResultRow);
  const text = jsonOf(field.type, cell as string);
  if (isRounded(text)) return text;
  return JSON.parse(text) as Json;
}

/** Whether a JavaScript number loses digits of a text. */
function isRounded(text: string): boolean {
  if (!/^-?[\d.]+$/.test(text) || text.replace(/\D/g, '').replace(/^0+/, '').length <= 15) return false;
  return text.includes('.') || !Number.isSafeInteger(Number(text));
}
