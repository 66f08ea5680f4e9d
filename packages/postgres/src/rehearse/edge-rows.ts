import type { Client } from 'pg';
import { qualifiedName, type CatalogTable } from '@seedbed/contract';
import { quoteIdent, quoteQualified } from '../sql/quote.ts';
import type { EdgeRow } from './finding.ts';
import { settableColumns, type PlannedEdge } from './plan-edges.ts';

/** How many rows of each table stay as they are. */
export const ORDINARY_ROWS = 40;

/** An edge that Postgres took, with what takes it back. */
export type AddedEdge = EdgeRow & { readonly changes: readonly RowChange[] };

/** A row that was changed: its place now, and its text before. */
type RowChange = { readonly nth: number; readonly place: string; readonly home: string; readonly before: string };

/**
 * Changes the spare rows of each table, those behind the first 40, so that each has an edge value. Postgres decides
 * which it takes: each change is tried in a subtransaction, with every constraint and trigger on, and left out if it is
 * refused. Runs in the open transaction of `client`.
 */
export async function addEdgeRows(client: Client, planned: ReadonlyMap<CatalogTable, readonly PlannedEdge[]>): Promise<AddedEdge[]> {
  await client.query(`${TRY_EDGES}; SET CONSTRAINTS ALL IMMEDIATE`);
  const added: AddedEdge[] = [];
  for (const [table, edges] of planned) {
    if (table.kind === 'foreign' || edges.length === 0) continue;
    const { rows } = await client.query<RowChange>('select * from pg_temp.seedbed_edges($1, $2, $3)', [
      originOf(table),
      ORDINARY_ROWS,
      JSON.stringify(edges.map((edge) => edge.rows.map((row) => row.sets))),
    ]);
    for (const [nth, changes] of Map.groupBy(rows, (row) => row.nth))
      added.push({ table: qualifiedName(table.schema, table.name), column: edges[nth]!.column, edge: edges[nth]!.edge, changes });
  }
  return added;
}

/**
 * Makes the rows of edges what they were before, as far as Postgres takes that, in the open transaction of `client`.
 * Deferred keys are checked at once from then on: a table with checks to come cannot be altered.
 */
export async function takeBack(client: Client, tables: readonly CatalogTable[], edges: readonly AddedEdge[]): Promise<void> {
  const byTable = Map.groupBy(edges, ({ table }) => table);
  await client.query('SET CONSTRAINTS ALL IMMEDIATE');
  for (const table of tables) {
    const changes = byTable.get(qualifiedName(table.schema, table.name))?.flatMap((edge) => edge.changes) ?? [];
    if (changes.length === 0) continue;
    const columns = settableColumns(table).map(({ name }) => quoteIdent(name));
    const update = `update ${originOf(table)} t set ${columns.map((name) => `${name} = (u.o).${name}`).join(', ')}
      from (select place, home, before::${quoteQualified(table.schema, table.name)} as o from unnest($1::tid[], $2::oid[], $3::text[]) as b(place, home, before)) u
      where t.ctid = u.place and t.tableoid = u.home`;
    const all = (some: readonly RowChange[]): unknown[][] => [some.map(({ place }) => place), some.map(({ home }) => home), some.map(({ before }) => before)];
    const tried = async (some: readonly RowChange[]): Promise<void> => {
      await client.query('SAVEPOINT seedbed_back');
      try {
        await client.query(update, all(some));
        await client.query('RELEASE SAVEPOINT seedbed_back');
      } catch {
        await client.query('ROLLBACK TO SAVEPOINT seedbed_back');
        // One of them is refused: the others are taken back nevertheless.
        if (some.length > 1) for (const part of [some.slice(0, some.length >> 1), some.slice(some.length >> 1)]) await tried(part);
      }
    };
    await tried(changes);
  }
}

/** Without the rows of children by INHERITS, which are tables of their own. */
function originOf(table: CatalogTable): string {
  return `${table.kind === 'table' ? 'only ' : ''}${quoteQualified(table.schema, table.name)}`;
}

/**
 * `edges`: of each its rows, of each row the SETs of which the first that is taken counts. A row that others refer to may
 * keep its key, so up to three rows are tried. A trigger may move a row, so a row that is no longer there is passed over.
 */
const TRY_EDGES = /* SQL */ `create or replace function pg_temp.seedbed_edges(origin text, ordinary int, edges jsonb)
  returns table (nth int, place tid, home oid, before text) language plpgsql as $$
declare
  spare tid[]; homes oid[]; pos int := 1; first text; second text; latest text; edge jsonb; line jsonb; choice text; done boolean; code text;
begin
  execute format('select array_agg(ctid), array_agg(tableoid) from (select ctid, tableoid from %s offset $1) t', origin) into spare, homes using ordinary;
  execute format('select format(''(select * from %%s where ctid = %%L::tid and tableoid = %%s)'', $1, ctid, tableoid) from %s limit 1', origin) into first using origin;
  execute format('select format(''(select * from %%s where ctid = %%L::tid and tableoid = %%s)'', $1, ctid, tableoid) from %s offset 1 limit 1', origin) into second using origin;
  nth := -1;
  for edge in select e from pg_catalog.jsonb_array_elements(edges) e loop
    nth := nth + 1;
    for line in select e from pg_catalog.jsonb_array_elements(edge) e loop
      done := false;
      <<rows>>
      for ahead in 0..2 loop
        exit when pos + ahead > coalesce(pg_catalog.array_length(spare, 1), 0);
        execute pg_catalog.format('select t::text from %s t where ctid = $1 and tableoid = $2', origin) into before using spare[pos + ahead], homes[pos + ahead];
        code := null;
        for choice in select e from pg_catalog.jsonb_array_elements_text(line) e loop
          begin
            choice := pg_catalog.replace(pg_catalog.replace(choice, 'seedbed_table', origin), 'seedbed_first', first || ' seedbed_first');
            if second is not null then choice := pg_catalog.replace(choice, 'seedbed_second', second || ' seedbed_second'); end if;
            if latest is not null then choice := pg_catalog.replace(choice, 'seedbed_last', latest || ' seedbed_last'); end if;
            execute pg_catalog.format('update %s set %s where ctid = $1 and tableoid = $2 returning ctid, tableoid', origin, choice) into place, home using spare[pos + ahead], homes[pos + ahead];
            if place is not null then
              done := true;
              latest := pg_catalog.format('(select * from %s where ctid = %L::tid and tableoid = %s)', origin, place, home);
              spare[pos + ahead] := spare[pos]; homes[pos + ahead] := homes[pos];
              pos := pos + 1;
              return next;
            end if;
          exception when others then code := sqlstate;
          end;
          exit when done;
        end loop;
        exit rows when done or code is distinct from '23503';
      end loop;
      exit when not done;
    end loop;
  end loop;
end $$`;
