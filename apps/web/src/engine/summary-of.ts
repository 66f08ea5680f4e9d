import type { Plan } from '@seedbed/engine';
import { countOn, lineOf, measureOf, type Measure } from './bars-of.ts';
import { countsOf, rowsOver, textsAt, topOf } from './distribution-of.ts';
import { examplesOf } from './examples-of.ts';
import type { ColumnSummary } from './protocol.ts';

/** Up to this number of distinct values are drawn by frequency. */
const MAX_CATEGORIES = 24;
/** More are drawn if the most frequent ones make up this share. */
const MIN_SHARE = 0.1;
/** The number of values with a bar. */
const MAX_SHOWN = 5;
const LENGTH: Measure = { read: (text) => [...text].length, write: String, whole: true };

/**
 * A column in one small picture, from `sample` rows spread evenly over its table: a histogram of numbers, dates and
 * times, the shares of values that repeat, or examples of texts. With `against`, the same picture of the column in
 * another plan: on the same line, of the same values. Null if Postgres makes the column.
 */
export function summaryOf(plan: Plan, against: Plan | null, table: string, column: string, sample: number): ColumnSummary | null {
  const own = readFrom(plan, table, column, sample);
  if (!own) return null;
  const other = against && readFrom(against, table, column, sample);
  const measure = measureOf(plan.table(table).column(column).type.base);
  const numbers = measure ?? LENGTH;
  const [values, others] = [own.values.map(numbers.read), other?.values.map(numbers.read) ?? []];
  // Both charts share one axis, otherwise an outline would have no meaning.
  const line = measure ? lineOf([...values, ...others], measure.whole) : null;
  const labels = measure || !(repeats(own) || (other && repeats(other))) ? [] : labelsOf(own, other);
  const sideOf = (read: Read, measured: readonly number[]) => ({
    sampled: read.texts.length,
    nulls: read.texts.length - read.values.length,
    distinct: read.counts.size,
    counts: line ? countOn(line, measured) : labels.map((label) => read.counts.get(label) ?? 0),
    ends: endsOf(measured, numbers),
    top: mostFrequentValue(read),
  });
  // Rows that both tables have; a reader of the other table refuses rows after its end.
  const both = other ? own.rows.filter((row) => row < other.rowCount) : null;
  const there = other && both ? (own.rowCount === other.rowCount ? other.texts : textsAt(against, table, column, both)) : null;
  const here = there ? own.texts.slice(0, there.length) : own.texts;
  return {
    ...sideOf(own, values),
    picture: measure ? 'histogram' : labels.length > 0 || values.length + others.length === 0 ? 'values' : 'texts',
    labels,
    axis: line && { low: numbers.write(line.low), high: numbers.write(line.high), isCut: line.last > line.high },
    examples: measure || labels.length > 0 ? [] : examplesOf(here, there),
    against: against
      ? other && { ...sideOf(other, others), both: there!.length, differ: there!.reduce((sum, text, i) => sum + (text === here[i] ? 0 : 1), 0) }
      : undefined,
  };
}

type Read = {
  /** All of the table. */
  readonly rowCount: number;
  readonly rows: Float64Array;
  readonly texts: readonly (string | null)[];
  /** Without NULLs. */
  readonly values: readonly string[];
  readonly counts: ReadonlyMap<string, number>;
  /** The most frequent values, at most as many as are shown. */
  readonly top: ReturnType<typeof topOf>;
};

/** Null if the plan has no such column, or Postgres computes it. */
function readFrom(plan: Plan, table: string, column: string, sample: number): Read | null {
  const planned = plan.tables.find(({ name }) => name === table);
  if (!planned || planned.omitted.includes(column) || !planned.columns.some(({ name }) => name === column)) return null;
  const rows = rowsOver(planned.rows, sample);
  const texts = textsAt(plan, table, column, rows);
  const values = texts.filter((text) => text !== null);
  const counts = countsOf(values);
  return { rowCount: planned.rows, rows, texts, values, counts, top: topOf(counts, MAX_SHOWN) };
}

/**
 * Whether shares of values are informative: there are few values, or some of many are frequent. Unique values have no
 * shares.
 */
function repeats({ values, counts, top }: Read): boolean {
  if (values.length === 0) return false;
  if (counts.size <= MAX_CATEGORIES) return counts.size < values.length || values.length === 1;
  return top.reduce((sum, { count }) => sum + count, 0) >= MIN_SHARE * values.length && top[0]!.count > 2;
}

/** The values that are most frequent on either side, in the order of this one. */
function labelsOf(own: Read, other: Read | null): string[] {
  const share = ({ counts, values }: Read, label: string) => (counts.get(label) ?? 0) / Math.max(1, values.length);
  const named = [own, ...(other ? [other] : [])].flatMap(({ top }) => top.map(({ value }) => value));
  const most = (label: string) => Math.max(share(own, label), other ? share(other, label) : 0);
  return [...new Set(named)]
    .toSorted((a, b) => most(b) - most(a))
    .slice(0, MAX_SHOWN)
    .toSorted((a, b) => share(own, b) - share(own, a));
}

function mostFrequentValue({ top: [first] }: Read): ColumnSummary['top'] {
  return first && first.count > 1 ? first : null;
}

function endsOf(values: readonly number[], { write }: Measure): ColumnSummary['ends'] {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return low <= high ? { low: write(low), high: write(high) } : null;
}
