import type { Client } from 'pg';
import { qualifiedName } from '@seedbed/contract';
import { quoteQualified } from '../sql/quote.ts';

type Table = { readonly schema: string; readonly table: string };

/** Which of these tables hold a row: one question for all. */
export async function filledTables<T extends Table>(client: Client, tables: readonly T[]): Promise<T[]> {
  if (tables.length === 0) return [];
  const questions = tables.map(({ schema, table }, i) => `EXISTS (SELECT FROM ${quoteQualified(schema, table)}) AS "${i}"`);
  const { rows } = await client.query<Record<string, boolean>>(`SELECT ${questions.join(', ')}`);
  return tables.filter((_, i) => rows[0]![i]);
}

/**
 * Takes away the rows that a schema's own script made while it ran, by calling a function: what it says with INSERT is left out
 * anyway, and generated rows take their place. Returns the names of the tables that held some.
 */
export async function leaveOutScriptRows(client: Client, tables: readonly Table[]): Promise<string[]> {
  const filled = await filledTables(client, tables);
  if (filled.length > 0) await client.query(`TRUNCATE ${filled.map(({ schema, table }) => quoteQualified(schema, table)).join(', ')} RESTART IDENTITY CASCADE`);
  return filled.map(({ schema, table }) => qualifiedName(schema, table));
}

/** At most five names, and how many more there are. */
export function listed(names: readonly string[]): string {
  return names.length <= 5 ? names.join(', ') : `${names.slice(0, 5).join(', ')} and ${names.length - 5} more tables`;
}
