import { qualifiedName, type Catalog } from '@seedbed/contract';
import type { OpenClient } from '../sql/connect.ts';
import { quoteIdent } from '../sql/quote.ts';
import type { Script } from './script.ts';
import type { PolicyRoles, ScriptStatement } from './statement.ts';

/** Roles of policies by the OID of the policy: the sandbox has no such roles, and its policies are for PUBLIC. */
export type RolesByPolicy = Map<number, readonly string[]>;

const ROLES = /^(?:"(?:[^"]|"")*"|[\w$\u0080-\uffff]+)(?:\s*,\s*(?:"(?:[^"]|"")*"|[\w$\u0080-\uffff]+))*/;

/** The statement with PUBLIC in place of its roles. */
export function forPublic(script: Script, { start, end }: ScriptStatement, { rolesAt }: PolicyRoles): string {
  const before = script.text({ start, end: rolesAt });
  return `${before}PUBLIC${script.text({ start: rolesAt, end }).replace(ROLES, '')}`;
}

/** Remembers the roles of a policy that was just created or altered. */
export async function rememberRoles(client: OpenClient, { name, table, roles }: PolicyRoles, known: RolesByPolicy): Promise<void> {
  const { rows } = await client.query<{ oid: number }>('select oid::int8::float8 as oid from pg_policy where polrelid = to_regclass($1) and polname = $2', [
    table.map(quoteIdent).join('.'),
    name,
  ]);
  for (const { oid } of rows) known.set(oid, roles);
}

/** The catalog with the roles that the script names. */
export async function withPolicyRoles(client: OpenClient, catalog: Catalog, known: RolesByPolicy): Promise<Catalog> {
  if (known.size === 0) return catalog;
  const { rows } = await client.query<{ oid: number; schema: string; table: string; name: string }>(
    `select p.oid::int8::float8 as oid, n.nspname as schema, c.relname as "table", p.polname as name
     from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace where p.oid::int8::float8 = any($1)`,
    [[...known.keys()]],
  );
  const rolesOf = new Map(rows.map(({ oid, schema, table, name }) => [`${qualifiedName(schema, table)}\n${name}`, known.get(oid)!]));
  return {
    ...catalog,
    tables: catalog.tables.map((table) => {
      if (!table.policies) return table;
      const policies = table.policies.map((policy) => {
        const roles = rolesOf.get(`${qualifiedName(table.schema, table.name)}\n${policy.name}`);
        return roles && !roles.includes('public') ? { ...policy, roles: [...roles] } : policy;
      });
      return { ...table, policies };
    }),
  };
}
