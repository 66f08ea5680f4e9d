import type { Client } from 'pg';
import { qualifiedName } from '@seedbed/contract';
import type { TableName } from '../sql/copy-statement.ts';

/** A key or exclusion in the target: expressions over its table's columns, compared by operators. */
export type KeyThere = {
  readonly name: string;
  /** Columns that its expressions and its condition read; generated columns are replaced by their inputs. */
  readonly columns: readonly string[];
  readonly parts: readonly { readonly expression: string; readonly operator: string }[];
  /** The condition for rows in the key; null for all rows. */
  readonly condition: string | null;
  /** NULL counts as a value. */
  readonly nullsAlike: boolean;
  /** Generated columns that it reads, with their expressions. */
  readonly generated: readonly { readonly column: string; readonly expression: string }[];
};

type Found = {
  place: number;
  name: string;
  parts: string[];
  operators: string[] | null;
  condition: string | null;
  alike: boolean;
  columns: string[];
  generated: { column: string; expression: string; columns: string[] }[] | null;
};

/** By qualified name: every key by which two rows of a table may conflict. */
export async function keysThere(client: Client, tables: readonly TableName[]): Promise<Map<string, KeyThere[]>> {
  if (tables.length === 0) return new Map();
  const { rows } = await client.query<Found>(keysSql, [tables.map((each) => each.schema), tables.map((each) => each.table)]);
  const byTable = Map.groupBy(rows, ({ place }) => place);
  return new Map(
    tables.map(({ schema, table }, i) => [
      qualifiedName(schema, table),
      (byTable.get(i + 1) ?? []).map(({ name, parts, operators, condition, alike, columns, generated }) => {
        const made = new Map((generated ?? []).map((each) => [each.column, each]));
        return {
          name,
          condition,
          nullsAlike: alike,
          columns: [...new Set(columns.flatMap((column) => made.get(column)?.columns ?? [column]))],
          parts: parts.map((expression, at) => ({ expression, operator: operators?.[at] ?? '=' })),
          generated: [...made.values()].map(({ column, expression }) => ({ column, expression })),
        };
      }),
    ]),
  );
}

const keysSql = /* SQL */ `
  select wanted.n::int as place, ic.relname::text as name,
         array(select pg_catalog.pg_get_indexdef(i.indexrelid, k, true) from generate_series(1, i.indnkeyatts) k order by k) as parts,
         (select array_agg(format('OPERATOR(%I.%s)', pn.nspname, o.oprname) order by u.at)
            from unnest(x.conexclop) with ordinality u(op, at) join pg_catalog.pg_operator o on o.oid = u.op join pg_catalog.pg_namespace pn on pn.oid = o.oprnamespace) as operators,
         pg_catalog.pg_get_expr(i.indpred, i.indrelid) as condition,
         coalesce((to_jsonb(i) ->> 'indnullsnotdistinct')::bool, false) as alike,
         array(select a.attname::text from pg_catalog.pg_attribute a where a.attrelid = c.oid and a.attnum = any(used.attnums)) as columns,
         (select jsonb_agg(jsonb_build_object('column', a.attname, 'expression', pg_catalog.pg_get_expr(ad.adbin, ad.adrelid), 'columns',
                   (select coalesce(jsonb_agg(distinct b.attname), '[]') from pg_catalog.pg_depend d join pg_catalog.pg_attribute b on b.attrelid = c.oid and b.attnum = d.refobjsubid
                     where d.refclassid = 'pg_catalog.pg_class'::regclass and d.refobjid = c.oid and d.refobjsubid <> a.attnum
                       and ((d.classid = 'pg_catalog.pg_attrdef'::regclass and d.objid = ad.oid) or (d.classid = 'pg_catalog.pg_class'::regclass and d.objid = c.oid and d.objsubid = a.attnum)))))
            from pg_catalog.pg_attribute a join pg_catalog.pg_attrdef ad on ad.adrelid = a.attrelid and ad.adnum = a.attnum
           where a.attrelid = c.oid and a.attnum = any(used.attnums) and a.attgenerated <> '') as generated
  from unnest($1::text[], $2::text[]) with ordinality wanted(schema, name, n)
  join pg_catalog.pg_namespace n on n.nspname = wanted.schema
  join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = wanted.name
  join pg_catalog.pg_index i on i.indrelid = c.oid and (i.indisunique or i.indisexclusion) and i.indisvalid
  join pg_catalog.pg_class ic on ic.oid = i.indexrelid
  left join pg_catalog.pg_constraint x on x.conindid = i.indexrelid and x.conrelid = c.oid and x.contype in ('x', 'p', 'u')
  cross join lateral (
    select array(select k from unnest(i.indkey::int2[]) k where k > 0
                 union select d.refobjsubid::int2 from pg_catalog.pg_depend d
                        where d.classid = 'pg_catalog.pg_class'::regclass and d.objid = i.indexrelid and d.refclassid = 'pg_catalog.pg_class'::regclass and d.refobjid = c.oid and d.refobjsubid > 0) as attnums
  ) used
  order by 1, 2`;
