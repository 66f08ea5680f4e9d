/** $1 schemas and $2 names of the tables, in pairs. */
const wanted = /* SQL */ `
  from unnest($1::text[], $2::text[]) wanted(schema, name)
  join pg_catalog.pg_namespace n on n.nspname = wanted.schema
  join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = wanted.name`;

export type CodeRow = { deferred: boolean; looks: boolean };

/**
 * `deferred`: a trigger of the schema is deferred to the end. `looks`: triggers, rules or CHECKs with functions, which
 * may read any table.
 */
export const codeSql = /* SQL */ `
  select exists (select ${wanted}
    join pg_catalog.pg_trigger t on t.tgrelid = c.oid and not t.tgisinternal and t.tgdeferrable and t.tgenabled in ('O', 'A')) as deferred,
  exists (select ${wanted}
    join pg_catalog.pg_trigger t on t.tgrelid = c.oid and not t.tgisinternal and t.tgenabled in ('O', 'A'))
  or exists (select ${wanted}
    join pg_catalog.pg_rewrite r on r.ev_class = c.oid and r.ev_type <> '1')
  or exists (select from pg_catalog.pg_depend d
    join pg_catalog.pg_proc p on p.oid = d.refobjid
    join pg_catalog.pg_language l on l.oid = p.prolang and l.lanname not in ('internal', 'c')
    join pg_catalog.pg_constraint k on k.oid = d.objid and k.contype = 'c'
    where d.classid = 'pg_catalog.pg_constraint'::regclass and d.refclassid = 'pg_catalog.pg_proc'::regclass and p.oid >= 16384) as looks`;

/** A constraint or an index, with the statement that recreates it and its comment. */
export type SuspendableRow = {
  schema: string;
  table: string;
  name: string;
  definition: string;
  comment: string | null;
  parentSchema?: string;
  parent?: string;
};

/** `checked`: only those that all rows satisfy; others would be recreated as NOT VALID, and accept unchecked rows. */
export const foreignKeysSql = ({ checked }: { readonly checked: boolean }): string => /* SQL */ `
  select n.nspname as schema, c.relname as "table", k.conname as name, pg_catalog.pg_get_constraintdef(k.oid) as definition,
         pg_catalog.obj_description(k.oid, 'pg_constraint') as comment, pn.nspname as "parentSchema", pc.relname as parent
  ${wanted}
  join pg_catalog.pg_constraint k on k.conrelid = c.oid and k.contype = 'f' and k.conparentid = 0${checked ? ' and k.convalidated' : ''}
  join pg_catalog.pg_class pc on pc.oid = k.confrelid
  join pg_catalog.pg_namespace pn on pn.oid = pc.relnamespace
  order by 1, 2, 3`;

/**
 * Keeps a key that a foreign key of an outside table, a view or a function depends on, and one that its definition does
 * not describe completely.
 */
const plainIndex = /* SQL */ `
  join pg_catalog.pg_index i on i.indrelid = c.oid and c.relkind = 'r' and not c.relispartition
    and i.indisvalid and not i.indisexclusion and not i.indisclustered and not i.indisreplident
  join pg_catalog.pg_class ic on ic.oid = i.indexrelid and ic.reltablespace = 0
    and not exists (select from pg_catalog.pg_attribute a where a.attrelid = ic.oid and a.attstattarget >= 0)
  left join pg_catalog.pg_constraint k on k.conindid = i.indexrelid and k.conrelid = c.oid and k.contype in ('p', 'u')
  where not exists (
    select from pg_catalog.pg_depend d
    where (d.refclassid = 'pg_catalog.pg_constraint'::regclass and d.refobjid = k.oid
           or d.refclassid = 'pg_catalog.pg_class'::regclass and d.refobjid = i.indexrelid)
      and d.deptype <> 'i' and not (d.classid = 'pg_catalog.pg_constraint'::regclass and d.objid = k.oid))`;

/** Runs after the foreign keys are dropped, since they depend on these constraints. */
export const uniqueConstraintsSql = /* SQL */ `
  select n.nspname as schema, c.relname as "table", k.conname as name, pg_catalog.pg_get_constraintdef(k.oid) as definition,
         coalesce(pg_catalog.obj_description(k.oid, 'pg_constraint'), pg_catalog.obj_description(ic.oid, 'pg_class')) as comment
  ${wanted} ${plainIndex} and k.oid is not null and ic.reloptions is null
  order by k.contype, 1, 2, 3`;

/** $3: unique ones as well. */
export const indexesSql = /* SQL */ `
  select n.nspname as schema, c.relname as "table", ic.relname as name, pg_catalog.pg_get_indexdef(i.indexrelid) as definition,
         pg_catalog.obj_description(i.indexrelid, 'pg_class') as comment
  ${wanted} ${plainIndex} and k.oid is null and (not i.indisunique or $3)
  order by i.indisunique desc, 1, 2, 3`;

/** Tables that the role has no owner rights on. */
export const othersSql = /* SQL */ `
  select n.nspname as schema, c.relname as "table", pg_catalog.pg_get_userbyid(c.relowner)::text as owner, current_user::text as role
  ${wanted}
  where not pg_catalog.pg_has_role(c.relowner, 'USAGE')
  order by 1, 2`;
