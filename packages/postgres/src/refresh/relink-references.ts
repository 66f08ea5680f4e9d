import type { Client } from 'pg';
import type { TableName } from '../sql/copy-statement.ts';
import { quoteIdent, quoteQualified } from '../sql/quote.ts';
import { STAGED, temporary } from './stage-made-rows.ts';

/** Maximum number of a parent's keys over which rows are spread. */
const MAX_KEYS = 10_000;

type Found = { column: string; nullable: boolean; self: boolean; schema: string; name: string; key: string };

/**
 * Generated values of added columns that refer to no row, because the parent contains other people's rows or lost some,
 * are redirected to existing rows, always to the same one; in a table that refers to itself they become NULL if
 * possible. Keys of several columns, unique references, and parents that the role cannot read are left unchanged.
 */
export async function relinkReferences(client: Client, { schema, table }: TableName, added: readonly string[]): Promise<void> {
  const { rows } = await client.query<Found>(referencesSql, [quoteQualified(schema, table), added]);
  for (const { column, nullable, self, schema: of, name, key } of rows) {
    const [parent, made, found] = [quoteQualified(of, name), `n.${quoteIdent(column)}`, quoteIdent(key)];
    const another = `there.keys[1 + (pg_catalog.hashint8(n.seedbed_row)::bigint & 2147483647) % pg_catalog.cardinality(there.keys)]`;
    await client.query(`UPDATE ${temporary(STAGED.added)} n SET ${quoteIdent(column)} = ${self && nullable ? 'NULL' : another}
      FROM (SELECT pg_catalog.array_agg(k ORDER BY k) AS keys FROM (SELECT ${found} AS k FROM ${parent} WHERE ${found} IS NOT NULL ORDER BY 1 LIMIT ${MAX_KEYS}) AS most) AS there
      WHERE there.keys IS NOT NULL AND ${made} IS NOT NULL AND NOT EXISTS (SELECT FROM ${parent} p WHERE p.${found} = ${made})`);
  }
}

const referencesSql = /* SQL */ `
  select a.attname::text as "column", not a.attnotnull as nullable, k.confrelid = k.conrelid as self, n.nspname::text as schema, c.relname::text as name, f.attname::text as key
  from pg_catalog.pg_constraint k
  join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
  join pg_catalog.pg_attribute f on f.attrelid = k.confrelid and f.attnum = k.confkey[1]
  join pg_catalog.pg_class c on c.oid = k.confrelid
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where k.conrelid = $1::regclass and k.contype = 'f' and pg_catalog.cardinality(k.conkey) = 1 and a.attname = any ($2::text[])
    and pg_catalog.has_table_privilege(c.oid, 'SELECT') and not pg_catalog.row_security_active(c.oid)
    and not exists (select from pg_catalog.pg_index i where i.indrelid = k.conrelid and i.indisunique and a.attnum = any (i.indkey::int2[]))
  order by a.attnum`;
