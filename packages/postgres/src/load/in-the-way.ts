import type { Client } from 'pg';
import { Problem, qualifiedName } from '@seedbed/contract';
import { quoteIdent, quoteQualified } from '../sql/quote.ts';
import type { TableName } from '../sql/copy-statement.ts';

/** A table of a load, with the rights needed besides inserting rows. */
type Need = TableName & { readonly read: boolean; readonly truncate: boolean };

export type Needs = { readonly tables: readonly Need[]; readonly sessions: number };

/**
 * Checks for obstacles to a load into existing tables before anything is written: a standby, missing rights, too few connections. Throws
 * Problem `load-rejected` with all of them, each with its fix.
 */
export async function requireFree(client: Client, { tables, sessions }: Needs): Promise<void> {
  await requireWritable(client);
  const { free } = (await client.query<{ free: number }>(placesSql)).rows[0]!;
  if (free < sessions)
    throw refusal('53300', `The server has places for ${free} more sessions, and the load wants ${sessions}: ask for fewer connections, or close some.`);
  await requireRights(client, tables);
}

/** Throws Problem `load-rejected` if sessions of this role are read-only. */
export async function requireWritable(client: Client): Promise<void> {
  const { standby, readonly, source, role, database } = (await client.query<Server>(serverSql)).rows[0]!;
  if (standby) throw refusal('25006', 'That server is a standby, which takes no writes: connect to its primary.');
  if (!readonly) return;
  const remedies = new Map([
    ['user', `ALTER ROLE ${quoteIdent(role)} RESET default_transaction_read_only`],
    ['database', `ALTER DATABASE ${quoteIdent(database)} RESET default_transaction_read_only`],
    ['database user', `ALTER ROLE ${quoteIdent(role)} IN DATABASE ${quoteIdent(database)} RESET default_transaction_read_only`],
  ]);
  const how = remedies.get(source) ?? "take default_transaction_read_only from the server's configuration, or from the address";
  throw refusal('25006', `Sessions of ${role} take no writes in ${database}: ${how}, or connect to a database that does.`);
}

/**
 * Throws Problem `load-rejected` with every privilege that the role lacks on these tables, and the statements that
 * grant them.
 */
export async function requireRights(client: Client, tables: readonly Need[]): Promise<void> {
  const columns = [tables.map(({ schema }) => schema), tables.map(({ table }) => table), tables.map(({ read }) => read), tables.map((each) => each.truncate)];
  const lacking = (await client.query<Lacking>(rightsSql, columns)).rows;
  if (lacking.length === 0) return;
  const { role } = lacking[0]!;
  const grants = lacking.map(({ schema, table, rights }) => `GRANT ${rights.join(', ')} ON ${quoteQualified(schema, table)} TO ${quoteIdent(role)};`);
  const names = lacking.map(({ schema, table, rights }) => `${rights.join(' and ')} on ${qualifiedName(schema, table)}`);
  const few = `${names.slice(0, 5).join(', ')}${names.length > 5 ? ` and on ${names.length - 5} more tables` : ''}`;
  throw refusal('42501', `The role ${role} lacks ${few}. Let their owner run: ${grants.slice(0, 5).join(' ')}${grants.length > 5 ? ' …' : ''}`, {
    mends: grants,
  });
}

type Server = { standby: boolean; readonly: boolean; source: string; role: string; database: string };
type Lacking = { schema: string; table: string; role: string; rights: string[] };

function refusal(sqlstate: string, message: string, facts: Record<string, unknown> = {}): Problem {
  return new Problem('load-rejected', message, { facts: { sqlstate, begun: false, ...facts } });
}

const serverSql = /* SQL */ `
  select pg_catalog.pg_is_in_recovery() as standby, setting::bool as readonly, source, current_user::text as role, current_database()::text as database
  from pg_catalog.pg_settings where name = 'default_transaction_read_only'`;

const placesSql = /* SQL */ `
  select (current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
          - (select count(*) from pg_catalog.pg_stat_activity where backend_type = 'client backend'))::int as free`;

const rightsSql = /* SQL */ `
  select schema, "table", current_user::text as role, rights
  from (
    select n.nspname as schema, c.relname as "table", array_remove(array[
        case when not pg_catalog.has_table_privilege(c.oid, 'INSERT') then 'INSERT' end,
        case when read and not pg_catalog.has_table_privilege(c.oid, 'SELECT') then 'SELECT' end,
        case when truncate and not pg_catalog.has_table_privilege(c.oid, 'TRUNCATE') then 'TRUNCATE' end], null) as rights
    from unnest($1::text[], $2::text[], $3::bool[], $4::bool[]) wanted(schema, name, read, truncate)
    join pg_catalog.pg_namespace n on n.nspname = wanted.schema
    join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = wanted.name
  ) each
  where rights <> '{}'
  order by 1, 2`;
