import { Problem } from '@seedbed/contract';

/** A refusal of a part of a table: Postgres counts its rows from the part's first one, people from the table's. */
export function moveRows(error: unknown, first: number): unknown {
  const row = error instanceof Problem ? error.facts['row'] : undefined;
  if (!(error instanceof Problem) || typeof row !== 'number' || first === 0) return error;
  const moved = row + first;
  return new Problem(error.type, error.message.replace(`row ${row}`, `row ${moved}`), { facts: { ...error.facts, row: moved }, cause: error });
}
