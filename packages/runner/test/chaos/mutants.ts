import type { OpenClient } from '@seedbed/postgres/sql';
import type { PartTools } from '../../src/load/parts/do-part.ts';
import { connectTarget } from '../../src/source/servers/target.ts';

/** How a broken protocol changes a statement: a different statement, or a different answer. */
type Mutant = {
  readonly instead?: (sql: string) => string;
  readonly answer?: (sql: string, result: { command?: string; rows: unknown[] }, parameters: readonly unknown[]) => void;
};

const says = (sql: string, words: string): boolean => sql.includes(words);

/** Broken protocols: each is the real one with one statement changed. The harness must detect each. */
export const MUTANTS: Readonly<Record<string, Mutant>> = {
  /** Sends a part again after any error: without a ledger row and without looking up the outcome. */
  'retry on error': {
    instead: (sql) =>
      says(sql, 'INSERT INTO seedbed.load_ledger')
        ? `SELECT $1::text, $2::int, $3::bigint, $4::jsonb`
        : says(sql, 'pg_xact_status')
          ? `SELECT '' AS system, '' AS timeline, $1::text AS status`
          : sql,
    answer(sql, result, [, part]) {
      if (says(sql, 'part, rows::float8')) result.rows = part === null ? Array.from({ length: 50 }, (_, number) => ({ part: number })) : [];
    },
  },
  /** Does not end the sessions of a worker that lost the part, and keeps no row that would stop them. */
  'no fencing': {
    instead: (sql) =>
      says(sql, 'pg_terminate_backend(a.pid)')
        ? `SELECT WHERE $1::text IS NULL`
        : says(sql, 'INSERT INTO seedbed.load_ledger')
          ? `SELECT $1::text, $2::int, $3::bigint, $4::jsonb`
          : sql,
  },
  /** Empties the tables again on resume. */
  'truncate on resume': {
    answer: (sql, result) => void (says(sql, 'part, rows::float8') && (result.rows = (result.rows as { part: number }[]).filter(({ part }) => part !== 0))),
    instead: (sql) => (says(sql, 'INSERT INTO seedbed.load_ledger') ? `${sql} ON CONFLICT (run, part) DO NOTHING` : sql),
  },
  /** Treats any answer to COMMIT as success. */
  'any COMMIT tag': { answer: (sql, result) => void (sql === 'COMMIT' && (result.command = 'COMMIT')) },
  /** Trusts a transaction's number that the server never wrote to disk. */
  'number without flush': { instead: (sql) => (says(sql, 'pg_logical_emit_message') ? 'SELECT 1' : sql) },
};

/** Sessions with modified statements. */
export function bent(url: string, { instead = (sql) => sql, answer }: Mutant): PartTools['connect'] {
  return async (name) => {
    const client = await connectTarget(url, undefined, name);
    const plain = client.query.bind(client) as (...args: unknown[]) => Promise<{ command?: string; rows: unknown[] }>;
    const query = async (first: unknown, ...rest: unknown[]): Promise<unknown> => {
      if (typeof first !== 'string') return plain(first, ...rest);
      const result = await plain(instead(first), ...rest);
      answer?.(first, result, (rest[0] as unknown[] | undefined) ?? []);
      return result;
    };
    return Object.assign(client, {
      query: (first: unknown, ...rest: unknown[]) => (typeof first === 'string' ? query(first, ...rest) : plain(first, ...rest)),
    }) as OpenClient;
  };
}
