import type { Client } from 'pg';

/** How values of a type are compared, by `pg_type.typcategory`. */
export type TypeClass = 'number' | 'text' | 'time' | 'other';

export type CatalogColumn = {
  readonly attnum: number;
  readonly name: string;
  /** As SQL writes it, with its modifier. */
  readonly type: string;
  readonly class: TypeClass;
  readonly notNull: boolean;
  readonly default: string | null;
  readonly identity: boolean;
  readonly generated: boolean;
  readonly comment: string | null;
  /** The sequence that fills it: `schema.name` in quotes where needed. */
  readonly sequence: string | null;
  readonly ownsSequence: boolean;
};

/** A table or a view. `path`: its name for SQL, in quotes. `title`: `schema.name` for people. */
export type Relation = {
  readonly oid: number;
  readonly schema: string;
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly kind: 'r' | 'p' | 'v' | 'm';
  readonly comment: string | null;
  readonly grants: readonly string[];
  readonly rowSecurity: boolean;
  readonly columns: readonly CatalogColumn[];
  /** Columns of the primary key, or of another key without NULL. */
  readonly key: readonly string[];
};

/** An index, a constraint, a trigger or a policy of a table. */
export type Part = {
  readonly oid: number;
  readonly kind: 'index' | 'constraint' | 'trigger' | 'policy';
  readonly name: string;
  readonly table: number;
  /** What it is without names: two parts with equal forms do the same. */
  readonly form: string;
  readonly columns: readonly string[];
  /** The letter of `pg_constraint.contype`. */
  readonly type: string | null;
  readonly valid: boolean;
};

export type Routine = {
  readonly oid: number;
  readonly schema: string;
  readonly name: string;
  readonly path: string;
  /** `schema.name(types)`. */
  readonly title: string;
  readonly procedure: boolean;
  readonly trigger: boolean;
  readonly set: boolean;
  readonly arguments: readonly { readonly type: string; readonly category: string; readonly label: string | null }[];
  readonly definition: string;
};

/** What a database consists of, without system objects and extensions. */
export type Catalog = {
  readonly relations: readonly Relation[];
  readonly parts: readonly Part[];
  readonly routines: readonly Routine[];
};

export async function readCatalog(client: Client): Promise<Catalog> {
  const read = async <T>(sql: string): Promise<T[]> => (await client.query<{ row: T }>(`select to_json(r) as row from (${sql}) r`)).rows.map(({ row }) => row);
  return { relations: await read<Relation>(RELATIONS), parts: await read<Part>(PARTS), routines: await read<Routine>(ROUTINES) };
}

/** The table's columns that rows are written to. */
export function storedColumns(table: Relation): CatalogColumn[] {
  return table.columns.filter(({ generated }) => !generated);
}

const OWN = (schema: string, oid: string, table: string): string => `${schema} !~ '^pg_' and ${schema} <> 'information_schema'
    and not exists (select from pg_depend x where x.classid = '${table}'::regclass and x.objid = ${oid} and x.deptype = 'e')`;

const COLUMNS = `select a.attnum, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      case t.typcategory when 'N' then 'number' when 'S' then 'text' when 'D' then 'time' else 'other' end as class,
      a.attnotnull as "notNull", case when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end as default,
      a.attidentity <> '' as identity, a.attgenerated <> '' as generated, col_description(a.attrelid, a.attnum) as comment,
      coalesce(own.seq, used.seq)::regclass::text as sequence, own.seq is not null as "ownsSequence"
    from pg_attribute a join pg_type t on t.oid = a.atttypid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      left join lateral (select s.objid as seq from pg_depend s join pg_class q on q.oid = s.objid and q.relkind = 'S'
        where s.classid = 'pg_class'::regclass and s.refclassid = 'pg_class'::regclass and s.refobjid = a.attrelid and s.refobjsubid = a.attnum
        and s.deptype in ('a', 'i') limit 1) own on true
      left join lateral (select s.refobjid as seq from pg_depend s join pg_class q on q.oid = s.refobjid and q.relkind = 'S'
        where s.classid = 'pg_attrdef'::regclass and s.objid = d.oid and s.refclassid = 'pg_class'::regclass limit 1) used on true
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum`;

const RELATIONS = `select c.oid::bigint, n.nspname as schema, c.relname as name, quote_ident(n.nspname) || '.' || quote_ident(c.relname) as path,
    n.nspname || '.' || c.relname as title, c.relkind as kind, obj_description(c.oid, 'pg_class') as comment, c.relrowsecurity as "rowSecurity",
    coalesce((select json_agg(g.privilege_type || ' to ' || case g.grantee when 0 then 'public' else g.grantee::regrole::text end order by 1)
      from aclexplode(c.relacl) g where g.grantee <> c.relowner), '[]') as grants,
    coalesce((select json_agg(col) from (${COLUMNS}) col), '[]') as columns,
    coalesce((select json_agg(a.attname order by k.n) from (
        select i.indexrelid, i.indkey::int2[] as keys from pg_index i
        where i.indrelid = c.oid and i.indisunique and i.indisvalid and i.indpred is null and i.indimmediate and not 0 = any (i.indkey::int2[])
          and not exists (select from pg_attribute x where x.attrelid = c.oid and x.attnum = any (i.indkey::int2[]) and not x.attnotnull)
        order by i.indisprimary desc, i.indnkeyatts, i.indexrelid limit 1) i,
        unnest(i.keys) with ordinality k (attnum, n) join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum), '[]') as key
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm') and c.relpersistence <> 't' and ${OWN('n.nspname', 'c.oid', 'pg_class')} order by c.oid`;

const NAMES = (keys: string, table: string): string =>
  `coalesce((select json_agg(a.attname order by a.attnum) from pg_attribute a where a.attrelid = ${table} and a.attnum = any (${keys})), '[]')`;

const PARTS = `select i.indexrelid::bigint as oid, 'index' as kind, c.relname as name, i.indrelid::bigint as table,
    (case when i.indisunique then 'unique ' else '' end) || (select string_agg(pg_get_indexdef(i.indexrelid, k, true), ', ' order by k)
      from generate_series(1, i.indnkeyatts) k) || coalesce(' where ' || pg_get_expr(i.indpred, i.indrelid), '') as form,
    coalesce((select json_agg(distinct a.attname) from pg_depend d join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
      where d.classid = 'pg_class'::regclass and d.objid = i.indexrelid and d.refclassid = 'pg_class'::regclass and d.refobjsubid > 0), '[]') as columns,
    null as type, i.indisvalid as valid
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
  where not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x')) and ${OWN('n.nspname', 'i.indrelid', 'pg_class')}
  union all
  select k.oid::bigint, 'constraint', k.conname, k.conrelid::bigint, case k.contype when 'c' then 'check' else replace(pg_get_constraintdef(k.oid), ' NOT VALID', '') end,
    ${NAMES('k.conkey', 'k.conrelid')}, k.contype::text, k.convalidated
  from pg_constraint k join pg_namespace n on n.oid = k.connamespace
  where k.conrelid <> 0 and k.contype <> 't' and k.conparentid = 0 and ${OWN('n.nspname', 'k.conrelid', 'pg_class')}
  union all
  select t.oid::bigint, 'trigger', t.tgname, t.tgrelid::bigint, t.tgtype::text || ' ' || p.proname, '[]', null, t.tgenabled <> 'D'
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace join pg_proc p on p.oid = t.tgfoid
  where not t.tgisinternal and ${OWN('n.nspname', 't.tgrelid', 'pg_class')}
  union all
  select p.oid::bigint, 'policy', p.polname, p.polrelid::bigint, 'policy ' || p.polcmd::text, '[]', null, true
  from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace where ${OWN('n.nspname', 'p.polrelid', 'pg_class')}`;

const ROUTINES = `select p.oid::bigint, n.nspname as schema, p.proname as name, quote_ident(n.nspname) || '.' || quote_ident(p.proname) as path,
    n.nspname || '.' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as title, p.prokind = 'p' as procedure,
    p.prorettype in ('trigger'::regtype, 'event_trigger'::regtype) as trigger, p.proretset as set, pg_get_functiondef(p.oid) as definition,
    coalesce((select json_agg(json_build_object('type', format_type(t.oid, null), 'category', t.typcategory,
        'label', (select e.enumlabel from pg_enum e where e.enumtypid = t.oid order by e.enumsortorder limit 1)) order by a.n)
      from unnest(p.proargtypes::oid[]) with ordinality a (type, n) join pg_type t on t.oid = a.type), '[]') as arguments
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_language l on l.oid = p.prolang
  where p.prokind in ('f', 'p') and l.lanname in ('sql', 'plpgsql') and ${OWN('n.nspname', 'p.oid', 'pg_proc')} order by p.oid`;
