import type { Client } from 'pg';
import { quoteQualified } from '../sql/quote.ts';

type MaterializedView = { readonly schema: string; readonly name: string };

type Found = MaterializedView & { readonly oid: string; readonly kind: 'm' | 'v'; readonly reads: readonly string[] };

/** Views and materialized views with the relations their queries read, without those of extensions. */
const viewsSql = /* SQL */ `
  select c.oid::text as oid, n.nspname as schema, c.relname as name, c.relkind::text as kind,
         coalesce(array_agg(distinct d.refobjid::text) filter (where d.refobjid <> c.oid), '{}') as reads
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  left join pg_catalog.pg_rewrite r on r.ev_class = c.oid
  left join pg_catalog.pg_depend d on d.classid = 'pg_catalog.pg_rewrite'::regclass and d.objid = r.oid and d.refclassid = 'pg_catalog.pg_class'::regclass
  where c.relkind in ('m', 'v') and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
    and not exists (select from pg_catalog.pg_depend e where e.classid = 'pg_catalog.pg_class'::regclass and e.objid = c.oid and e.deptype = 'e')
  group by c.oid, n.nspname, c.relname, c.relkind
  order by c.oid`;

/**
 * All materialized views of the database, ordered so that each comes after those that it reads, directly or through
 * views.
 */
export async function materializedViews(client: Client): Promise<MaterializedView[]> {
  const { rows } = await client.query<Found>(viewsSql);
  const byOid = new Map(rows.map((row) => [row.oid, row]));
  const done = new Set<string>();
  const ordered: Found[] = [];
  const visit = (row: Found): void => {
    if (done.has(row.oid)) return;
    done.add(row.oid);
    for (const oid of row.reads) if (byOid.has(oid)) visit(byOid.get(oid)!);
    ordered.push(row);
  };
  for (const row of rows) visit(row);
  return ordered.filter((row) => row.kind === 'm').map(({ schema, name }) => ({ schema, name }));
}

/** The statement that refreshes it. */
export function refreshStatement({ schema, name }: MaterializedView): string {
  return `REFRESH MATERIALIZED VIEW ${quoteQualified(schema, name)}`;
}
