import { MockFault } from '../../../core/index.ts';

export type Slice = { readonly limit: number | null; readonly offset: number };

/** `limit` and `offset`, narrowed by the header `Range` of a GET and by the page limit. Throws PGRST103. */
export function sliceOf(limit: number | undefined, offset: number | undefined, range: string | null, maxRows: number): Slice {
  if (limit !== undefined && limit < 0) throw notSatisfiable('Limit should be greater than or equal to zero.');
  const start = offset ?? 0;
  let from = Math.max(0, start);
  let count = Math.max(0, (limit ?? Infinity) - (from - start));
  const match = /^(?:items=)?(\d+)-(\d*)$/.exec(range?.trim() ?? '');
  if (match) {
    const first = Number(match[1]);
    const last = match[2] === '' ? Infinity : Number(match[2]);
    if (last < first) throw notSatisfiable('The lower boundary must be lower than or equal to the upper boundary in the Range header.');
    const end = Math.min(from + count, last + 1);
    from = Math.max(from, first);
    count = Math.max(0, end - from);
  }
  count = Math.min(count, maxRows);
  return { limit: Number.isFinite(count) ? count : null, offset: from };
}

export function notSatisfiable(details: string, headers: Readonly<Record<string, string>> = {}): MockFault {
  return new MockFault({ code: 'PGRST103', status: 416, message: 'Requested range not satisfiable', details, headers });
}

// As in `0-9/100`, or `0-9/*` without a count; a star also means no rows.
export function contentRange(offset: number, rows: number, total: number | null): string {
  const all = total === null ? '*' : String(total);
  return rows === 0 ? `*/${all}` : `${offset}-${offset + rows - 1}/${all}`;
}
