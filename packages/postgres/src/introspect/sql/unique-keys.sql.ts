import { relations } from './scope.sql.ts';

export type UniqueKeyRow = {
  table: number;
  name: string;
  keys: { column: string | null; expression: string }[];
  columns: string[];
  predicate: string | null;
  nullsNotDistinct: boolean;
  deferrable: boolean;
  primary: boolean;
  withoutOverlaps: boolean;
  isOwn: boolean;
  /** Of a part of a partitioned index: the whole one. */
  rootName: string | null;
};

/** Unique indexes, and the GiST indexes behind keys WITHOUT OVERLAPS. Excludes INCLUDE columns, which follow the first `indnkeyatts`. */
export const uniqueKeysSql = (version: number): string => /* SQL */ `
  with ${relations}
  select i.indrelid::int8::float8 as "table", ic.relname as name,
         (select json_agg(json_build_object('column', a.attname, 'expression', pg_get_indexdef(i.indexrelid, k, false)) order by k)
          from generate_series(1, i.indnkeyatts) k
          left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[k - 1] and a.attnum > 0) as keys,
         ${indexColumns} as columns,
         pg_get_expr(i.indpred, i.indrelid) as predicate,
         ${version >= 150000 ? 'i.indnullsnotdistinct' : 'false'} as "nullsNotDistinct",
         not i.indimmediate as deferrable, i.indisprimary as primary,
         ${version >= 180000 ? 'coalesce(con.conperiod, false)' : 'false'} as "withoutOverlaps",
         not ic.relispartition as "isOwn",
         ${rootOfIndex}
  from relations r
  join pg_index i on i.indrelid = r.oid and i.indislive
  join pg_class ic on ic.oid = i.indexrelid
  left join pg_constraint con on con.conindid = i.indexrelid and con.contype in ('p', 'u')
  where i.indisunique or con.oid is not null
  order by i.indrelid, i.indisprimary desc, ic.relname collate "C"`;

/** The name of the partitioned index that the index is a part of. */
export const rootOfIndex = /* SQL */ `
         (select whole.relname from pg_class whole where ic.relispartition and whole.oid = pg_partition_root(ic.oid)) as "rootName"`;

/** Columns that an index reads: as keys, in expressions, in its predicate. */
export const indexColumns = /* SQL */ `
         (select coalesce(array_agg(a.attname::text order by a.attnum), '{}')
          from pg_attribute a
          where a.attrelid = i.indrelid and a.attnum > 0
            and (a.attnum = any ((i.indkey::int2[])[0:i.indnkeyatts - 1])
                 or exists (select from pg_depend d
                            where d.classid = 'pg_class'::regclass and d.objid = i.indexrelid and d.refobjid = i.indrelid
                              and d.refobjsubid = a.attnum and (i.indpred is not null or i.indexprs is not null)
                              and a.attnum <> all ((i.indkey::int2[])[i.indnkeyatts:]))))`;
