import type { DatabaseError } from 'pg';
import type { Counterexample } from '@seedbed/contract';
import { readRejection } from '../load/rejection.ts';
import { OUT_OF_TIME } from './table-time.ts';

/** Converts an error of the driver. Rethrows anything that is not an answer of Postgres (a broken session, a limit). */
export function toCounterexample(error: unknown, table: string): Counterexample {
  const code = (error as DatabaseError | undefined)?.code;
  if (!(error instanceof Error) || code === undefined || !/^[0-9A-Z]{5}$/.test(code) || (code.startsWith('57') && code !== OUT_OF_TIME)) throw error;
  const { table: named, constraint, column, sqlstate, message, values, context, row } = readRejection(error as DatabaseError);
  return {
    table,
    sqlstate,
    message,
    ...(named !== undefined && named !== table && { otherTable: named }),
    ...(constraint !== undefined && { constraint }),
    ...(column !== undefined && { column }),
    ...(values !== undefined && { detail: values }),
    ...(context !== undefined && { context }),
    ...(row !== undefined && { row: row - 1 }),
  };
}

const MAX = 20;

/** The first of each kind: same code, constraint, column and (for errors raised by functions) message. */
export function distinctOf(all: readonly Counterexample[]): Counterexample[] {
  const seen = new Map<string, Counterexample>();
  for (const each of all) {
    const key = JSON.stringify([
      each.sqlstate,
      each.otherTable,
      each.constraint,
      each.column,
      each.waitsFor,
      each.constraint ? '' : each.message.replace(/\d+|"[^"]*"|'[^']*'/g, '#'),
    ]);
    if (!seen.has(key)) seen.set(key, each);
  }
  return [...seen.values()].slice(0, MAX);
}
