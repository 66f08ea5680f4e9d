import { LIMITS, Problem, type Format } from '@seedbed/contract';
import { compileEncoder, encodeBatches, generate, type EncodedTable, type EncoderFormat, type Plan, type TablePlan } from '@seedbed/engine';
import type { StreamRequest } from './runner.ts';

/** The product's names of formats, to the encoders'. */
const ENCODER: Readonly<Record<Format, EncoderFormat>> = { csv: 'csv', ndjson: 'ndjson', json: 'json', sql: 'sql-insert', copy: 'copy-text' };

/** Chunks that are made before others get the thread. */
const CHUNKS_A_TURN = 8;

/**
 * Rows of one table as bytes, made while they are read: nothing is held but one batch and one chunk.
 * Throws Problem `not-found` for a table, column or row that is not there; ends when the signal says so.
 */
export async function* streamRows(plan: Plan, request: StreamRequest): AsyncGenerator<Uint8Array, void, undefined> {
  const table = plan.table(request.table);
  const { from, to } = rowRange(table, request);
  const encoder = compileEncoder(ENCODER[request.format], encodedTable(table, request.columns), { header: request.header ?? true });
  const batches = generate(plan, table, from - 1, Math.max(0, to - from + 1), request.columns);
  let made = 0;
  for (const chunk of encodeBatches(encoder, batches)) {
    request.signal?.throwIfAborted();
    yield chunk;
    if (++made % CHUNKS_A_TURN === 0) await new Promise((resolve) => setImmediate(resolve));
  }
}

function rowRange(table: TablePlan, request: StreamRequest): { from: number; to: number } {
  const { from = 1, to = table.rows } = request;
  const errors = [];
  if (from < 1 || (from > table.rows && table.rows > 0)) errors.push({ pointer: '/from', message: `expected a row from 1 to ${table.rows}` });
  if (to > table.rows) errors.push({ pointer: '/to', message: `${table.name} has ${table.rows} rows` });
  if (request.from !== undefined && request.to !== undefined && to < from) errors.push({ pointer: '/to', message: `lies before row ${from}` });
  if (errors.length > 0)
    throw new Problem('invalid-request', `Rows ${from} to ${to} of ${table.name} are not there: it has ${table.rows}, at most ${LIMITS.rowsPerTable}.`, {
      errors,
    });
  return { from, to };
}

/** The table as an encoder sees it, cut to the columns that are wanted. */
export function encodedTable(table: TablePlan, columns?: readonly string[]): EncodedTable {
  if (!columns) return table;
  return { schema: table.schema, table: table.table, columns: columns.map((name) => table.column(name)) };
}
