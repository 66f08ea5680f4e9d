import type { Client } from 'pg';
import { Problem, qualifiedName } from '@seedbed/contract';
import { quoteQualified } from '../sql/quote.ts';
import { countUpTo, filledTables, listed } from '../sql/filled-tables.ts';

type Table = {
  readonly oid: number;
  readonly schema: string;
  readonly table: string;
  /** Whether this role can read all of its rows. */
  readonly readable: boolean;
  readonly owned: boolean;
  readonly bytes: number;
};

/** The objects of a database before a schema's script runs there. */
export type Existing = {
  /** Tables with rows, and their number in words if counted. */
  readonly filled: ReadonlyMap<number, { readonly name: string; readonly rows: string }>;
  /** Tables, views, sequences, foreign keys, functions and types, by catalog and OID. */
  readonly objects: ReadonlyMap<string, ExistingObject>;
  /** Columns, defaults and triggers of tables, which are dropped with them. */
  readonly parts: ReadonlyMap<string, Part>;
};

/**
 * `body`: the definition, if the script may repeat it; `must`: a new object with that name would not be the same, such
 * as a sequence that was used.
 */
type ExistingObject = { readonly id: string; readonly name: string; readonly body: string | null; readonly must: boolean };
type Part = { readonly id: string; readonly oid: number; readonly name: string };

/** Counted so far for a message. */
const COUNTED = 100_000;

/**
 * What a script must not remove; counts rows only in tables named like one of `own`. If the script drops objects, no
 * other session can write to those until the transaction ends: rows added after this check would go unnoticed.
 */
export async function existingBefore(client: Client, own: readonly { readonly schema: string; readonly table: string }[], drops: boolean): Promise<Existing> {
  const wanted = new Set(own.map(({ schema, table }) => qualifiedName(schema, table)));
  const { rows: tables } = await client.query<Table>(tablesSql);
  const locked = drops ? tables.filter(({ schema, table, owned }) => owned && wanted.has(qualifiedName(schema, table))) : [];
  if (locked.length > 0)
    await client.query(`LOCK TABLE ${locked.map(({ schema, table }) => quoteQualified(schema, table)).join(', ')} IN ACCESS EXCLUSIVE MODE`);
  const readable = await filledTables(
    client,
    tables.filter((each) => each.readable),
  );
  const filled = new Map<number, { name: string; rows: string }>();
  for (const each of readable) {
    const name = qualifiedName(each.schema, each.table);
    filled.set(each.oid, { name, rows: wanted.has(name) ? await countUpTo(client, each, COUNTED) : '' });
  }
  // Tables that we may not read: their size on disk tells whether they are empty.
  for (const { oid, schema, table, readable: isReadable, bytes } of tables)
    if (!isReadable && bytes > 0) filled.set(oid, { name: qualifiedName(schema, table), rows: '' });
  const byId = <T extends { readonly id: string }>(rows: readonly T[]): Map<string, T> => new Map(rows.map((each) => [each.id, each]));
  const { rows: objects } = await client.query<ExistingObject>(objectsSql);
  const { rows: parts } = await client.query<Part>(partsSql);
  return { filled, objects: byId(objects), parts: byId(parts) };
}

/**
 * Throws if the script (`DROP TABLE`, `DROP SCHEMA … CASCADE`, code that deletes) removed rows, or objects that it did
 * not recreate. Rows of tables in `mayEmpty` were to be removed anyway. Within the script's transaction. Throws Problem
 * `target-not-empty` or `target-mismatch`.
 */
export async function requireUntouched(client: Client, before: Existing, mayEmpty: ReadonlySet<string>): Promise<void> {
  const { rows: now } = await client.query<ExistingObject>(objectsSql);
  const after = new Map(now.map((each) => [each.id, each]));
  const names = new Set(now.map(({ name }) => name));
  const stands = (oid: number): boolean => after.has(`table ${oid}`);
  const kept = [...before.filled].filter(([, { name }]) => !mayEmpty.has(name));
  const dropped = kept.filter(([oid]) => !stands(oid)).map(([, each]) => each);
  const { rows: changed } = await client.query<{ oid: number }>(changedSql, [kept.filter(([oid]) => stands(oid)).map(([oid]) => oid)]);
  const lost = [...dropped, ...changed.map(({ oid }) => before.filled.get(oid)!)];
  if (lost.length > 0)
    throw new Problem(
      'target-not-empty',
      `The schema's own statements would delete or change rows in ${listed(lost.map(({ name, rows }) => (rows === '' ? name : `${name} (${rows})`)))}. Nothing was changed. Leave its DROP, DELETE and UPDATE statements out, or load into an empty database; --mode truncate empties the tables that are loaded.`,
      { facts: { tables: lost.map(({ name }) => name) } },
    );
  const { rows: parts } = await client.query<Part>(partsSql);
  const there = new Set(parts.map(({ id }) => id));
  const isGone = ({ id, name, must }: ExistingObject): boolean => !after.has(id) && (!names.has(name) || (must && mayEmpty.size === 0));
  const isOther = ({ id, body }: ExistingObject): boolean => body !== null && after.has(id) && after.get(id)!.body !== body;
  const gone = [
    ...[...before.objects.values()].filter((each) => isGone(each) || isOther(each)),
    ...[...before.parts.values()].filter(({ id, oid }) => stands(oid) && !there.has(id)),
  ].map(({ name }) => name);
  if (gone.length > 0)
    throw new Problem(
      'target-mismatch',
      `The schema's own statements would drop or replace ${gone.slice(0, 5).join(', ')}${gone.length > 5 ? ` and ${gone.length - 5} more` : ''}, which existed before. Nothing was changed. Leave those statements out, or load into an empty database.`,
      { facts: { objects: gone } },
    );
}

const OWN_SCHEMAS = /* SQL */ `n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`;

const tablesSql = /* SQL */ `
  select c.oid::int8::float8 as oid, n.nspname::text as schema, c.relname::text as "table",
    pg_catalog.has_table_privilege(c.oid, 'SELECT') and pg_catalog.has_schema_privilege(n.oid, 'USAGE') and not pg_catalog.row_security_active(c.oid) as readable,
    pg_catalog.pg_has_role(c.relowner, 'USAGE') as owned,
    pg_catalog.pg_relation_size(c.oid)::float8 as bytes
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and c.relpersistence <> 't' and ${OWN_SCHEMAS}
  order by 2, 3`;

/**
 * Identifies foreign keys by their tables, functions by their arguments: a script may rename those that it recreates.
 * Sequences of columns belong to their columns.
 */
const objectsSql = /* SQL */ `
  select case when c.relkind in ('r', 'p') then 'table ' else 'class ' end || c.oid::int8 as id, n.nspname || '.' || c.relname as name,
    case when c.relkind in ('v', 'm') then pg_catalog.pg_get_viewdef(c.oid) end as body,
    c.relkind = 'S' and pg_catalog.pg_sequence_last_value(case when c.relkind = 'S' then c.oid end) is not null as must
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and c.relpersistence <> 't' and ${OWN_SCHEMAS}
    and not (c.relkind = 'S' and exists (select from pg_catalog.pg_depend d where d.classid = 'pg_catalog.pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i')))
  union all
  select 'key ' || k.oid::int8, 'a foreign key of ' || n.nspname || '.' || c.relname || ' to ' || k.confrelid::regclass::text, null, false
  from pg_catalog.pg_constraint k join pg_catalog.pg_class c on c.oid = k.conrelid join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where k.contype = 'f' and ${OWN_SCHEMAS}
  union all
  select 'function ' || p.oid::int8, 'the function ' || p.oid::regprocedure::text, p.prosrc, false
  from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace where ${OWN_SCHEMAS}
  union all
  select 'type ' || t.oid::int8, 'the type ' || n.nspname || '.' || t.typname, null, false
  from pg_catalog.pg_type t join pg_catalog.pg_namespace n on n.oid = t.typnamespace
  where t.typtype in ('e', 'd', 'r') and ${OWN_SCHEMAS}`;

const partsSql = /* SQL */ `
  select 'column ' || a.attrelid::int8 || '.' || a.attnum as id, a.attrelid::int8::float8 as oid, 'the column ' || n.nspname || '.' || c.relname || '.' || a.attname as name
  from pg_catalog.pg_attribute a join pg_catalog.pg_class c on c.oid = a.attrelid join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and c.relpersistence <> 't' and a.attnum > 0 and not a.attisdropped and ${OWN_SCHEMAS}
  union all
  select 'default ' || d.adrelid::int8 || '.' || d.adnum, d.adrelid::int8::float8, 'the default of ' || n.nspname || '.' || c.relname || '.' || a.attname
  from pg_catalog.pg_attrdef d join pg_catalog.pg_class c on c.oid = d.adrelid join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  join pg_catalog.pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum where ${OWN_SCHEMAS}
  union all
  select 'trigger ' || t.tgrelid::int8 || '.' || t.tgname, t.tgrelid::int8::float8, 'the trigger ' || t.tgname || ' of ' || n.nspname || '.' || c.relname
  from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where not t.tgisinternal and ${OWN_SCHEMAS}`;

/** Tables whose rows this transaction deleted, changed or truncated. */
const changedSql = /* SQL */ `
  select c.oid::int8::float8 as oid from pg_catalog.pg_class c
  left join pg_catalog.pg_stat_xact_user_tables s on s.relid = c.oid
  where c.oid = any ($1::int8[]::oid[])
    and (coalesce(s.n_tup_del + s.n_tup_upd, 0) > 0 or pg_catalog.pg_relation_size(c.oid) = 0)`;
