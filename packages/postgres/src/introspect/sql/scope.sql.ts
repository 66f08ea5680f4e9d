/** Excludes system schemas and ours. Used as `${userSchema('n')}` with the alias of pg_namespace. */
export const userSchema = (n: string): string => `${n}.nspname !~ '^pg_' and ${n}.nspname <> 'information_schema'`;

/** Excludes members of an extension, which are created and dropped with it. */
export const notOfExtension = (catalog: string, oid: string): string =>
  `not exists (select from pg_depend x where x.classid = '${catalog}'::regclass and x.objid = ${oid} and x.deptype = 'e')`;

/** Relations that store rows: tables, partitioned tables with all their partitions, foreign tables. */
export const relations = /* SQL */ `
  relations as (
    select c.oid, c.relname, n.nspname, c.relkind, c.relispartition, c.relrowsecurity, c.relforcerowsecurity, c.reltuples, c.relnatts
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'f') and c.relpersistence <> 't'
      and ${userSchema('n')} and ${notOfExtension('pg_class', 'c.oid')}
      and not (n.nspname = 'seedbed' and c.relname in ('load_ledger', 'loaded_blueprint', 'situations'))
  )`;
