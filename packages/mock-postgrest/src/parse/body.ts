import { MockFault, readJson, type WriteRow } from '@seedbed/mock-query';

/** Rows of a JSON body: an object, or an array of objects. Throws PGRST102. */
export function parseBody(body: Uint8Array, contentType: string | null, columns: readonly string[] | undefined): readonly WriteRow[] {
  const type = contentType?.split(';')[0]!.trim().toLowerCase() ?? 'application/json';
  if (type !== 'application/json' && type !== '' && !type.endsWith('+json')) throw badBody(`Content-Type not acceptable: ${type}`);
  const text = new TextDecoder().decode(body);
  if (text.trim() === '') throw badBody('Empty or invalid json');
  let read: unknown;
  try {
    read = readJson(text);
  } catch {
    throw badBody('Empty or invalid json');
  }
  const rows = Array.isArray(read) ? read : [read];
  if (rows.some((row) => row === null || typeof row !== 'object' || Array.isArray(row))) throw badBody('Empty or invalid json');
  if (columns === undefined && Array.isArray(read) && rows.length > 1) {
    const names = Object.keys(rows[0] as object)
      .toSorted()
      .join('\0');
    if (
      rows.some(
        (row) =>
          Object.keys(row as object)
            .toSorted()
            .join('\0') !== names,
      )
    )
      throw badBody('All object keys must match');
  }
  return rows as WriteRow[];
}

function badBody(message: string): MockFault {
  return new MockFault({ code: 'PGRST102', status: 400, message });
}
