import type { Client } from 'pg';
import { quoteIdent } from '../sql/quote.ts';

/** Rows of a table, and the sum of their hashes: equal for equal rows in any order. */
export type RowsDigest = { readonly rows: number; /** 16 hexadecimal digits. */ readonly digest: string };

/** Within a transaction: values have the same text in every session. */
export const TEXT_SETTINGS = `SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres'; SET LOCAL timezone = 'UTC';
  SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1`;

/** Within a transaction: counts and digests the rows of `from`, SQL text that names a table, in these columns. Null if this role may not read all of them. */
export async function digestRows(client: Client, from: string, columns: readonly string[]): Promise<RowsDigest | null> {
  await client.query(`SAVEPOINT seedbed_digest; ${TEXT_SETTINGS}`);
  try {
    const { rows } = await client.query<{ rows: string; sum: string }>(
      `SELECT count(*) AS rows, coalesce(sum(pg_catalog.hashtextextended(ROW(${columns.map((name) => `t.${quoteIdent(name)}`).join(', ')})::text, 0)), 0)::text AS sum FROM ${from} t`,
    );
    await client.query('RELEASE SAVEPOINT seedbed_digest');
    return { rows: Number(rows[0]!.rows), digest: BigInt.asUintN(64, BigInt(rows[0]!.sum)).toString(16).padStart(16, '0') };
  } catch (error) {
    if (!(error as { code?: string }).code?.startsWith('42')) throw error;
    await client.query('ROLLBACK TO SAVEPOINT seedbed_digest; RELEASE SAVEPOINT seedbed_digest');
    return null;
  }
}
