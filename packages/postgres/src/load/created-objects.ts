import { dictionary } from '@seedbed/contract';
import type { Client } from 'pg';
import { quoteIdent } from '../sql/quote.ts';
import { byUs } from './own-transactions.ts';

/** A database object by its catalog and OID, and the statement that drops it with its dependents. */
export type DatabaseObject = { readonly catalog: number; readonly oid: number; readonly drop: string };

/** The objects of a schema, without parts of other objects, which are dropped together. */
export async function listObjects(client: Client): Promise<readonly DatabaseObject[]> {
  const { rows } = await client.query<{ catalog: number; oid: number; type: string; identity: string }>(objectsSql);
  return rows.map(({ catalog, oid, type, identity }) => ({ catalog, oid, drop: `DROP ${KEYWORDS[type] ?? type.toUpperCase()} IF EXISTS ${identity} CASCADE` }));
}

/**
 * Objects created between two listings. Only in a REPEATABLE READ transaction is it certain that this transaction
 * created them, and not another session.
 */
export function madeBetween(before: readonly DatabaseObject[], after: readonly DatabaseObject[]): readonly DatabaseObject[] {
  const known = new Set(before.map(keyOf));
  return after.filter((each) => !known.has(keyOf(each)));
}

/** Drops objects and resets settings of the database; within a transaction. */
export async function dropCreated(client: Client, made: readonly DatabaseObject[], settings: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>('SELECT pg_catalog.current_database() AS name');
  for (const { drop } of made) await client.query(drop);
  for (const setting of settings) await client.query(`ALTER DATABASE ${quoteIdent(rows[0]!.name)} RESET ${setting.split('.').map(quoteIdent).join('.')}`);
}

/**
 * A description of the first thing that others have stored in the created objects, or made dependent on them, since
 * they became visible. Locks the tables. `ours` are our transaction ids in rows; `made` happened before `since`.
 */
export async function usedByOthers(client: Client, made: readonly DatabaseObject[], { ours, since }: OursSince): Promise<string | undefined> {
  const { rows: tables } = await client.query<{ name: string }>(madeTablesSql, placesOf(made));
  for (const { name } of tables) await client.query(`LOCK TABLE ONLY ${name} IN ACCESS EXCLUSIVE MODE`);
  return await othersIn(client, made, tables, { ours, since });
}

/**
 * The statements that drop the created objects, if nothing of others is committed in them: dropping with dependents
 * would drop that too. Empty if others use them, or if a table cannot be read within a second.
 */
export async function dropsIfUnused(client: Client, made: readonly DatabaseObject[], by: OursSince): Promise<readonly string[]> {
  await client.query(`BEGIN READ ONLY; SET LOCAL lock_timeout = '1s'; SET LOCAL statement_timeout = '60s'`);
  try {
    const { rows: tables } = await client.query<{ name: string }>(madeTablesSql, placesOf(made));
    return (await othersIn(client, made, tables, by)) === undefined ? made.map(({ drop }) => drop) : [];
  } catch {
    return [];
  } finally {
    await client.query('ROLLBACK').catch(() => {});
  }
}

type OursSince = { readonly ours: readonly string[]; readonly since: string };

const placesOf = (made: readonly DatabaseObject[]): [number[], number[]] => [made.map(({ catalog }) => catalog), made.map(({ oid }) => oid)];

async function othersIn(
  client: Client,
  made: readonly DatabaseObject[],
  tables: readonly { readonly name: string }[],
  { ours, since }: OursSince,
): Promise<string | undefined> {
  // Rows of the script may belong to subtransactions, whose ids are unknown but older than the script's end.
  const theirs = (name: string): string => `SELECT FROM ONLY ${name} WHERE NOT ${byUs(1)} AND pg_catalog.age(xmin) < pg_catalog.age($2::xid)`;
  for (const { name } of tables) if ((await client.query(`${theirs(name)} LIMIT 1`, [ours, since])).rowCount) return `rows of others are in ${name}`;
  const { rows } = await client.query<{ what: string }>(hangersOnSql, placesOf(made));
  return rows[0] && `others made ${rows[0].what}`;
}

const keyOf = ({ catalog, oid }: DatabaseObject): string => `${catalog} ${oid}`;

const KEYWORDS: Readonly<Record<string, string>> = dictionary({ 'composite type': 'TYPE', 'statistics object': 'STATISTICS', 'partitioned table': 'TABLE' });

/**
 * Schemas and extensions first, because dropping them drops most other objects. Objects with OIDs below 16384 belong to
 * the server.
 */
const objectsSql = /* SQL */ `
  with objects(rank, catalog, oid) as (
    select 1, 'pg_catalog.pg_namespace'::regclass, oid from pg_catalog.pg_namespace where nspname !~ '^pg_(temp|toast)'
    union all select 2, 'pg_catalog.pg_extension'::regclass, oid from pg_catalog.pg_extension
    union all select 3, 'pg_catalog.pg_class'::regclass, oid from pg_catalog.pg_class where relkind in ('r', 'p', 'v', 'm', 'f', 'S') and relpersistence <> 't'
    union all select 4, 'pg_catalog.pg_type'::regclass, t.oid from pg_catalog.pg_type t left join pg_catalog.pg_class c on c.oid = t.typrelid
      where t.typtype in ('b', 'd', 'e', 'r') and t.typcategory <> 'A' or c.relkind = 'c'
    union all select 5, 'pg_catalog.pg_proc'::regclass, oid from pg_catalog.pg_proc
    union all select 6, 'pg_catalog.pg_operator'::regclass, oid from pg_catalog.pg_operator
    union all select 6, 'pg_catalog.pg_opclass'::regclass, oid from pg_catalog.pg_opclass
    union all select 7, 'pg_catalog.pg_opfamily'::regclass, oid from pg_catalog.pg_opfamily
    union all select 7, 'pg_catalog.pg_cast'::regclass, oid from pg_catalog.pg_cast
    union all select 7, 'pg_catalog.pg_collation'::regclass, oid from pg_catalog.pg_collation
    union all select 7, 'pg_catalog.pg_conversion'::regclass, oid from pg_catalog.pg_conversion
    union all select 7, 'pg_catalog.pg_ts_config'::regclass, oid from pg_catalog.pg_ts_config
    union all select 7, 'pg_catalog.pg_ts_dict'::regclass, oid from pg_catalog.pg_ts_dict
    union all select 7, 'pg_catalog.pg_statistic_ext'::regclass, oid from pg_catalog.pg_statistic_ext
  )
  select o.catalog::oid::int8::int as catalog, o.oid::int8::float8 as oid, i.type, i.identity
  from objects o
  cross join lateral pg_catalog.pg_identify_object(o.catalog, o.oid, 0) i
  where o.oid >= 16384 and not exists (
    select from pg_catalog.pg_depend d where d.classid = o.catalog and d.objid = o.oid and d.objsubid = 0 and d.deptype in ('e', 'i', 'P', 'S'))
  order by o.rank, o.oid`;

/** $1 catalogs, $2 OIDs of objects, in pairs. */
const madeTablesSql = /* SQL */ `
  select o.oid::int8::oid::pg_catalog.regclass::text as name
  from unnest($1::int8[], $2::int8[]) o(catalog, oid)
  join pg_catalog.pg_class c on c.oid = o.oid::oid and c.relkind in ('r', 'p')
  where o.catalog = 'pg_catalog.pg_class'::regclass::oid::int8
  union
  select p.relid::pg_catalog.regclass::text
  from unnest($1::int8[], $2::int8[]) o(catalog, oid)
  cross join lateral pg_catalog.pg_partition_tree(o.oid::oid::regclass) p
  where o.catalog = 'pg_catalog.pg_class'::regclass::oid::int8`;

/** Objects that depend on the created ones, but are neither part of them nor created with them. */
const hangersOnSql = /* SQL */ `
  with recursive own(catalog, oid) as (
    select o.catalog::oid, o.oid::oid from unnest($1::int8[], $2::int8[]) o(catalog, oid)
    union
    select d.classid, d.objid from own join pg_catalog.pg_depend d on d.refclassid = own.catalog and d.refobjid = own.oid and d.deptype in ('a', 'i', 'e', 'P', 'S')
  )
  select pg_catalog.pg_describe_object(d.classid, d.objid, d.objsubid) as what
  from own
  join pg_catalog.pg_depend d on d.refclassid = own.catalog and d.refobjid = own.oid and d.deptype = 'n'
  where not exists (select from own part where part.catalog = d.classid and part.oid = d.objid)
  limit 1`;
