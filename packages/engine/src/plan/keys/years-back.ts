import { allocColumn } from '../../columns/allocate.ts';
import type { ColumnSource } from '../../columns/source.ts';
import type { ColumnDraft } from '../draft.ts';

/** How many rows to check: always the same ones, so that results do not depend on the row count. */
const SAMPLE = 64;
/** Years are between these. */
const YEARS = { first: 1900, last: 2100 } as const;

/**
 * Years of a source with too few ranks, or none, by rank: backwards from the latest one. A key over a company and a
 * year thus counts years. Null for any other source, or if a list restricts the values.
 */
export function yearsBack({ type, domain }: ColumnDraft, source: ColumnSource): ColumnSource | null {
  const { shape } = source;
  if ((source.needs ?? []).length > 0 || !/^int[248]$/.test(type.base) || domain.in || domain.notIn || (shape.store !== 'i32' && shape.store !== 'f53'))
    return null;
  const seen = sampleOf(source);
  const last = seen.reduce((most, value) => Math.max(most, value), -Infinity);
  if (seen.length === 0 || last > YEARS.last || seen.some((value) => value < YEARS.first)) return null;
  const cardinality = last - Math.max(YEARS.first, Number(domain.min ?? YEARS.first)) + 1;
  const put = (out: Parameters<ColumnSource['fill']>[1], i: number, rank: number) => {
    if (out.store === 'i32' || out.store === 'f53') out.values[i] = last - rank;
  };
  return {
    shape,
    cardinality,
    plainFirst: true,
    fill(rows, out) {
      for (let i = 0; i < rows.count; i++) put(out, i, (rows.at ? rows.at[i]! : rows.first + i) % cardinality);
    },
    at(ranks, count, out) {
      for (let i = 0; i < count; i++) put(out, i, ranks[i]!);
    },
  };
}

function sampleOf(source: ColumnSource): number[] {
  const column = allocColumn(source.shape, SAMPLE);
  if (source.makesNulls) column.nulls = new Uint8Array(SAMPLE);
  source.fill({ first: 0, count: SAMPLE, at: null }, column, { column: () => column });
  return column.store === 'i32' || column.store === 'f53' ? [...column.values].filter((_, i) => !column.nulls?.[i]) : [];
}
