import { BATCH_ROWS, type Column, type Rows } from './columns/column.ts';
import { cellText } from './plan/cell-text.ts';
import type { Plan, TablePlan } from './plan/plan.ts';
import { openReader } from './plan/reader.ts';

/** Distribution of a column's values, from a sample spread evenly over the table's rows. */
export type ColumnDistribution = {
  readonly sampled: number;
  readonly nulls: number;
  readonly distinct: number;
  /** Numbers, dates and times: bars of equal width, with their bounds as Postgres prints them. */
  readonly histogram?: readonly { readonly from: string; readonly to: string; readonly count: number }[];
  /** The most frequent values first. */
  readonly top: readonly { readonly value: string; readonly count: number }[];
  /** Characters of the values as text. */
  readonly lengths: { readonly least: number; readonly most: number; readonly mean: number };
  /** For a column of a relation: how many parents have how many children, among the parents of the sample. */
  readonly fanOut?: readonly { readonly children: number; readonly parents: number }[];
};

const BARS = 20;
const TOP = 10;

/** Samples `draws` rows (all rows of a smaller table) and counts their values. */
export function distribution(plan: Plan, table: string | TablePlan, columnName: string, draws: number): ColumnDistribution {
  const chosen = typeof table === 'string' ? plan.table(table) : table;
  const column = chosen.column(columnName);
  const reader = openReader(plan, chosen, [columnName]);
  const counts = new Map<string, number>();
  const numbers: number[] = [];
  let nulls = 0;
  let sampled = 0;
  const lengths = { least: Infinity, most: 0, sum: 0 };
  for (const rows of sampleRows(chosen.rows, draws)) {
    const [cells] = reader.read(rows).columns;
    for (let i = 0; i < rows.count; i++) {
      sampled++;
      if (cells!.nulls?.[i]) {
        nulls++;
        continue;
      }
      const text = cellText(cells!, i);
      counts.set(text, (counts.get(text) ?? 0) + 1);
      lengths.least = Math.min(lengths.least, text.length);
      lengths.most = Math.max(lengths.most, text.length);
      lengths.sum += text.length;
      if (cells!.store === 'i32' || cells!.store === 'f53') numbers.push(cells!.values[i]!);
    }
  }
  const present = sampled - nulls;
  const ordered = column.shape.store === 'f53' || (column.shape.store === 'i32' && column.shape.as !== 'bool');
  const relation = column.relation === null ? undefined : plan.relations.find((each) => each.name === column.relation);
  return {
    sampled,
    nulls,
    distinct: counts.size,
    ...(ordered && numbers.length > 0 ? { histogram: histogram(numbers, reader.read({ first: 0, count: 1, at: null }).columns[0]!) } : {}),
    top: [...counts]
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, TOP)
      .map(([value, count]) => ({ value, count })),
    lengths: { least: present === 0 ? 0 : lengths.least, most: lengths.most, mean: present === 0 ? 0 : lengths.sum / present },
    ...(relation ? { fanOut: fanOutOf(plan, relation, draws) } : {}),
  };
}

/** The golden section: its multiples fill [0, 1) without pattern. */
const GOLDEN = 0.618_033_988_749_894_8;

/**
 * Evenly spread rows, in batches. Each row is at a random position within its interval: equal steps would hit only a
 * few places of a timeline that repeats after a round number of rows.
 */
function* sampleRows(rows: number, draws: number): Generator<Rows> {
  const count = Math.min(rows, draws);
  const stretch = Math.floor(rows / Math.max(1, count));
  for (let done = 0; done < count; done += BATCH_ROWS) {
    const size = Math.min(BATCH_ROWS, count - done);
    const at = Float64Array.from({ length: size }, (_, i) => Math.floor(((done + i) * rows) / count) + Math.floor((((done + i) * GOLDEN) % 1) * stretch));
    yield { first: at[0]!, count: size, at };
  }
}

/** The column formats the bounds of the bars itself: each is written to its first cell. */
function histogram(numbers: readonly number[], cell: Column): NonNullable<ColumnDistribution['histogram']> {
  let least = Infinity;
  let most = -Infinity;
  for (const number of numbers) {
    least = Math.min(least, number);
    most = Math.max(most, number);
  }
  const whole = numbers.every(Number.isInteger);
  const bars = whole ? Math.max(1, Math.min(BARS, most - least + 1)) : BARS;
  const width = most === least ? 1 : (most - least) / bars;
  const counts = Array.from({ length: bars }, () => 0);
  for (const number of numbers) counts[Math.min(bars - 1, Math.floor((number - least) / width))]!++;
  const bound = (value: number) => {
    if (cell.store === 'i32' || cell.store === 'f53') cell.values[0] = whole ? Math.round(value) : value;
    return cellText(cell, 0);
  };
  return counts.map((count, i) => ({ from: bound(least + i * width), to: bound(i === bars - 1 ? most : least + (i + 1) * width), count }));
}

function fanOutOf(plan: Plan, relation: Plan['relations'][number], draws: number): NonNullable<ColumnDistribution['fanOut']> {
  const counts = new Map<number, number>();
  const parents = plan.table(relation.parent).rows;
  const sampled = Math.min(parents, draws);
  for (let i = 0; i < sampled; i++) {
    const { count } = relation.childrenOf(Math.floor((i * parents) / sampled));
    counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => a[0] - b[0]).map(([children, count]) => ({ children, parents: count }));
}
