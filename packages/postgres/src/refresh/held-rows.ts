import type { Client } from 'pg';
import { qualifiedName } from '@seedbed/contract';
import type { TableName } from '../sql/copy-statement.ts';
import { quoteIdent, quoteQualified } from '../sql/quote.ts';

type Found = { schema: string; table: string; columns: string[]; others: string[]; own: string[]; times: string[] };

/**
 * A condition on a row `t` with the new times `n`: that moving it would put it on the other side of a row which stays, a
 * child before its parent. Moving forwards, children are moved before this table; backwards, parents. `moved`: whether all
 * rows of another table moved.
 */
export async function heldRows(
  client: Client,
  { schema, table }: TableName,
  columns: readonly string[],
  { later, moved }: { readonly later: boolean; readonly moved: (table: string) => boolean },
): Promise<string> {
  const { rows } = await client.query<Found>(later ? referencingSql : referencedSql, [quoteQualified(schema, table), columns]);
  const held = rows
    .filter((each) => !moved(qualifiedName(each.schema, each.table)) && each.times.length > 0 && each.own.length > 0)
    .map((each) => {
      const on = each.columns.map((name, i) => `t.${quoteIdent(name)} = o.${quoteIdent(each.others[i]!)}`).join(' AND ');
      const passed = each.own.flatMap((own) =>
        each.times.map((time) => {
          const [is, will, other] = [`t.${quoteIdent(own)}`, `n.${quoteIdent(own)}`, `o.${quoteIdent(time)}`];
          return later ? `(${is} <= ${other} AND ${will} > ${other})` : `(${is} >= ${other} AND ${will} < ${other})`;
        }),
      );
      return `EXISTS (SELECT FROM ${quoteQualified(each.schema, each.table)} o WHERE ${on} AND ${STAYED} AND (${passed.join(' OR ')}))`;
    });
  return held.length === 0 ? 'false' : `(${held.join(' OR ')})`;
}

/** Rows that this transaction did not write; those of its savepoints have later numbers than its own. */
const STAYED = '(pg_catalog.age(o.xmin) > pg_catalog.age((pg_catalog.txid_current() % 4294967296)::text::xid))';

const TIMES = `('timestamp'::regtype, 'timestamptz'::regtype, 'date'::regtype)`;
const namesOf = (relation: string, numbers: string): string =>
  `array(select a.attname::text from unnest(${numbers}) with ordinality u(num, i) join pg_catalog.pg_attribute a on a.attrelid = ${relation} and a.attnum = u.num order by i)`;

/** The references between this table and others, from either end. */
const sql = (own: string, ownColumns: string, other: string, otherColumns: string): string => /* SQL */ `
  select n.nspname::text as schema, c.relname::text as "table", ${namesOf(own, ownColumns)} as columns, ${namesOf(other, otherColumns)} as others,
         array(select attname::text from pg_catalog.pg_attribute where attrelid = ${own} and attname = any ($2::text[]) and atttypid in ${TIMES} and not attnum = any (${ownColumns})) as own,
         array(select attname::text from pg_catalog.pg_attribute where attrelid = ${other} and attnum > 0 and not attisdropped and atttypid in ${TIMES}) as times
  from pg_catalog.pg_constraint k join pg_catalog.pg_class c on c.oid = ${other} join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where ${own} = $1::regclass and k.contype = 'f' and k.conparentid = 0 and k.conrelid <> k.confrelid
    and pg_catalog.has_table_privilege(c.oid, 'SELECT') and not pg_catalog.row_security_active(c.oid)
  order by 1, 2`;

const referencingSql = sql('k.confrelid', 'k.confkey', 'k.conrelid', 'k.conkey');
const referencedSql = sql('k.conrelid', 'k.conkey', 'k.confrelid', 'k.confkey');
