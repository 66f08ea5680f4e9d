import { quoteIdent } from '@seedbed/postgres/sql';
import { resolve, type DialectEngine, type EngineCaller, type MockSchema, type Query } from '../../core/index.ts';
import { faultOf } from './fault-of.ts';
import { readSql } from './read/read-sql.ts';
import { readResult, requireAllowed, writeResult, type ReadRow, type WriteRow } from './result.ts';
import { writeSql } from './write/write-sql.ts';

/** A session with a database that holds the rows. It does one thing after the other. */
export type SqlSession = { query(text: string, values?: unknown[]): Promise<{ readonly rows: readonly unknown[] }> };

export type SqlCaller = EngineCaller;

export type SqlEngineOptions = {
  /** Run in each transaction before its statements; with it all that a transaction does is undone. */
  readonly prepare?: () => Promise<void>;
};

const lasts = new WeakMap<SqlSession, Promise<unknown>>();

/** Runs work after all earlier work of the session. */
export function inTurn<T>(session: SqlSession, work: () => Promise<T>): Promise<T> {
  const next = (lasts.get(session) ?? Promise.resolve()).then(work);
  lasts.set(
    session,
    next.catch(() => {}),
  );
  return next;
}

/**
 * Answers queries by SQL, each in its own transaction. A caller's statements run as its role, with PostgREST's settings for a request;
 * without a caller they run as the session's own role.
 */
export function openSqlEngine(schema: MockSchema, session: SqlSession, caller: SqlCaller | null = null, { prepare }: SqlEngineOptions = {}): DialectEngine {
  /** Rolled back if it fails; the database's error then becomes the mock's. */
  const undoable = async <T>([begin, keep, undo]: readonly [string, string, string], work: () => Promise<T>): Promise<T> => {
    await session.query(begin).catch((error: unknown) => {
      throw faultOf(error, caller?.role === 'anon');
    });
    try {
      const result = await work();
      await session.query(keep);
      return result;
    } catch (error) {
      await session.query(undo);
      throw faultOf(error, caller?.role === 'anon');
    }
  };
  const path = [...schema.schemas.filter((name) => name !== 'public'), 'public'].map(quoteIdent).join(', ');
  const transaction = [`BEGIN; ${PRINTED_ALIKE}; SET LOCAL search_path TO ${path}`, prepare ? 'ROLLBACK' : 'COMMIT', 'ROLLBACK'] as const;
  const run = async (query: Query) => {
    const resolved = resolve(schema, query.verb === 'read' || query.write ? query : { ...query, write: { rows: [] } });
    if (resolved.verb === 'read') {
      const { text, values, fields } = readSql(resolved);
      return readResult(fields, (await session.query(text, [...values])).rows[0] as ReadRow);
    }
    const { text, values, fields } = writeSql(resolved);
    if (resolved.write!.rollback) await session.query('SAVEPOINT statement');
    const result = writeResult(resolved, fields, (await session.query(text, [...values])).rows[0] as WriteRow);
    requireAllowed(resolved, result);
    if (resolved.write!.rollback) await session.query('SET CONSTRAINTS ALL IMMEDIATE; ROLLBACK TO statement');
    return result;
  };
  const whole = <T>(work: () => Promise<T>): Promise<T> =>
    inTurn(session, () =>
      undoable(transaction, async () => {
        await prepare?.();
        if (caller) await session.query(CALLER, [caller.role, JSON.stringify(caller.claims), JSON.stringify(caller.headers)]);
        return await work();
      }),
    );
  const within: DialectEngine = { schema, run: (query) => undoable(STATEMENT, () => run(query)), atomic: (steps) => steps(within) };
  return { schema, run: (query) => whole(() => run(query)), atomic: (steps) => whole(() => steps(within)) };
}

const PRINTED_ALIKE = `SET LOCAL TimeZone TO 'UTC'; SET LOCAL DateStyle TO 'ISO'; SET LOCAL IntervalStyle TO 'postgres'; SET LOCAL bytea_output TO 'hex'`;
const CALLER = `SELECT set_config('role', $1, true), set_config('request.jwt.claims', $2, true), set_config('request.headers', $3, true)`;
/** A statement that fails does not end the transaction that it is part of. */
const STATEMENT = ['SAVEPOINT step', 'RELEASE step', 'ROLLBACK TO step'] as const;
