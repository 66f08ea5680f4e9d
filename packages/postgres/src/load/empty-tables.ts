import type { Client } from 'pg';
import { Problem, qualifiedName } from '@seedbed/contract';
import { quoteQualified } from '../sql/quote.ts';
import type { TableName } from './copy-statement.ts';

/** Empties these tables and no others. Throws Problem `load-rejected`, before anything is emptied, where rows of another table may refer to theirs. */
export async function emptyTables(client: Client, tables: readonly TableName[]): Promise<void> {
  if (tables.length === 0) return;
  const { rows } = await client.query<{ schema: string; table: string; parent: string; parentSchema: string }>(referringSql, [
    tables.map((each) => each.schema),
    tables.map((each) => each.table),
  ]);
  if (rows.length > 0) throw referredTo(rows);
  await client.query(`TRUNCATE ${tables.map(({ schema, table }) => quoteQualified(schema, table)).join(', ')}`);
}

function referredTo(rows: readonly { schema: string; table: string; parent: string; parentSchema: string }[]): Problem {
  const [{ schema, table, parent, parentSchema }] = rows as [(typeof rows)[number]];
  const child = qualifiedName(schema, table);
  const emptied = qualifiedName(parentSchema, parent);
  const more = rows.length > 1 ? ` (and ${rows.length - 1} more references like it)` : '';
  return new Problem(
    'load-rejected',
    `${emptied} cannot be emptied: ${child} refers to it, and is not emptied by this load${more}. Empty it as well (${child}=truncate), or leave the rows of ${emptied} (${emptied}=append, or =keep).`,
    { facts: { begun: false, tables: rows.map((each) => qualifiedName(each.schema, each.table)) } },
  );
}

/** Tables that refer to these and are not among them. Those of partitions are their roots'. */
const referringSql = /* SQL */ `
  with emptied as (
    select c.oid from unnest($1::text[], $2::text[]) wanted(schema, name)
    join pg_catalog.pg_namespace n on n.nspname = wanted.schema
    join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = wanted.name
  )
  select distinct n.nspname::text as schema, c.relname::text as "table", pn.nspname::text as "parentSchema", p.relname::text as parent
  from pg_catalog.pg_constraint k
  join pg_catalog.pg_class c on c.oid = k.conrelid
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  join pg_catalog.pg_class p on p.oid = k.confrelid
  join pg_catalog.pg_namespace pn on pn.oid = p.relnamespace
  where k.contype = 'f' and k.conparentid = 0
    and k.confrelid in (select e.oid from emptied e union select (pg_catalog.pg_partition_tree(e.oid)).relid from emptied e)
    and k.conrelid not in (select e.oid from emptied e union select (pg_catalog.pg_partition_tree(e.oid)).relid from emptied e)
  order by 1, 2, 3, 4`;
