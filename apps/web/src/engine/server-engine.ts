import { fetchDistribution, fetchRow, fetchRows } from '../queries/rows.ts';
import type { Engine } from './engine-store.ts';

/** The API in the engine's place: rows of a saved revision, where the worker cannot be started. */
export function serverEngine(datasetId: string, revision: number): Engine {
  return {
    edition: revision,
    async rows(table, first, count, columns) {
      const page = await fetchRows(datasetId, revision, table, first, count);
      return columns.map((name) => {
        const place = page.columns.findIndex((column) => column.name === name);
        return place < 0 ? null : page.rows.map((row) => row[place] ?? null);
      });
    },
    async distribution(table, column) {
      const { sampled, nulls, distinct, top, histogram } = await fetchDistribution(datasetId, revision, table, column);
      const bars = histogram?.length ? { low: histogram[0]!.from, high: histogram.at(-1)!.to, counts: histogram.map((bar) => bar.count) } : null;
      return { sampled, nulls, distinct, bars, top };
    },
    why: async () => null,
    samples: async (_blueprint, _table, _column, _row, offers) => offers.map(() => null),
    // The API tries nothing: the likeliest start is taken, and what the server says of it is shown.
    firstThatHolds: async (_blueprint, _table, _column, candidates) => ({ index: candidates.length > 0 ? 0 : -1, message: 'it does not suit this column' }),
    async row(table, row) {
      const detail = await fetchRow(datasetId, revision, table, row + 1);
      return {
        table: detail.table,
        row,
        columns: detail.columns.map((column, i) => ({ name: column.name, text: detail.values[i] ?? null, made: true })),
        parents: detail.parents.map((parent) => ({ ...parent, row: parent.number === null ? -1 : parent.number - 1 })),
        children: detail.children.map((child) => ({ ...child, first: null })),
      };
    },
  };
}
