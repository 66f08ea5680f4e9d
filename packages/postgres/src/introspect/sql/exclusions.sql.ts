import { relations } from './scope.sql.ts';
import { indexColumns, rootOfIndex } from './unique-keys.sql.ts';

export type ExclusionRow = {
  table: number;
  name: string;
  method: string;
  elements: { column: string | null; expression: string; operator: string }[];
  columns: string[];
  predicate: string | null;
  deferrable: boolean;
  isOwn: boolean;
  /** Of a part of a partitioned table's constraint: the whole one. */
  rootName: string | null;
};

export const exclusionsSql = /* SQL */ `
  with ${relations}
  select c.conrelid::int8::float8 as "table", c.conname as name, am.amname as method,
         (select json_agg(json_build_object('column', a.attname, 'expression', pg_get_indexdef(i.indexrelid, k, false), 'operator', o.oprname) order by k)
          from generate_series(1, i.indnkeyatts) k
          join pg_operator o on o.oid = c.conexclop[k]
          left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[k - 1] and a.attnum > 0) as elements,
         ${indexColumns} as columns,
         pg_get_expr(i.indpred, i.indrelid) as predicate, c.condeferrable as deferrable, c.conparentid = 0 as "isOwn",
         ${rootOfIndex}
  from relations r
  join pg_constraint c on c.conrelid = r.oid and c.contype = 'x'
  join pg_index i on i.indexrelid = c.conindid
  join pg_class ic on ic.oid = i.indexrelid
  join pg_am am on am.oid = ic.relam
  order by c.conrelid, c.conname collate "C"`;
