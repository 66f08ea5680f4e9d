import type { Client } from 'pg';
import { Problem, qualifiedName } from '@seedbed/contract';
import { quoteIdent, quoteQualified } from '../sql/quote.ts';
import type { TableName } from './copy-statement.ts';

export type Needs = { readonly tables: readonly TableName[]; readonly truncate: boolean; readonly sessions: number };

/**
 * What would stop a load of tables that are there, looked for before anything is written, each with its mend: a standby, rights, places for
 * sessions. Throws Problem `load-rejected` with all of it.
 */
export async function requireFree(client: Client, { tables, truncate, sessions }: Needs): Promise<void> {
  const { rows } = await client.query<{ standby: boolean; readonly: boolean; free: number; role: string }>(serverSql);
  const { standby, readonly, free, role } = rows[0]!;
  if (standby) throw refusal('25006', 'That server is a standby, which takes no writes: connect to its primary.');
  if (readonly)
    throw refusal(
      '25006',
      `Sessions of ${role} take no writes there: ALTER ROLE ${quoteIdent(role)} RESET default_transaction_read_only, or the same of the database.`,
    );
  if (free < sessions)
    throw refusal('53300', `The server has places for ${free} more sessions, and the load wants ${sessions}: ask for fewer connections, or close some.`);
  const lacking = (await client.query<Lacking>(rightsSql, [tables.map((each) => each.schema), tables.map((each) => each.table), truncate])).rows;
  if (lacking.length === 0) return;
  const mends = lacking.map(({ schema, table, rights }) => `GRANT ${rights.join(', ')} ON ${quoteQualified(schema, table)} TO ${quoteIdent(role)};`);
  const names = lacking.map(({ schema, table, rights }) => `${rights.join(' and ')} on ${qualifiedName(schema, table)}`);
  const few = `${names.slice(0, 5).join(', ')}${names.length > 5 ? ` and on ${names.length - 5} more tables` : ''}`;
  throw refusal('42501', `The role ${role} lacks ${few}. Let their owner run: ${mends.slice(0, 5).join(' ')}${mends.length > 5 ? ' …' : ''}`, { mends });
}

type Lacking = { schema: string; table: string; rights: string[] };

function refusal(sqlstate: string, message: string, facts: Record<string, unknown> = {}): Problem {
  return new Problem('load-rejected', message, { facts: { sqlstate, begun: false, ...facts } });
}

const serverSql = /* SQL */ `
  select pg_catalog.pg_is_in_recovery() as standby, current_setting('default_transaction_read_only')::bool as readonly, current_user::text as role,
         (current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
          - (select count(*) from pg_catalog.pg_stat_activity where backend_type = 'client backend'))::int as free`;

const rightsSql = /* SQL */ `
  select n.nspname as schema, c.relname as "table", array_remove(array[
      case when not pg_catalog.has_table_privilege(c.oid, 'INSERT') then 'INSERT' end,
      case when not pg_catalog.has_table_privilege(c.oid, 'SELECT') then 'SELECT' end,
      case when $3 and not pg_catalog.has_table_privilege(c.oid, 'TRUNCATE') then 'TRUNCATE' end], null) as rights
  from unnest($1::text[], $2::text[]) wanted(schema, name)
  join pg_catalog.pg_namespace n on n.nspname = wanted.schema
  join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = wanted.name
  where not (pg_catalog.has_table_privilege(c.oid, 'INSERT') and pg_catalog.has_table_privilege(c.oid, 'SELECT') and (not $3 or pg_catalog.has_table_privilege(c.oid, 'TRUNCATE')))
  order by 1, 2`;
