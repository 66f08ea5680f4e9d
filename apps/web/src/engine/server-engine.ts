import type { Distribution, RowDetail, RowsPage } from '@seedbed/contract';
import { ClientProblem } from '@seedbed/client';
import { fetchDistribution, fetchEstimate, fetchRow, fetchRows } from '../queries/rows.ts';
import type { Engine } from './engine-store.ts';
import type { Compiled } from './protocol.ts';

/** Calls that answer with rows of one revision; `number` counts from 1. */
export type RowCalls = {
  rows(table: string, offset: number, limit: number): Promise<RowsPage>;
  row(table: string, number: number): Promise<RowDetail>;
  distribution(table: string, column: string): Promise<Distribution>;
};

/**
 * The API as a replacement for the engine: rows of a saved revision, if the worker is down. Its editions do not belong
 * to a draft.
 */
export function serverEngine(datasetId: string, revision: number): Engine {
  const engine = engineOfCalls(-revision, {
    rows: (table, offset, limit) => fetchRows(datasetId, revision, table, offset, limit),
    row: (table, number) => fetchRow(datasetId, revision, table, number),
    distribution: (table, column) => fetchDistribution(datasetId, revision, table, column),
  });
  return { ...engine, samples: async (...wanted) => (await import('./server-samples.ts')).serverSamples(...wanted) };
}

const COUNT_AGAIN_MS = 5_000;

/**
 * Rows of each table of a saved revision, counted by the server; null if it cannot, or if the result is no longer
 * wanted.
 */
export async function countedBy(datasetId: string, revision: number, isWanted: () => boolean): Promise<Compiled['tables'] | null> {
  while (isWanted()) {
    try {
      const { tables } = await fetchEstimate(datasetId, revision, 'copy');
      return tables.map(({ table, rows }) => ({ name: table, rows, omitted: [] }));
    } catch (error) {
      if (error instanceof ClientProblem && error.status >= 400 && error.status < 500) return null;
      await new Promise((resolve) => setTimeout(resolve, COUNT_AGAIN_MS));
    }
  }
  return null;
}

/** A read-only engine: calls that would need a blueprint are left out. */
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
    // The API has no trial: the likeliest candidate is used, and the server's error is shown.
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
