import type { Client } from 'pg';
import type { CatalogTable } from '@seedbed/contract';
import type { EdgeRow } from './finding.ts';
import { nameOf, planEdges, sqlOf, type EdgeOptions } from './plan-edges.ts';

/** How many rows of each table stay as they are. */
export const ORDINARY_ROWS = 40;

/**
 * Changes the spare rows of each table, those behind the first 40, so that each has an edge value. Postgres decides
 * which it takes: each change is tried in a subtransaction, with every constraint and trigger on, and left out if it is
 * refused. Runs in the open transaction of `client`.
 */
export async function addEdgeRows(client: Client, tables: readonly CatalogTable[], options: EdgeOptions = {}): Promise<EdgeRow[]> {
  await client.query(`${TRY_EDGES}; SET CONSTRAINTS ALL IMMEDIATE`);
  const made: EdgeRow[] = [];
  for (const table of tables) {
    const edges = planEdges(table, options);
    if (edges.length === 0) continue;
    const from = `${table.kind === 'table' ? 'only ' : ''}${sqlOf(table)}`;
    const { rows } = await client.query<{ taken: number[] | null }>('select pg_temp.seedbed_edges($1, $2, $3) as taken', [
      from,
      ORDINARY_ROWS,
      JSON.stringify(edges.map((edge) => edge.rows.map((row) => row.sets))),
    ]);
    for (const at of rows[0]!.taken ?? []) made.push({ table: nameOf(table), column: edges[at]!.column, edge: edges[at]!.edge });
  }
  return made;
}

/**
 * `edges`: of each its rows, of each row the SETs of which the first that is taken counts. A row that others refer to may
 * keep its key, so up to three rows are tried. A trigger may move a row, so a row that is no longer there is passed over.
 */
const TRY_EDGES = /* SQL */ `create or replace function pg_temp.seedbed_edges(origin text, ordinary int, edges jsonb) returns int[] language plpgsql as $$
declare
  spare tid[]; home oid[]; pos int := 1; taken int[] := '{}'; first text; latest text; edge jsonb; line jsonb; choice text; nth int := -1;
  at tid; own oid; done boolean; whole boolean; code text;
begin
  execute format('select array_agg(ctid), array_agg(tableoid) from (select ctid, tableoid from %s offset $1) t', origin) into spare, home using ordinary;
  execute format('select format(''(select * from %%s where ctid = %%L::tid and tableoid = %%s)'', $1, ctid, tableoid) from %s limit 1', origin) into first using origin;
  for edge in select e from pg_catalog.jsonb_array_elements(edges) e loop
    nth := nth + 1; whole := true;
    for line in select e from pg_catalog.jsonb_array_elements(edge) e loop
      done := false;
      <<rows>>
      for ahead in 0..2 loop
        exit when pos + ahead > coalesce(pg_catalog.array_length(spare, 1), 0);
        code := null;
        for choice in select e from pg_catalog.jsonb_array_elements_text(line) e loop
          begin
            choice := pg_catalog.replace(pg_catalog.replace(choice, 'seedbed_table', origin), 'seedbed_first', first || ' seedbed_first');
            if latest is not null then choice := pg_catalog.replace(choice, 'seedbed_last', latest || ' seedbed_last'); end if;
            execute pg_catalog.format('update %s set %s where ctid = $1 and tableoid = $2 returning ctid, tableoid', origin, choice) into at, own using spare[pos + ahead], home[pos + ahead];
            if at is not null then
              done := true;
              latest := pg_catalog.format('(select * from %s where ctid = %L::tid and tableoid = %s)', origin, at, own);
              spare[pos + ahead] := spare[pos]; home[pos + ahead] := home[pos];
              pos := pos + 1;
            end if;
          exception when others then code := sqlstate;
          end;
          exit when done;
        end loop;
        exit rows when done or code is distinct from '23503';
      end loop;
      whole := whole and done;
      exit when not whole;
    end loop;
    if whole then taken := taken || nth; end if;
  end loop;
  return taken;
end $$`;
