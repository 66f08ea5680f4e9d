import type { QueryResult } from '@seedbed/contract';
import { barsOf, measureOf } from '../../engine/bars-of.ts';
import type { Engine } from '../../engine/engine-store.ts';
import type { GridColumn } from '../../workspace/grid-column.ts';

/** Values that a sparkline shows one by one. */
const TOP = 20;

/** The rows of a result, as the grid reads rows. `edition` tells one result from another. */
export function resultEngine(rows: QueryResult['rows'], columns: readonly GridColumn[], edition: number): Engine {
  const places = new Map(columns.map(({ name }, place) => [name, place]));
  const textsOf = (column: string, first: number, count: number) => {
    const place = places.get(column);
    return place === undefined ? null : rows.slice(first, first + count).map((row) => row[place] ?? null);
  };
  return {
    edition,
    rows: async (_, first, count, names) => names.map((name) => textsOf(name, first, count)),
    async distribution(_, column) {
      const texts = textsOf(column, 0, rows.length) ?? [];
      const values = texts.filter((text) => text !== null);
      const measure = measureOf(columns[places.get(column)!]?.type.base ?? '');
      const counts = new Map<string, number>();
      for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
      const top = [...counts].map(([value, count]) => ({ value, count })).toSorted((a, b) => b.count - a.count);
      return {
        sampled: texts.length,
        nulls: texts.length - values.length,
        distinct: counts.size,
        bars: measure && barsOf(values, measure),
        top: top.slice(0, TOP),
      };
    },
    row: async (table, row) => ({
      table,
      row,
      columns: columns.map(({ name }, place) => ({ name, text: rows[row]?.[place] ?? null, made: true })),
      parents: [],
      children: [],
    }),
    why: async () => null,
    samples: async () => [],
    firstThatHolds: async () => ({ index: -1 }),
  };
}
