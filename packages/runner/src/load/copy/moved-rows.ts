import { Problem } from '@seedbed/contract';

/**
 * An error in a part of a table: Postgres counts rows from the start of the part, people from the start of the table.
 */
export function moveRows(error: unknown, first: number): unknown {
  const row = error instanceof Problem ? error.facts['row'] : undefined;
  if (!(error instanceof Problem) || typeof row !== 'number' || first === 0) return error;
  const moved = row + first;
  return new Problem(error.type, error.message.replace(`row ${row}`, `row ${moved}`), { facts: { ...error.facts, row: moved }, cause: error });
}
