import type { Estimate, Format } from '@seedbed/contract';
import { sizesOfPlan } from './sizes-of-plan.ts';
import type { Plan } from '@seedbed/engine';
import { rowChunks } from './stream.ts';

/** Rows shared by all tables, and the minimum and maximum per table. */
const ROWS = 50_000;
const MAX = 2_000;
const MIN = 40;
/** Positions of a table to sample: numbers grow, so the first rows are shorter than the last. */
const PLACES = 4;
/** Limit for one place: longer rows are not read to the end. */
const PLACE_BYTES = 8 * 1024 * 1024;

/** Bytes of sampled rows, times rows. Without a header line. */
export function estimateSize(plan: Plan, format: Format): Estimate {
  const most = Math.max(MIN, Math.min(MAX, Math.floor(ROWS / Math.max(1, plan.tables.length))));
  const tables: Estimate['tables'] = [];
  let sampled = 0;
  for (const table of plan.tables.filter((each) => each.mode !== 'skip')) {
    let rows = 0;
    let bytes = 0;
    for (const { from, to } of ranges(table.rows, most)) {
      const seen = measure(plan, table.name, format, from, to);
      bytes += seen.bytes;
      rows += seen.rows;
    }
    sampled += rows;
    tables.push({ table: table.name, rows: table.rows, bytes: rows === 0 ? 0 : whole((bytes / rows) * table.rows) });
  }
  return {
    rows: whole(sum(tables.map((table) => table.rows))),
    bytes: whole(sum(tables.map((table) => table.bytes))),
    sampled,
    tables,
    sizes: sizesOfPlan(plan),
  };
}

function measure(plan: Plan, table: string, format: Format, from: number, to: number): { rows: number; bytes: number } {
  let rows = 0;
  let bytes = 0;
  for (const chunk of rowChunks(plan, { table, format, from, to, header: false }, {}, (count) => (rows += count))) {
    bytes += chunk.length;
    if (bytes > PLACE_BYTES) break;
  }
  return { rows, bytes };
}

/**
 * All rows of a small table, otherwise runs of them at evenly spread positions, the last at the end. Counted from 1,
 * both ends inclusive.
 */
function ranges(rows: number, most: number): { from: number; to: number }[] {
  if (rows === 0) return [];
  if (rows <= most) return [{ from: 1, to: rows }];
  const size = Math.floor(most / PLACES);
  return Array.from({ length: PLACES }, (_, at) => {
    const from = Math.floor(((rows - size) * at) / (PLACES - 1)) + 1;
    return { from, to: from + size - 1 };
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function whole(number: number): number {
  return Math.min(Math.round(number), Number.MAX_SAFE_INTEGER);
}
