import { objectOf, type Field, type Json, type ResultRow } from '../../../core/index.ts';

/** Rows as objects with the columns that are requested; relations always. Whole numbers beyond 2^53 are texts. */
export function objectsOf(fields: readonly Field[], rows: readonly ResultRow[], wanted: ReadonlySet<string> | null): Record<string, Json>[] {
  return rows.map((row) => {
    const whole = objectOf(fields, row);
    if (wanted === null) return whole;
    return Object.fromEntries(fields.flatMap((field) => (field.kind !== 'value' || wanted.has(field.name) ? [[field.name, whole[field.name]!]] : [])));
  });
}

/** The texts of some columns of a row. */
export function cellsOf(fields: readonly Field[], row: ResultRow, columns: readonly string[]): (string | null)[] {
  return columns.map((column) => {
    const cell = row[fields.findIndex((field) => field.name === column)];
    return typeof cell === 'string' ? cell : null;
  });
}

/** A weak tag of an answer's text. */
export async function tagOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `W/"${Array.from(digest.slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}

/** Whether a header with tags, or `*`, names one. Compares tags weakly. */
export function namesTag(header: string, tag: string): boolean {
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  return header.split(',').some((each) => each.trim() === '*' || bare(each) === bare(tag));
}
