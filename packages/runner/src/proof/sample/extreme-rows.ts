import { textRows, type Plan, type TablePlan } from '@seedbed/engine';

/** Rows to check: the first ones, and the last ones of a long table. */
const HEAD = 384;
const TAIL = 128;
/** A column with at most this many different values contributes a row for each: labels, lists, flags. */
const FEW = 24;

/**
 * Extreme rows of a table, from 0 and ascending: first and last, the longest and shortest value of each column, a NULL
 * of each, each value of a column with few, each pattern of NULLs (which distinguishes cases). Only checked rows are
 * considered.
 */
export function extremeRows(plan: Plan, table: TablePlan): number[] {
  if (table.rows === 0) return [];
  const tail = Math.max(0, Math.min(TAIL, table.rows - HEAD));
  const rows = [
    ...textRows(plan, table, 0, Math.min(HEAD, table.rows)).map((cells, i) => ({ number: i, cells })),
    ...textRows(plan, table, table.rows - tail, tail).map((cells, i) => ({ number: table.rows - tail + i, cells })),
  ];
  const found = new Set([0, table.rows - 1]);
  for (let column = 0; column < table.columns.length; column++) {
    for (const number of edgesOf(rows.map(({ number, cells }) => ({ number, value: cells[column]! })))) found.add(number);
  }
  for (const number of firstOfEach(rows.map(({ number, cells }) => ({ number, value: cells.map((cell) => (cell === null ? '0' : '1')).join('') }))))
    found.add(number);
  return [...found].sort((a, b) => a - b);
}

type Seen = readonly { readonly number: number; readonly value: string | null }[];

function edgesOf(seen: Seen): number[] {
  const present = seen.filter((each) => each.value !== null) as { number: number; value: string }[];
  const longest = present.reduce((best, each) => (each.value.length > best.value.length ? each : best), present[0]!);
  const shortest = present.reduce((best, each) => (each.value.length < best.value.length ? each : best), present[0]!);
  const none = seen.find((each) => each.value === null);
  return [...(present.length > 0 ? [longest.number, shortest.number] : []), ...(none ? [none.number] : []), ...firstOfEach(present)];
}

/** The first row of each value, if they are few. */
function firstOfEach(seen: Seen): number[] {
  const first = new Map<string | null, number>();
  for (const { number, value } of seen) {
    if (first.has(value)) continue;
    if (first.size === FEW) return [];
    first.set(value, number);
  }
  return [...first.values()];
}
