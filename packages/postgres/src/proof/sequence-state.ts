import type { Client } from 'pg';
import { quoteLiteral } from '../sql/quote.ts';

/**
 * The current state of sequences, and a way to restore it. A rollback does not reset sequences: without this, the next
 * round would start where the last one ended, and find keys free that are taken in a fresh database.
 */
export async function sequenceState(client: Client): Promise<{ restore(): Promise<void> }> {
  const { rows } = await client.query<{ name: string; value: string; called: boolean }>(stateSql);
  const settings = rows.map(({ name, value, called }) => `pg_catalog.setval(${quoteLiteral(name)}::pg_catalog.regclass, ${value}, ${called})`);
  return {
    async restore() {
      // A target list has room for 1,664.
      for (let first = 0; first < settings.length; first += 1000) await client.query(`SELECT ${settings.slice(first, first + 1000).join(', ')}`);
    },
  };
}

const stateSql = /* SQL */ `
  select pg_catalog.format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value)::text as value, last_value is not null as called
  from pg_catalog.pg_sequences
  where sequenceowner = current_user`;
