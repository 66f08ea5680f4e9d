import { qualifiedName, type Shape, type ShapeColumn } from '@seedbed/contract';

/** How far a column's statistics are from those that were wanted: 0 is equal. */
export type ColumnDifference = {
  readonly column: string;
  /** Between the shares of NULL. */
  readonly nulls: number;
  /** Of the numbers of different values: 0.1 is a tenth more or less. */
  readonly distinct: number;
  /** Between the frequencies of the most common values by rank: half of the sum of their differences. */
  readonly common: number;
  /** Between the quantiles, on average, as a share of the wanted range; null where one of both has none. */
  readonly quantiles: number | null;
  /** Between the correlations with the order of rows. Not counted in `worst`: it says less than the others. */
  readonly order: number;
  /** The largest of all but the order. */
  readonly worst: number;
};

export type ShapeDifference = {
  /** The worst first. */
  readonly columns: readonly ColumnDifference[];
  /** Tables and columns that only the wanted shape has. */
  readonly missing: readonly string[];
};

/** Compares what a database holds with the shape that was wanted, column by column. */
export function compareShapes(wanted: Shape, got: Shape): ShapeDifference {
  const missing: string[] = [];
  const columns: ColumnDifference[] = [];
  for (const table of wanted.tables) {
    const name = qualifiedName(table.schema, table.name);
    const found = got.tables.find((each) => each.schema === table.schema && each.name === table.name);
    if (table.rows === undefined || table.rows === 0) continue;
    if (!found || found.rows === undefined || found.rows === 0) {
      missing.push(name);
      continue;
    }
    for (const column of table.columns) {
      const there = found.columns.find((each) => each.name === column.name);
      if (there) columns.push(differenceOf(`${name}.${column.name}`, { column, rows: table.rows }, { column: there, rows: found.rows }));
      else missing.push(`${name}.${column.name}`);
    }
  }
  return { columns: columns.toSorted((a, b) => b.worst - a.worst), missing };
}

type Counted = { readonly column: ShapeColumn; readonly rows: number };

function differenceOf(column: string, wanted: Counted, got: Counted): ColumnDifference {
  const nulls = Math.abs(wanted.column.nulls - got.column.nulls);
  const distinct = Math.abs(distinctOf(got, wanted.rows) / Math.max(1, distinctOf(wanted, wanted.rows)) - 1);
  const common = commonDistance(wanted.column.common ?? [], got.column.common ?? []);
  const quantiles = quantileDistance(spreadOf(wanted.column), spreadOf(got.column));
  const order = Math.abs((wanted.column.order ?? 0) - (got.column.order ?? 0));
  return { column, nulls, distinct, common, quantiles, order, worst: Math.max(nulls, distinct, common, quantiles ?? 0) };
}

/** In a table of another size a number of values stays, and a share of the rows is one of the wanted rows. */
function distinctOf({ column: { distinct } }: Counted, wantedRows: number): number {
  return distinct < 0 ? -distinct * wantedRows : distinct;
}

function commonDistance(wanted: readonly number[], got: readonly number[]): number {
  let sum = 0;
  // A list that ends earlier says that the rest is rarer than its last.
  for (let rank = 0; rank < Math.min(wanted.length, got.length); rank++) sum += Math.abs(wanted[rank]! - got[rank]!);
  const longer = wanted.length > got.length ? wanted : got;
  const shorter = wanted.length > got.length ? got : wanted;
  const least = shorter.at(-1) ?? longer[shorter.length] ?? 0;
  for (const share of longer.slice(shorter.length)) sum += Math.max(0, share - least);
  return sum / 2;
}

/** Values with their shares, the smallest first: the common ones, and the middles of the bars between quantiles. */
function spreadOf({ nulls, common = [], commonAt = [], quantiles = [] }: ShapeColumn): readonly (readonly [at: number, share: number])[] {
  const stated = common.flatMap((share, i) => (commonAt[i] == null ? [] : [[commonAt[i], share] as const]));
  const rest = Math.max(0, 1 - nulls - common.reduce((sum, share) => sum + share, 0));
  const bars = quantiles.slice(1).map((to, i) => [(quantiles[i]! + to) / 2, rest / (quantiles.length - 1)] as const);
  return [...stated, ...bars].toSorted(([a], [b]) => a - b);
}

const STEPS = 100;

function quantileDistance(wanted: readonly (readonly [number, number])[], got: readonly (readonly [number, number])[]): number | null {
  if (wanted.length === 0 || got.length === 0) return null;
  const [low, high] = [quantileAt(wanted, 0.01), quantileAt(wanted, 0.99)];
  if (low === high) return quantileAt(got, 0.5) === low ? 0 : 1;
  let sum = 0;
  for (let step = 0; step < STEPS; step++) sum += Math.abs(quantileAt(wanted, (step + 0.5) / STEPS) - quantileAt(got, (step + 0.5) / STEPS));
  return sum / STEPS / (high - low);
}

function quantileAt(spread: readonly (readonly [number, number])[], u: number): number {
  const total = spread.reduce((sum, [, share]) => sum + share, 0);
  let left = u * total;
  for (const [at, share] of spread) {
    if (left < share) return at;
    left -= share;
  }
  return spread.at(-1)![0];
}
