import { MockFault, type Field, type ResolvedQuery, type Result, type ResultRow } from '../../core/index.ts';

/** The result of a read. */
export type ReadRow = { readonly rows: string; readonly total: string | null };

/** The result of a write. */
export type WriteRow = { readonly rows: string; readonly affected: number; readonly inserted: number; readonly location: readonly (string | null)[] | null };

export function readResult(fields: readonly Field[], { rows, total }: ReadRow): Result {
  const known = total === null ? null : Number(total);
  return { fields, rows: JSON.parse(rows) as ResultRow[], total: known, totalIs: 'exact', affected: 0, inserted: 0, location: null };
}

export function writeResult({ table }: ResolvedQuery, fields: readonly Field[], { rows, affected, inserted, location }: WriteRow): Result {
  return {
    fields,
    rows: JSON.parse(rows) as ResultRow[],
    total: affected,
    totalIs: 'exact',
    affected,
    inserted,
    location: location && table.primaryKey!.columns.map(({ name }, i) => ({ column: name, value: location[i] ?? '' })),
  };
}

/** Throws if a write touched more rows than it may, or another number than it must. */
export function requireAllowed({ write }: ResolvedQuery, { affected }: Result): void {
  const { maxAffected, exactly } = write!;
  if (maxAffected !== null && affected > maxAffected)
    throw new MockFault({
      code: 'PGRST124',
      status: 400,
      message: 'Query result exceeds max-affected preference constraint',
      details: `The query affects ${affected} rows`,
    });
  if (exactly !== null && affected !== exactly)
    throw new MockFault({
      code: 'PGRST116',
      status: 406,
      message: 'Cannot coerce the result to a single JSON object',
      details: `The result contains ${affected} rows`,
    });
}
