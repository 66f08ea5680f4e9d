import type { Engine } from './engine-store.ts';
import type { ColumnTexts } from './protocol.ts';

/** Rows of a table that are not all of it, or not in its order: the numbers of those at `first` … and their texts. */
export type RowsPart = { readonly rows: readonly number[]; readonly texts: readonly ColumnTexts[] };

/** Editions of partial engines count down from −1, so that they differ from those of engines. */
let latest = 0;

/**
 * An engine for a grid that shows some rows of a table: grid positions count these, `numberOf` maps them to row numbers
 * of the table.
 */
export function engineOfSome(of: Engine, read: (first: number, count: number, columns: readonly string[]) => Promise<RowsPart>): Engine {
  const numbers = new Map<number, number>();
  return {
    ...of,
    of,
    edition: --latest,
    numberOf: (place) => numbers.get(place),
    placeOf(row) {
      for (const [place, number] of numbers) if (number === row) return place;
      return undefined;
    },
    async rows(_table, first, count, columns) {
      const { rows, texts } = await read(first, count, columns);
      rows.forEach((row, i) => numbers.set(first + i, row));
      return texts;
    },
  };
}

/** An engine for a grid that shows `count` rows of a table from the last to the first. */
export function engineBackwards(of: Engine, table: string, count: number): Engine {
  const turned = (at: number) => count - 1 - at;
  return {
    ...of,
    of,
    edition: --latest,
    numberOf: turned,
    placeOf: (row) => (row < count ? turned(row) : undefined),
    async rows(_table, first, most, columns) {
      const end = Math.min(count, first + most);
      const texts = await of.rows(table, count - end, end - first, columns);
      return texts.map((column) => column?.toReversed() ?? null);
    },
  };
}

/** An engine for a grid that shows all rows of a table in order, with the same interface as for some. */
export function engineOfAll(of: Engine): Engine {
  return { ...of, of, edition: --latest, numberOf: (place) => place, placeOf: (row) => row };
}

/** An engine for a grid that shows listed rows of a table. */
export function engineOfRows(of: Engine, table: string, rows: readonly number[]): Engine {
  return {
    ...of,
    of,
    edition: --latest,
    numberOf: (place) => rows[place],
    placeOf: (row) => (rows.includes(row) ? rows.indexOf(row) : undefined),
    rows: (_table, first, count, columns) => of.filter!.texts(table, rows.slice(first, first + count), columns),
  };
}
