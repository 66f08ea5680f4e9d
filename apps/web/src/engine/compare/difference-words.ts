import { formatCount, formatMany } from '../../lib/format.ts';
import { listed } from '../../lib/listed.ts';
import type { PairTable, TableDifference } from '../protocol.ts';

/** How many columns of a table differ in the compared rows. */
export const differing = ({ columns }: TableDifference): number => columns.filter(({ differ }) => differ > 0).length;

/** Rows that only one of both has: `62 rows more`; null if both have as many. */
export function rowsWords({ rows: [before, after] }: PairTable): string | null {
  if (before === null || after === null) return before === null ? 'only in the second' : 'only in the first';
  if (before === after) return null;
  return after > before ? `${formatMany(after - before, 'row')} more` : `${formatMany(before - after, 'row')} fewer`;
}

/** `all 160 rows`, `the 160 rows that both have`, or `1,000 of 2,000,000 rows, spread evenly`: what was compared. */
export function comparedWords({ rows }: PairTable, { compared, of }: TableDifference): string {
  if (compared < of) return `${formatCount(compared)} of ${formatMany(of, 'row')}, spread evenly`;
  return rows[0] === rows[1] ? `all ${formatMany(of, 'row')}` : `the ${formatMany(of, 'row')} that both have`;
}

/** All columns that both have, including those that Postgres computes. */
export const allColumns = ({ columns, byPostgres }: PairTable): number => columns.length + byPostgres.length;

/** The number of columns named with the rows in which they differ. */
const MAX_NAMED = 3;

/** `country differs in 763 of 1,000 rows`, `5 of 14 columns differ: total in 160, …, of the 160 rows that both have · 62 rows more`. */
export function tableWords(table: PairTable, counted: TableDifference): string {
  const rows = rowsWords(table);
  if (table.rows.includes(null)) return rows!;
  const text = counted.compared === 0 ? 'no row is in both' : differWords(table, counted);
  return [text, ...(rows === null ? [] : [rows]), ...byPostgres(table)].join(' · ');
}

/** Each count is of a column: rows differ in one of them, and not in others. */
function differWords(table: PairTable, counted: TableDifference): string {
  const found = counted.columns.filter(({ differ }) => differ > 0).toSorted((a, b) => b.differ - a.differ);
  if (found.length === 0) return `no column differs in ${comparedWords(table, counted)}`;
  const [first, ...others] = found
    .slice(0, MAX_NAMED)
    .map(({ name, differ }, i) => `${name} ${i === 0 && found.length <= MAX_NAMED ? 'differs ' : ''}in ${formatCount(differ)}`);
  const of = ofWords(table, counted);
  if (found.length > MAX_NAMED)
    return `${formatCount(found.length)} of ${formatMany(allColumns(table), 'column')} differ: ${[first, ...others].join(', ')} ${of}, and ${formatCount(found.length - MAX_NAMED)} more`;
  return `${listed([first!, ...others])} ${of}`;
}

/** `of 1,000 rows`, `of the 160 rows that both have`, `of 1,000 rows compared, spread evenly over 2,000,000`. */
function ofWords({ rows }: PairTable, { compared, of }: TableDifference): string {
  if (compared < of) return `of ${formatMany(compared, 'row')} compared, spread evenly over ${formatCount(of)}`;
  return rows[0] === rows[1] ? `of ${formatMany(of, 'row')}` : `of the ${formatMany(of, 'row')} that both have`;
}

function byPostgres({ byPostgres: made }: PairTable): string[] {
  return made.length === 0 ? [] : [`${formatCount(made.length)} made by Postgres`];
}

/** The sums over all tables of a pair counted so far. */
export type PairSums = {
  readonly tables: number;
  readonly counted: number;
  /**
   * The columns of the counted tables, including those that Postgres computes, how many differ, and in how many tables.
   */
  readonly columns: number;
  readonly differing: number;
  readonly tablesDiffering: number;
  /** Tables with another count of rows, or in one of both only. */
  readonly otherRows: number;
  readonly byPostgres: number;
  /** Some table has more rows than were compared. */
  readonly isSample: boolean;
};

export function sumsOf(tables: readonly PairTable[], counted: ReadonlyMap<string, TableDifference>): PairSums {
  const known = tables.flatMap((table) => {
    const difference = counted.get(table.name);
    return difference ? [{ table, difference }] : [];
  });
  const sum = (of: (one: (typeof known)[number]) => number) => known.reduce((total, one) => total + of(one), 0);
  return {
    tables: tables.length,
    counted: known.length,
    columns: sum(({ table }) => allColumns(table)),
    differing: sum(({ difference }) => differing(difference)),
    tablesDiffering: sum(({ difference }) => (differing(difference) > 0 ? 1 : 0)),
    otherRows: sum(({ table }) => (table.rows[0] === table.rows[1] ? 0 : 1)),
    byPostgres: sum(({ table }) => table.byPostgres.length),
    isSample: known.some(({ difference }) => difference.compared < difference.of),
  };
}

/** `12 of 198 columns differ, in 5 of 26 tables`, once all tables were counted. */
export function sumsWords({ tables, columns, differing: found, tablesDiffering, otherRows, byPostgres: made }: PairSums): string {
  const text =
    found === 0
      ? `no value of ${formatMany(columns, 'column')} differs`
      : `${formatCount(found)} of ${formatMany(columns, 'column')} ${found === 1 ? 'differs' : 'differ'}, in ${formatCount(tablesDiffering)} of ${formatMany(tables, 'table')}`;
  return [
    text,
    ...(otherRows > 0 ? [`${formatMany(otherRows, 'table')} with another number of rows`] : []),
    ...(made > 0 ? [`${formatCount(made)} made by Postgres, not compared`] : []),
  ].join(' · ');
}

/** The basis of the sums. */
export function sampleWords({ isSample }: PairSums): string {
  return isSample ? 'From 1,000 rows of each table, spread evenly, and all rows of smaller ones.' : 'From all rows that both have.';
}
