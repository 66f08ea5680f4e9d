import type { Client } from 'pg';
import { describeToolTable, Problem, qualifiedName, toolTableOf } from '@seedbed/contract';
import { quoteQualified } from '../sql/quote.ts';
import type { TableName } from '../sql/copy-statement.ts';

/**
 * Empties these tables and no others. Throws Problem `load-rejected`, before anything is emptied, if rows of another
 * table may refer to theirs.
 */
export async function emptyTables(client: Client, tables: readonly TableName[]): Promise<void> {
  if (tables.length === 0) return;
  const { rows } = await client.query<Referring>(referringSql, [tables.map((each) => each.schema), tables.map((each) => each.table)]);
  if (rows.length > 0) throw referredTo(rows);
  await client.query(`TRUNCATE ${tables.map(({ schema, table }) => quoteQualified(schema, table)).join(', ')}`);
}

type Referring = { schema: string; table: string; columns: { name: string; type: string }[]; parent: string; parentSchema: string };

function referredTo(rows: readonly Referring[]): Problem {
  const toolOf = ({ schema, table: name, columns }: Referring) => toolTableOf({ schema, name, columns });
  const first = rows.find((each) => toolOf(each) !== null) ?? rows[0]!;
  const tool = toolOf(first);
  const { schema, table, parent, parentSchema } = first;
  const child = qualifiedName(schema, table);
  const emptied = qualifiedName(parentSchema, parent);
  const more = rows.length > 1 ? ` (and ${rows.length - 1} more references like it)` : '';
  const why = tool
    ? `${child} refers to it, and a load leaves that as it is: it is ${describeToolTable(tool)}${more}. Leave the rows of ${emptied} (${emptied}=keep, or =append).`
    : `${child} refers to it, and is not emptied by this load${more}. Leave the rows of ${emptied} (${emptied}=keep, or =append), or empty ${child} as well (${child}=truncate).`;
  return new Problem('load-rejected', `${emptied} cannot be emptied: ${why}`, {
    facts: { begun: false, tables: rows.map((each) => qualifiedName(each.schema, each.table)) },
  });
}

/** Other tables that refer to these. Partitions count as their roots. */
const referringSql = /* SQL */ `
  with emptied as (
    select c.oid from unnest($1::text[], $2::text[]) wanted(schema, name)
    join pg_catalog.pg_namespace n on n.nspname = wanted.schema
    join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = wanted.name
  )
  select distinct n.nspname::text as schema, c.relname::text as "table",
         (select jsonb_agg(jsonb_build_object('name', a.attname, 'type', pg_catalog.format_type(a.atttypid, a.atttypmod)) order by a.attnum)
            from pg_catalog.pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
         pn.nspname::text as "parentSchema", p.relname::text as parent
  from pg_catalog.pg_constraint k
  join pg_catalog.pg_class c on c.oid = k.conrelid
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  join pg_catalog.pg_class p on p.oid = k.confrelid
  join pg_catalog.pg_namespace pn on pn.oid = p.relnamespace
  where k.contype = 'f' and k.conparentid = 0
    and k.confrelid in (select e.oid from emptied e union select (pg_catalog.pg_partition_tree(e.oid)).relid from emptied e)
    and k.conrelid not in (select e.oid from emptied e union select (pg_catalog.pg_partition_tree(e.oid)).relid from emptied e)
  order by 1, 2, 4, 5`;
