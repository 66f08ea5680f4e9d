import type { Plan } from '@seedbed/engine';
import type { PairTable, TableDifference } from '../protocol.ts';
import { rowsToCompare, SLICE_ROWS, textsReader } from './compared-rows.ts';

/** Tables of two plans in the order of the newer blueprint, removed ones last. */
export function pairTables(before: Plan, after: Plan): PairTable[] {
  const names = new Set([...namesOf(after), ...namesOf(before)]);
  return [...names].map((name) => {
    const [old, own] = [tableOf(before, name), tableOf(after, name)];
    const made = new Set([...(own?.omitted ?? []), ...(old?.omitted ?? [])]);
    const columns = own?.columns.map((column) => column.name).filter((column) => old?.columns.some((one) => one.name === column)) ?? [];
    return { name, rows: [old?.rows ?? null, own?.rows ?? null], columns, byPostgres: [...made] };
  });
}

/**
 * How many of the compared rows differ, by column: counted from the texts of both plans, row by row number. Rows and columns that only one of
 * both has are not compared. `rest` is awaited between slices.
 */
export async function tableDifference(before: Plan, after: Plan, table: PairTable, rest: () => Promise<unknown> = async () => {}): Promise<TableDifference> {
  const { name, rows, columns } = table;
  const both = rows[0] === null || rows[1] === null ? 0 : Math.min(rows[0], rows[1]);
  const at = columns.length === 0 ? new Float64Array(0) : rowsToCompare(both);
  const differ = columns.map(() => 0);
  const [was, is] = [before, after].map((plan) => (at.length === 0 ? () => [] : textsReader(plan, name, columns)));
  for (let from = 0; from < at.length; from += SLICE_ROWS) {
    const slice = at.subarray(from, from + SLICE_ROWS);
    const [old, own] = [was!(slice), is!(slice)];
    for (let row = 0; row < slice.length; row++) {
      for (let column = 0; column < columns.length; column++) if (old[row]![column] !== own[row]![column]) differ[column]!++;
    }
    await rest();
  }
  return { table: name, compared: at.length, of: both, columns: columns.map((column, i) => ({ name: column, differ: differ[i]! })) };
}

function tableOf(plan: Plan, name: string) {
  return plan.tables.find((table) => table.name === name);
}

/** In blueprint order: a plan has parents first. */
function namesOf(plan: Plan): string[] {
  const known = new Map(plan.tables.map((table) => [JSON.stringify([table.schema, table.table]), table.name]));
  return plan.blueprint.tables.flatMap(({ schema, name }) => known.get(JSON.stringify([schema, name])) ?? []);
}
