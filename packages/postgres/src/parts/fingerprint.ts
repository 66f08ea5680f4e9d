import type { Client } from 'pg';
import { Problem, qualifiedName } from '@seedbed/contract';
import type { TableName } from '../sql/copy-statement.ts';

/** By qualified name: a table's state, in 32 characters. */
export type Fingerprints = Readonly<Record<string, string>>;

/**
 * Fingerprints of tables in their current state: identity, owner, and everything that affects their rows (columns,
 * keys, checks, triggers, rules, policies).
 */
export async function readFingerprints(client: Client, tables: readonly TableName[]): Promise<Fingerprints> {
  const { rows } = await client.query<{ schema: string; table: string; print: string }>(printsSql, [
    tables.map((each) => each.schema),
    tables.map((each) => each.table),
  ]);
  return Object.fromEntries(rows.map(({ schema, table, print }) => [qualifiedName(schema, table), print]));
}

/** Within the transaction that locked them. Throws Problem `target-mismatch` for tables that changed since the run began. */
export async function requireSame(client: Client, tables: readonly TableName[], then: Fingerprints): Promise<void> {
  const now = await readFingerprints(client, tables);
  const changed = tables.map(({ schema, table }) => qualifiedName(schema, table)).filter((name) => now[name] !== then[name]);
  if (changed.length === 0) return;
  throw new Problem(
    'target-mismatch',
    `${changed.join(', ')} changed since the run began: no row of this part went in. Undo the change and resume, or read the schema again and start a new load.`,
    {
      facts: { differences: changed.map((name) => `${name} is not what it was when the run began`) },
    },
  );
}

/** Prints full names: the query sets the narrowed path only for itself. */
const printsSql = /* SQL */ `
  select n.nspname as schema, c.relname as "table", md5(jsonb_build_array(
    c.oid, c.relkind, c.relowner, c.relpersistence, c.relrowsecurity, c.relforcerowsecurity,
    (select jsonb_agg(jsonb_build_array(a.attname, a.atttypid, a.atttypmod, a.attnotnull, a.attidentity, a.attgenerated, a.attcollation, pg_catalog.pg_get_expr(d.adbin, d.adrelid)) order by a.attnum)
       from pg_catalog.pg_attribute a left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped),
    (select jsonb_agg(jsonb_build_array(k.oid, k.conname, k.contype, k.condeferrable, k.condeferred, pg_catalog.pg_get_constraintdef(k.oid)) order by k.oid) from pg_catalog.pg_constraint k where k.conrelid = c.oid),
    (select jsonb_agg(jsonb_build_array(i.indexrelid, pg_catalog.pg_get_indexdef(i.indexrelid), i.indisvalid) order by i.indexrelid) from pg_catalog.pg_index i where i.indrelid = c.oid and i.indisunique),
    (select jsonb_agg(jsonb_build_array(t.oid, t.tgname, t.tgenabled, pg_catalog.pg_get_triggerdef(t.oid)) order by t.oid) from pg_catalog.pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal),
    (select jsonb_agg(jsonb_build_array(r.oid, r.ev_enabled) order by r.oid) from pg_catalog.pg_rewrite r where r.ev_class = c.oid),
    (select jsonb_agg(jsonb_build_array(p.oid, p.polname, p.polcmd) order by p.oid) from pg_catalog.pg_policy p where p.polrelid = c.oid),
    (select jsonb_agg(i.inhrelid order by i.inhrelid) from pg_catalog.pg_inherits i where i.inhparent = c.oid)
  )::text) as print
  from unnest($1::text[], $2::text[]) wanted(schema, name)
  join pg_catalog.pg_namespace n on n.nspname = wanted.schema
  join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = wanted.name`;
