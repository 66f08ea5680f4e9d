import { relations } from '../introspect/sql/scope.sql.ts';

export type ShapeTableRow = { oid: number; schema: string; name: string; rows: number; pages: number; isReadable: boolean };

export type ShapeColumnRow = {
  oid: number;
  name: string;
  type: string;
  nulls: number;
  width: number;
  distinct: number;
  order: number | null;
  shares: number[] | null;
  /** Of numbers and times, rounded by the server; null inside for what is no number: NaN, infinity. */
  common: (number | null)[] | null;
  bounds: (number | null)[] | null;
  /** The most common values, only where they may be told. */
  labels: string[] | null;
  isText: boolean;
  isApproved: boolean;
};

/** Partitions count in their table. */
export const shapeTablesSql = /* SQL */ `
  with ${relations}
  select r.oid::int8::float8 as oid, r.nspname as schema, r.relname as name,
         case when r.relkind = 'p' then (select coalesce(sum(greatest(p.reltuples, 0)), -1) from pg_partition_tree(r.oid) t join pg_class p on p.oid = t.relid where t.isleaf)
              else r.reltuples end::float8 as rows,
         case when r.relkind = 'p' then (select coalesce(sum(p.relpages), 0) from pg_partition_tree(r.oid) t join pg_class p on p.oid = t.relid where t.isleaf)
              else c.relpages end::float8 as pages,
         has_any_column_privilege(r.oid, 'SELECT') and not row_security_active(r.oid) as "isReadable"
  from relations r join pg_class c using (oid)
  where not r.relispartition and r.relkind in ('r', 'p')
  order by r.nspname collate "C", r.relname collate "C"`;

/** Two significant digits: the number is about right, and is not that of a row. */
const rounded = (text: string): string =>
  `case when ${text} ~ '^-?[0-9.]+(e[+-]?[0-9]+)?$'
        then case when ${text}::numeric = 0 then 0 else round(${text}::numeric, (1 - floor(log(abs(${text}::float8))))::int) end::float8 end`;

const daysBefore = (text: string, newest: string): string =>
  `case when ${text} ~ '^[0-9]' and ${text} !~ 'BC$' then floor(extract(epoch from ${newest} - ${text}::timestamp) / 86400)::float8 end`;

/**
 * $1: columns whose labels are approved, as \`schema.table.column\`. No other value of a row is in the answer: what a number or a time is becomes
 * two digits or a distance on the server.
 */
export const shapeColumnsSql = /* SQL */ `
  with ${relations},
  columns as (
    select r.oid, a.attnum, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, coalesce(nullif(t.typbasetype, 0), t.oid) as base,
           t.typtype = 'e' or b.typtype = 'e' as is_enum, coalesce(b.typcategory, t.typcategory) = 'S' as is_text,
           r.nspname || '.' || r.relname || '.' || a.attname = any ($1::text[]) as is_approved,
           exists (select from pg_constraint k where k.conrelid = r.oid and a.attnum = any (k.conkey) and (k.contype = 'f' or k.contype in ('p', 'u') and cardinality(k.conkey) = 1)) as is_key,
           (select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k where k.contype = 'c' and (k.conrelid = r.oid and a.attnum = any (k.conkey) or k.contypid = t.oid)) as checks,
           s.null_frac, s.avg_width, s.n_distinct, s.correlation, s.most_common_freqs,
           s.most_common_vals::text::text[] as common, s.histogram_bounds::text::text[] as bounds
    from relations r
    join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_type b on b.oid = t.typbasetype
    join pg_stats s on s.schemaname = r.nspname and s.tablename = r.relname and s.attname = a.attname and s.inherited = (r.relkind = 'p')
    where not r.relispartition and r.relkind in ('r', 'p')
  ),
  kinds as (
    select *, not is_key and base in ('int2'::regtype, 'int4'::regtype, 'int8'::regtype, 'numeric'::regtype, 'float4'::regtype, 'float8'::regtype) as is_number,
           not is_key and base in ('date'::regtype, 'timestamp'::regtype, 'timestamptz'::regtype) as is_time
    from columns
  ),
  newest as (
    select oid, attnum, (select max(v::timestamp) from unnest(common || bounds) v where v ~ '^[0-9]' and v !~ 'BC$') as newest from kinds where is_time
  )
  select k.oid::int8::float8 as oid, k.name, k.type, k.null_frac::float8 as nulls, k.avg_width as width, k.n_distinct::float8 as distinct, k.correlation::float8 as order,
         to_json(k.most_common_freqs::float8[]) as shares,
         case when k.is_number then (select json_agg(${rounded('v')} order by i) from unnest(k.common) with ordinality u(v, i))
              when k.is_time then (select json_agg(${daysBefore('v', 'n.newest')} order by i) from unnest(k.common) with ordinality u(v, i)) end as common,
         case when k.is_number then (select json_agg(${rounded('v')} order by i) from unnest(k.bounds) with ordinality u(v, i))
              when k.is_time then (select json_agg(${daysBefore('v', 'n.newest')} order by i) from unnest(k.bounds) with ordinality u(v, i)) end as bounds,
         case when k.base = 'bool'::regtype then to_json(k.common::bool[]::text[])
              when k.is_enum or k.is_approved
                or k.is_text and (select bool_and(position(quote_literal(v) in k.checks) > 0) from unnest(k.common) v) then to_json(k.common) end as labels,
         k.is_text as "isText", k.is_approved as "isApproved"
  from kinds k left join newest n using (oid, attnum)
  order by k.oid, k.attnum`;
