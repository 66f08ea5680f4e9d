import { relations } from './scope.sql.ts';

export type TableRow = {
  oid: number;
  schema: string;
  name: string;
  kind: 'r' | 'p' | 'f';
  isPartition: boolean;
  root: number | null;
  partitionKey: string | null;
  partitionKeyColumns: string[];
  bound: string | null;
  inherits: { schema: string; name: string }[] | null;
  rowSecurity: boolean;
  forced: boolean;
  rows: number;
  comment: string | null;
};

export const tablesSql = /* SQL */ `
  with ${relations}
  select r.oid::int8::float8 as oid, r.nspname as schema, r.relname as name, r.relkind::text as kind,
         r.relispartition as "isPartition",
         case when r.relispartition then pg_partition_root(r.oid)::oid::int8::float8 end as root,
         case when r.relkind = 'p' then pg_get_partkeydef(r.oid) end as "partitionKey",
         coalesce((select array_agg(a.attname::text order by a.attnum)
                   from pg_partitioned_table p
                   join pg_attribute a on a.attrelid = p.partrelid and a.attnum = any (p.partattrs)
                   where p.partrelid = r.oid and a.attnum > 0), '{}') as "partitionKeyColumns",
         case when r.relispartition and r.relkind <> 'p' then pg_get_partition_constraintdef(r.oid) end as bound,
         case when not r.relispartition then
           (select json_agg(json_build_object('schema', pn.nspname, 'name', pc.relname) order by i.inhseqno)
            from pg_inherits i join pg_class pc on pc.oid = i.inhparent join pg_namespace pn on pn.oid = pc.relnamespace
            where i.inhrelid = r.oid) end as inherits,
         r.relrowsecurity as "rowSecurity", r.relforcerowsecurity as forced, r.reltuples::float8 as rows,
         obj_description(r.oid, 'pg_class') as comment
  from relations r
  order by r.nspname collate "C", r.relname collate "C"`;
