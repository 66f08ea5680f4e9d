import { DatabaseError, type Client } from 'pg';
import { openParser } from '../sql/parse.ts';
import type { Finding, MigrationStatement } from './finding.ts';

/** Stand-in. */
export async function splitSimply(text: string): Promise<MigrationStatement[]> {
  const { parse } = await openParser();
  const bytes = Buffer.from(text, 'utf8');
  const tree = parse(text) as { stmts?: { stmt_location?: number; stmt_len?: number }[] };
  return (tree.stmts ?? []).map(({ stmt_location = 0, stmt_len }, at) => ({
    number: at + 1,
    sql: bytes.toString('utf8', stmt_location, stmt_len ? stmt_location + stmt_len : bytes.length),
    line: bytes.toString('utf8', 0, stmt_location).split('\n').length,
  }));
}

/** Stand-in. */
export async function runSimply(
  client: Client,
  statements: readonly MigrationStatement[],
  { transaction = true }: { readonly transaction?: boolean } = {},
): Promise<Finding[]> {
  const one = transaction && !statements.some(({ sql }) => /\bconcurrently\b|^\s*(begin|commit)\b/i.test(sql));
  const failed = (statement: number | 'commit', error: unknown): Finding => {
    if (!(error instanceof DatabaseError)) throw error;
    return {
      kind: 'fails',
      statement,
      ...(error.code !== undefined && { sqlstate: error.code }),
      ...(error.table && { table: `${error.schema}.${error.table}` }),
      ...(error.column && { column: error.column }),
      message: [error.message, error.detail].filter(Boolean).join('. '),
    };
  };
  if (one) await client.query('BEGIN');
  for (const { sql, number } of statements) {
    try {
      await client.query(sql);
    } catch (error) {
      await client.query('ROLLBACK');
      return [failed(number, error)];
    }
  }
  try {
    if (one) await client.query('COMMIT');
  } catch (error) {
    return [failed('commit', error)];
  }
  return [];
}
