import type { Distribution, RowDetail, RowsPage } from '@seedbed/contract';
import { fetchDistribution, fetchRow, fetchRows } from '../queries/rows.ts';
import type { Engine } from './engine-store.ts';

/** Calls that answer with rows of one revision; `number` counts from 1. */
export type RowCalls = {
  rows(table: string, offset: number, limit: number): Promise<RowsPage>;
  row(table: string, number: number): Promise<RowDetail>;
  distribution(table: string, column: string): Promise<Distribution>;
};

/** The API in the engine's place: rows of a saved revision, where the worker cannot be started. */
export function serverEngine(datasetId: string, revision: number): Engine {
  return engineOfCalls(revision, {
    rows: (table, offset, limit) => fetchRows(datasetId, revision, table, offset, limit),
    row: (table, number) => fetchRow(datasetId, revision, table, number),
    distribution: (table, column) => fetchDistribution(datasetId, revision, table, column),
  });
}

/** An engine that only looks: what would need a blueprint it leaves out. */
export function engineOfCalls(edition: number, calls: RowCalls): Engine {
  return {
    edition,
    async rows(table, first, count, columns) {
      const page = await calls.rows(table, first, count);
      return columns.map((name) => {
        const place = page.columns.findIndex((column) => column.name === name);
        return place < 0 ? null : page.rows.map((row) => row[place] ?? null);
      });
    },
    async distribution(table, column) {
      const { sampled, nulls, distinct, top, histogram } = await calls.distribution(table, column);
      const bars = histogram?.length ? { low: histogram[0]!.from, high: histogram.at(-1)!.to, counts: histogram.map((bar) => bar.count) } : null;
      return { sampled, nulls, distinct, bars, top };
    },
    why: async () => null,
    samples: async (_blueprint, _table, _column, _row, offers) => offers.map(() => undefined),
    // The API tries nothing: the likeliest start is taken, and what the server says of it is shown.
    firstThatHolds: async (_blueprint, _table, _column, candidates) => ({ index: candidates.length > 0 ? 0 : -1, message: 'it does not suit this column' }),
    async row(table, row) {
      const detail = await calls.row(table, row + 1);
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
