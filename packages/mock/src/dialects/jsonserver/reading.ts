import { MockFault, type DialectEngine, type DialectSettings, type Query, type Result } from '../../core/index.ts';

/** Maximum rows of a list without a page: json-server returns all rows, of which there may be millions here. */
const MAX_LIST = 10_000;

export function listLimit({ maxRows }: DialectSettings): number {
  return Math.min(maxRows, MAX_LIST);
}

/** Counts exactly, or estimates if an exact count is too expensive. */
export async function runCounted(engine: DialectEngine, query: Query): Promise<Result & { readonly total: number }> {
  try {
    return counted(await engine.run({ ...query, count: 'exact' }));
  } catch (error) {
    if (!(error instanceof MockFault) || error.code !== '57014') throw error;
    return counted(await engine.run({ ...query, count: 'planned' }));
  }
}

function counted(result: Result): Result & { readonly total: number } {
  return { ...result, total: result.total ?? 0 };
}

/** Marks a total as an estimate. */
export function countHeaders(result: Result): Record<string, string> {
  return result.totalIs === 'planned' ? { 'X-Count': 'planned' } : {};
}
