import type { Client } from 'pg';
import { quoteQualified } from './quote.ts';

type Table = { readonly schema: string; readonly table: string };

/** Tables per statement: a result has at most 1,664 columns, and a plan grows with each. */
const TABLES_A_QUESTION = 500;

/** The tables among these with rows. */
export async function filledTables<T extends Table>(client: Client, tables: readonly T[]): Promise<T[]> {
  const filled: T[] = [];
  for (let from = 0; from < tables.length; from += TABLES_A_QUESTION) {
    const batch = tables.slice(from, from + TABLES_A_QUESTION);
    const questions = batch.map(({ schema, table }) => `EXISTS (SELECT FROM ${quoteQualified(schema, table)})`);
    const { rows } = await client.query<boolean[]>({ text: `SELECT ${questions.join(', ')}`, rowMode: 'array' });
    filled.push(...batch.filter((_, i) => rows[0]![i]));
  }
  return filled;
}

/** The number of rows in these tables, in order; at most `most`. */
export async function countRows(client: Client, tables: readonly Table[], most: number): Promise<number[]> {
  const counts: number[] = [];
  for (let from = 0; from < tables.length; from += TABLES_A_QUESTION) {
    const questions = tables
      .slice(from, from + TABLES_A_QUESTION)
      .map(({ schema, table }) => `(SELECT count(*)::int FROM (SELECT FROM ${quoteQualified(schema, table)} LIMIT ${most}) AS few)`);
    const { rows } = await client.query<number[]>({ text: `SELECT ${questions.join(', ')}`, rowMode: 'array' });
    counts.push(...rows[0]!);
  }
  return counts;
}

/** At most five names, and how many more there are. */
export function listed(names: readonly string[]): string {
  return names.length <= 5 ? names.join(', ') : `${names.slice(0, 5).join(', ')} and ${names.length - 5} more tables`;
}

/** The number of rows, in words: `12`, or `more than 100,000`. */
export async function countUpTo(client: Client, { schema, table }: Table, most: number): Promise<string> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM (SELECT FROM ${quoteQualified(schema, table)} LIMIT ${most + 1}) AS few`,
  );
  const { count } = rows[0]!;
  return count > most ? `more than ${most.toLocaleString('en-US')}` : count.toLocaleString('en-US');
}
