import type { DatabaseError } from 'pg';
import { Problem, qualifiedName } from '@seedbed/contract';
import { isBroken, isReport } from '../wire/server-problem.ts';
import { WireError } from '../wire/wire-error.ts';
import { adviceFor } from './advice.ts';

/** Postgres' report about refused rows. */
export type Rejection = {
  /** Qualified; the table named by the error, which may differ from the loaded one (a trigger wrote to it). */
  readonly table?: string;
  readonly constraint?: string;
  readonly column?: string;
  readonly sqlstate: string;
  /** From 1, within the statement, from COPY's error context. */
  readonly row?: number;
  /** The key or the row, as the error's detail prints it. */
  readonly values?: string;
  readonly message: string;
  readonly context?: string;
};

export function readRejection(error: DatabaseError): Rejection {
  const line = /^COPY .*?, line (\d+)/m.exec(error.where ?? '')?.[1];
  const column = error.column ?? /^COPY .*?, line \d+, column (.+?)(?:: |$)/m.exec(error.where ?? '')?.[1];
  const values = error.detail ?? /^COPY .*?, line \d+(?:, column .+?)?: (.*)$/m.exec(error.where ?? '')?.[1];
  return {
    ...(error.table !== undefined && { table: qualifiedName(error.schema ?? 'public', error.table) }),
    ...(error.constraint !== undefined && { constraint: error.constraint }),
    ...(column !== undefined && { column }),
    sqlstate: error.code ?? 'XX000',
    ...(line !== undefined && { row: Number(line) }),
    ...(values !== undefined && { values: values.slice(0, 2000) }),
    message: error.message,
    ...(error.where !== undefined && { context: error.where.slice(0, 2000) }),
  };
}

/**
 * `load-rejected` if Postgres rejected rows, `connection-failed` if the session broke; `loading` is the current table.
 * Returns other errors unchanged.
 */
export function toProblem(error: unknown, loading?: string): unknown {
  if (!(error instanceof Error) || error instanceof Problem) return error;
  if (!isReport(error)) return isBroken(error) ? broken(error) : error;
  const { code } = error;
  // 57P01 to 57P03: the server ends, or someone ended the session.
  if (code.startsWith('57P') || code.startsWith('08')) return broken(error);
  const rejection = readRejection(error as DatabaseError);
  const place = [rejection.table ?? loading, rejection.row !== undefined && `row ${rejection.row}`, rejection.constraint].filter(Boolean).join(', ');
  const remedy = adviceFor(rejection);
  const meanwhile = loading !== undefined && rejection.table !== undefined && rejection.table !== loading ? ` while ${loading} got its rows` : '';
  const message = `${place && `${place}${meanwhile}: `}${rejection.message}${rejection.values ? ` (${rejection.values})` : ''}`;
  return new Problem('load-rejected', remedy === undefined ? message : `${/[.)]$/.test(message) ? message : `${message}.`} ${remedy}`, {
    facts: { ...(loading !== undefined && { table: loading, loading }), ...rejection, ...(remedy !== undefined && { mend: remedy }) },
    cause: error,
  });
}

function broken(error: Error): Problem {
  return new Problem(
    'connection-failed',
    `The session at the target broke while rows were loaded: ${error.message}. They were not committed: what this session had sent is not there.`,
    { ...(error instanceof WireError && { facts: { protocol: true } }), cause: error },
  );
}
