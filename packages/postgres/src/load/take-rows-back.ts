import type { Client } from 'pg';
import { qualifiedName } from '@seedbed/contract';
import { quoteIdent, quoteQualified } from '../sql/quote.ts';
import type { TableName } from './copy-statement.ts';
import { byUs, rowNumber, settle, type OwnTransaction } from './own-transactions.ts';

/** Rows of ours that had to stay, since rows of others refer to them; by table. */
export type StayedRows = readonly { readonly table: string; readonly rows: number }[];

/**
 * Takes from these tables the rows that these transactions wrote, and no others, in one transaction: what others wrote is put aside, with all
 * that it refers to; the tables are emptied; what was put aside is put back. Deleting would ask every reference for every row. For tables
 * of which `oneSessionFor` said nothing: no code of the schema's own sees any of it.
 */
export async function takeRowsBack(client: Client, tables: readonly TableName[], transactions: readonly OwnTransaction[]): Promise<StayedRows> {
  if (transactions.length === 0) return [];
  await settle(client, transactions);
  const found = await describeTables(client, tables);
  const ours = transactions.map(({ xid }) => rowNumber(xid));
  await client.query(`BEGIN; SET LOCAL lock_timeout = '30s'; SET LOCAL statement_timeout = 0`);
  try {
    await client.query(`LOCK TABLE ${found.map(({ from }) => from).join(', ')} IN ACCESS EXCLUSIVE MODE`);
    const others = await client.query(found.map(({ from }) => `(SELECT 1 FROM ${from} WHERE NOT ${literalOurs(ours)} LIMIT 1)`).join(' UNION ALL '));
    const stayed = others.rowCount === 0 ? await empty(client, found) : await emptyAroundOthers(client, found, ours);
    await client.query('COMMIT');
    return stayed;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** The same by DELETE, within a transaction: where triggers may be about, and references are away. */
export async function deleteRows(client: Client, tables: readonly TableName[], ours: readonly string[]): Promise<void> {
  for (const { schema, table } of tables.toReversed()) await client.query(`DELETE FROM ${quoteQualified(schema, table)} WHERE ${byUs(1)}`, [ours]);
}

type Found = { readonly name: string; readonly from: string; readonly aside: string; readonly columns: readonly string[] };

async function describeTables(client: Client, tables: readonly TableName[]): Promise<readonly Found[]> {
  const { rows } = await client.query<{ schema: string; table: string; kind: string; columns: string[] }>(tablesSql, [
    tables.map((each) => each.schema),
    tables.map((each) => each.table),
  ]);
  return rows.map(({ schema, table, kind, columns }, at) => ({
    name: qualifiedName(schema, table),
    // Tables that inherit are tables of their own; partitions are not.
    from: `${kind === 'p' ? '' : 'ONLY '}${quoteQualified(schema, table)}`,
    aside: `pg_temp.seedbed_aside_${at + 1}`,
    columns,
  }));
}

const literalOurs = (ours: readonly string[]): string => `xmin = ANY ('{${ours.join(',')}}'::xid[])`;

async function empty(client: Client, tables: readonly Found[]): Promise<StayedRows> {
  await client.query(`TRUNCATE ${tables.map(({ from }) => from).join(', ')}`);
  return [];
}

async function emptyAroundOthers(client: Client, tables: readonly Found[], ours: readonly string[]): Promise<StayedRows> {
  for (const { from, aside } of tables)
    await client.query(`CREATE TEMPORARY TABLE ${aside.slice('pg_temp.'.length)} ON COMMIT DROP AS SELECT * FROM ${from} WHERE NOT ${literalOurs(ours)}`);
  const stayed = await putParentsAside(client, tables, ours);
  await empty(client, tables);
  // One statement: references are checked at its end.
  const inserts = tables.map(({ from, aside, columns }, at) => {
    const list = columns.map(quoteIdent).join(', ');
    return `i${at} AS (INSERT INTO ${from.replace(/^ONLY /, '')} ${columns.length > 0 ? `(${list}) OVERRIDING SYSTEM VALUE ` : ''}SELECT ${list} FROM ${aside})`;
  });
  await client.query(`WITH ${inserts.join(', ')} SELECT`);
  return stayed;
}

/** Rows of ours that rows put aside refer to, and those that these refer to. */
async function putParentsAside(client: Client, tables: readonly Found[], ours: readonly string[]): Promise<StayedRows> {
  const stayed = new Map<string, number>();
  const { rows: references } = await client.query<{ child: number; parent: number; from: string[]; to: string[] }>(referencesSql, [
    tables.map(({ from }) => from.replace(/^ONLY /, '')),
  ]);
  for (let more = true; more;) {
    more = false;
    for (const { child, parent, from, to } of references) {
      const [below, above] = [tables[child - 1]!, tables[parent - 1]!];
      const same = (other: string): string => to.map((name) => `${other}.${quoteIdent(name)} = p.${quoteIdent(name)}`).join(' AND ');
      const refers = to.map((name, at) => `c.${quoteIdent(from[at]!)} = p.${quoteIdent(name)}`).join(' AND ');
      const { rowCount } = await client.query(
        `INSERT INTO ${above.aside} SELECT p.* FROM ${above.from} p
         WHERE p.${byUs(1)} AND EXISTS (SELECT FROM ${below.aside} c WHERE ${refers}) AND NOT EXISTS (SELECT FROM ${above.aside} a WHERE ${same('a')})`,
        [ours],
      );
      if (!rowCount) continue;
      more = true;
      stayed.set(above.name, (stayed.get(above.name) ?? 0) + rowCount);
    }
  }
  return [...stayed].map(([table, rows]) => ({ table, rows }));
}

/** In the order asked for; columns to which values can be given. */
const tablesSql = /* SQL */ `
  select n.nspname as schema, c.relname as "table", c.relkind::text as kind,
         array(select a.attname::text from pg_catalog.pg_attribute a
               where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
  from unnest($1::text[], $2::text[]) with ordinality wanted(schema, name, place)
  join pg_catalog.pg_namespace n on n.nspname = wanted.schema
  join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = wanted.name
  order by wanted.place`;

/** Foreign keys among these tables, by their places. */
const referencesSql = /* SQL */ `
  with tables as (select name::pg_catalog.regclass::oid as oid, place::int from unnest($1::text[]) with ordinality each(name, place))
  select child.place as child, parent.place as parent,
         array(select a.attname::text from unnest(k.conkey) with ordinality u(num, at) join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.num order by u.at) as "from",
         array(select a.attname::text from unnest(k.confkey) with ordinality u(num, at) join pg_catalog.pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.num order by u.at) as "to"
  from pg_catalog.pg_constraint k
  join tables child on child.oid = k.conrelid
  join tables parent on parent.oid = k.confrelid
  where k.contype = 'f'`;
