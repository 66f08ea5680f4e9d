import type { Client } from 'pg';
import { qualifiedName } from '@seedbed/contract';
import { quoteQualified } from '../sql/quote.ts';
import type { TableName } from '../sql/copy-statement.ts';
import { byUs } from './own-transactions.ts';

/** Our remaining rows, by table; null if they could not be counted. */
type StayedRows = readonly { readonly table: string; readonly rows: number | null }[];

/** Thrown if a clean-up had to leave something behind: the remains, the reason, and statements that remove them. */
export class LeftBehind extends Error {
  override readonly name = 'LeftBehind';
  readonly statements: readonly string[];
  /** Nothing of this load stays but what others changed. */
  readonly onlyOthers: boolean;

  constructor(what: string, statements: readonly string[] = [], { onlyOthers = false, ...options }: ErrorOptions & { onlyOthers?: boolean } = {}) {
    super(statements.length === 0 ? what : `${what} ${removal(statements)}`, options);
    this.statements = statements;
    this.onlyOthers = onlyOthers;
  }
}

/** Maximum number of statements in a message; the others are in the facts of the problem. */
const SHOWN = 8;

function removal(statements: readonly string[]): string {
  const more = statements.length > SHOWN ? ` … and ${statements.length - SHOWN} more statements` : '';
  return `To remove it, run: ${statements.slice(0, SHOWN).join('; ')};${more}`;
}

/** `3 rows of public.a, 1 row of public.b`. */
export function wordsOf(stayed: StayedRows): string {
  return stayed.map(({ table, rows }) => `${rows === null ? 'rows' : `${rows} ${rows === 1 ? 'row' : 'rows'}`} of ${table}`).join(', ');
}

/** Statements that delete the rows of these transactions, children first. */
export function deleteStatements(tables: readonly TableName[], ours: readonly string[], stayed?: StayedRows): string[] {
  const named = stayed && new Set(stayed.map(({ table }) => table));
  return tables
    .toReversed()
    .filter(({ schema, table }) => named?.has(qualifiedName(schema, table)) ?? true)
    .map(({ schema, table }) => `DELETE FROM ${quoteQualified(schema, table)} WHERE xmin = ANY ('{${ours.join(',')}}'::xid[])`);
}

/** Counts the rows of these transactions, without waiting for others' exclusive locks. */
export async function countOurs(client: Client, tables: readonly TableName[], ours: readonly string[]): Promise<StayedRows> {
  const stayed: { table: string; rows: number | null }[] = [];
  for (const { schema, table } of tables) {
    await client.query(`BEGIN; SET LOCAL lock_timeout = '1s'; SET LOCAL statement_timeout = '60s'`);
    const counted = await client
      .query<{ rows: string }>(`SELECT count(*)::text AS rows FROM ${quoteQualified(schema, table)} WHERE ${byUs(1)}`, [ours])
      .then(({ rows }) => Number(rows[0]!.rows))
      .catch(() => null);
    await client.query('ROLLBACK');
    if (counted !== 0) stayed.push({ table: qualifiedName(schema, table), rows: counted });
  }
  return stayed;
}
