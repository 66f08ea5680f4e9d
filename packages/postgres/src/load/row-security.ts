import type { Client, DatabaseError } from 'pg';
import { Problem, qualifiedName } from '@seedbed/contract';
import { quoteIdent, quoteQualified } from '../sql/quote.ts';
import type { TableName } from '../sql/copy-statement.ts';

/** A table whose policies apply to the loading session: COPY fails on it, INSERT checks the policies. */
export type GuardedTable = { readonly table: string; readonly sql: string; readonly policies: readonly string[]; readonly role: string };

/** Tables that policies restrict for this session, by qualified name. */
export async function guardedTables(client: Client, tables: readonly TableName[]): Promise<ReadonlyMap<string, GuardedTable>> {
  const { rows } = await client.query<{ schema: string; table: string; policies: string[]; role: string }>(guardedSql, namesOf(tables));
  return new Map(
    rows.map(({ schema, table, policies, role }) => {
      const name = qualifiedName(schema, table);
      return [name, { table: name, sql: quoteQualified(schema, table), policies, role }];
    }),
  );
}

/**
 * Lifts forced policies from the owner of tables that it has just created, and returns the statements that force them
 * again: policies control who sees existing rows, not which rows a load creates.
 */
export async function suspendForcedSecurity(client: Client, tables: readonly TableName[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ schema: string; table: string }>(forcedSql, namesOf(tables));
  const names = rows.map(({ schema, table }) => quoteQualified(schema, table));
  for (const name of names) await client.query(`ALTER TABLE ${name} NO FORCE ROW LEVEL SECURITY`);
  return names.map((name) => `ALTER TABLE ${name} FORCE ROW LEVEL SECURITY`);
}

/** The same for every table of a throwaway database, permanently: trials then work like a load that creates the schema. */
export async function dropForcedSecurity(client: Client): Promise<void> {
  const { rows } = await client.query<TableName>(allTablesSql);
  await suspendForcedSecurity(client, rows);
}

/** The Problem for an error that comes from a policy, about a row or a query: a rejected row, or a missing setting. */
export function policyProblem(error: unknown, guard: GuardedTable | undefined): Problem | undefined {
  const { code, message } = error as Partial<DatabaseError>;
  const byPolicy = code === '42501' || (code === '42704' && /configuration parameter/.test(message!));
  return guard && byPolicy ? refusedByPolicies(guard, message!, error) : undefined;
}

/** Problem `load-rejected` with the policies that blocked the rows, and the fix. */
export function refusedByPolicies({ table, sql, policies, role }: GuardedTable, words: string, cause?: unknown): Problem {
  const which = policies.length === 0 ? 'no policy allows INSERT' : `its policies are ${policies.join('; ')}`;
  const statement = `CREATE POLICY seedbed_load ON ${sql} TO ${quoteIdent(role)} USING (true) WITH CHECK (true);`;
  return new Problem(
    'load-rejected',
    `${table}: ${words}. Row security binds the role ${role}, and ${which}. Load as a superuser or a role with BYPASSRLS, or as the table's owner after ALTER TABLE ${sql} NO FORCE ROW LEVEL SECURITY; or let this role in: ${statement}`,
    { facts: { table, policies, role, statement, sqlstate: '42501' }, ...(cause !== undefined && { cause }) },
  );
}

function namesOf(tables: readonly TableName[]): string[][] {
  return [tables.map((each) => each.schema), tables.map((each) => each.table)];
}

/** Policies that apply to inserted rows, permissive ones first. */
const guardedSql = /* SQL */ `
  select n.nspname as schema, c.relname as "table", current_user::text as role,
         array(select p.polname || case when p.polpermissive then '' else ' (restrictive)' end
                      || coalesce(' WITH CHECK (' || pg_catalog.pg_get_expr(coalesce(p.polwithcheck, p.polqual), p.polrelid) || ')', '')
               from pg_catalog.pg_policy p
               where p.polrelid = c.oid and p.polcmd in ('*', 'a')
                 and exists (select from unnest(p.polroles) role where role = 0 or pg_catalog.pg_has_role(role, 'USAGE'))
               order by p.polpermissive desc, p.polname) as policies
  from unnest($1::text[], $2::text[]) wanted(schema, name)
  join pg_catalog.pg_namespace n on n.nspname = wanted.schema
  join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = wanted.name
  where c.relrowsecurity and pg_catalog.row_security_active(c.oid)`;

const forcedSql = /* SQL */ `
  select n.nspname as schema, c.relname as "table"
  from unnest($1::text[], $2::text[]) wanted(schema, name)
  join pg_catalog.pg_namespace n on n.nspname = wanted.schema
  join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = wanted.name
  where c.relrowsecurity and c.relforcerowsecurity and pg_catalog.pg_has_role(c.relowner, 'USAGE')
  order by 1, 2`;

const allTablesSql = /* SQL */ `
  select n.nspname as schema, c.relname as "table"
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relrowsecurity and c.relforcerowsecurity`;
