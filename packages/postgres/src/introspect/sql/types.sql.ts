import { notOfExtension, userSchema } from './scope.sql.ts';

export type TypeRow = {
  name: string;
  kind: 'b' | 'c' | 'd' | 'e' | 'm' | 'r';
  localName: string;
  extension: string | null;
  base: string | null;
  notNull: boolean;
  default: string | null;
  checks: { name: string; expression: string }[] | null;
  labels: string[] | null;
  fields: { name: string; type: string }[] | null;
  subtype: string | null;
};

/**
 * User-defined types, and those of extensions that a column uses in any way (array, domain, field, range). Excludes arrays and row types
 * that nothing uses.
 */
export const typesSql = /* SQL */ `
  with recursive used(oid) as (
    select a.atttypid
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p', 'f', 'c')
    join pg_namespace n on n.oid = c.relnamespace
    where a.attnum > 0 and not a.attisdropped and ${userSchema('n')} and ${notOfExtension('pg_class', 'c.oid')}
    union
    select part.oid
    from used u
    join pg_type t on t.oid = u.oid
    left join pg_range g on t.oid in (g.rngtypid, g.rngmultitypid)
    cross join lateral (
      select t.typbasetype union select t.typelem union select g.rngsubtype
      union select a.atttypid from pg_attribute a where a.attrelid = t.typrelid and a.attnum > 0 and not a.attisdropped
    ) part(oid)
    where part.oid <> 0
  )
  select format_type(t.oid, null) as name, t.typtype::text as kind, t.typname as "localName",
         (select e.extname from pg_depend d join pg_extension e on e.oid = d.refobjid
          where d.classid = 'pg_type'::regclass and d.objid = t.oid and d.deptype = 'e') as extension,
         case when t.typtype = 'd' then format_type(t.typbasetype, t.typtypmod) end as base,
         t.typnotnull as "notNull", t.typdefault as default,
         (select json_agg(json_build_object('name', c.conname, 'expression', pg_get_expr(c.conbin, 0)) order by c.conname)
          from pg_constraint c where c.contypid = t.oid and c.contype = 'c') as checks,
         (select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid) as labels,
         (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
          from pg_attribute a where a.attrelid = t.typrelid and a.attnum > 0 and not a.attisdropped) as fields,
         (select format_type(g.rngsubtype, null) from pg_range g where t.oid in (g.rngtypid, g.rngmultitypid)) as subtype
  from pg_type t
  join pg_namespace n on n.oid = t.typnamespace
  left join pg_class c on c.oid = t.typrelid
  where t.typtype in ('b', 'c', 'd', 'e', 'm', 'r')
    and ${userSchema('n')}
    and not exists (select from pg_type elem where elem.typarray = t.oid)
    and (t.oid in (select oid from used)
         or (${notOfExtension('pg_type', 't.oid')} and (c.oid is null or c.relkind = 'c')))
  order by n.nspname collate "C", t.typname collate "C"`;
