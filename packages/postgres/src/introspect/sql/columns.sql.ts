import { relations } from './scope.sql.ts';

export type ColumnRow = {
  table: number;
  name: string;
  type: string;
  notNull: boolean;
  default: string | null;
  identity: 'a' | 'd' | '';
  generated: 's' | 'v' | '';
  collation: string | null;
  nondeterministic: boolean;
  sequence: { schema: string; name: string } | null;
  comment: string | null;
};

/**
 * The sequence is the one that the column owns (serial, identity), otherwise the one that its default draws from. Uses
 * a lookup per column: a new database has no statistics, and Postgres would compare every column with every sequence.
 */
export const columnsSql = /* SQL */ `
  with ${relations}
  select a.attrelid::int8::float8 as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
         a.attnotnull as "notNull", pg_get_expr(ad.adbin, ad.adrelid) as default,
         a.attidentity::text as identity, a.attgenerated::text as generated,
         case when a.attcollation <> t.typcollation then quote_ident(ln.nspname) || '.' || quote_ident(l.collname) end as collation,
         coalesce(not l.collisdeterministic, false) as nondeterministic,
         s.sequence, col_description(a.attrelid, a.attnum) as comment
  from relations r
  join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_attrdef ad on ad.adrelid = a.attrelid and ad.adnum = a.attnum
  left join pg_collation l on l.oid = a.attcollation
  left join pg_namespace ln on ln.oid = l.collnamespace
  left join lateral (
    select json_build_object('schema', sn.nspname, 'name', s.relname) as sequence
    from (
      select d.objid as seq, 0 as rank
      from pg_depend d
      where d.refclassid = 'pg_class'::regclass and d.refobjid = a.attrelid and d.refobjsubid = a.attnum
        and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
      union all
      select d.refobjid, 1
      from pg_depend d
      where d.classid = 'pg_attrdef'::regclass and d.objid = ad.oid and d.refclassid = 'pg_class'::regclass
    ) d
    join pg_class s on s.oid = d.seq and s.relkind = 'S'
    join pg_namespace sn on sn.oid = s.relnamespace
    order by d.rank, s.oid
    limit 1
  ) s on true
  order by a.attrelid, a.attnum`;
