import type { EngineClient } from './engine-client.ts';
import type { Engine } from './engine-store.ts';
import type { SeenBlock } from './protocol.ts';

/** The plan of one edition, in the worker. */
export function workerEngine(client: EngineClient, edition: number, blocks: readonly SeenBlock[]): Engine {
  const same = (one: SeenBlock, columns: readonly string[]) => one.columns.length === columns.length && one.columns.every((name, i) => name === columns[i]);
  return {
    edition,
    async rows(table, first, count, columns) {
      const known = blocks.find((one) => one.table === table && one.first === first && one.count === count && same(one, columns));
      return known ? known.texts : client.call('rows', table, first, count, columns);
    },
    distribution: (table, column, sample) => client.call('distribution', table, column, sample),
    overview: {
      compareWith: (blueprint, table) => client.call('compareWith', blueprint, table),
      summary: (table, column, sample, against) => client.call('summary', table, column, sample, against),
    },
    firstThatHolds: (blueprint, table, column, candidates) => client.call('firstThatHolds', blueprint, table, column, candidates),
    why: (table, column, row) => client.call('why', table, column, row),
    samples: (blueprint, table, column, row, offers, shown) => client.call('samples', blueprint, table, column, row, offers, shown),
    tryOut: async (blueprint, table) => ({
      rows: await client.call('tryOut', blueprint, table),
      texts: (first, count, columns) => client.call('triedRows', table, first, count, columns),
    }),
    pictures: client,
    row: (table, row) => client.call('row', table, row),
    children: (wanted) => client.call('children', wanted),
    search: {
      rowOf: (table, column, value) => client.call('rowOf', table, column, value),
      find: (table, columns, wanted, first, end, most) => client.call('find', table, columns, wanted, first, end, most),
    },
    filter: {
      count: (table, filter) => client.call('matchCount', table, filter),
      from: (table, filter, from, count, columns) => client.call('matchesFrom', table, filter, from, count, columns),
      search: (table, filter, first, end, most) => client.call('searchMatches', table, filter, first, end, most),
      texts: (table, rows, columns) => client.call('textsOfRows', table, rows, columns),
    },
    order: {
      known: (table, column) => client.call('knownOrder', table, column),
      begin: (id, table, column, rows) => client.call('beginSort', id, table, column, rows),
      goOn: (id) => client.call('goOnSorting', id),
    },
  };
}
