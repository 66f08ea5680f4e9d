import { qualifiedName, type Blueprint, type BlueprintTable, type Catalog, type TrialTable } from '@seedbed/contract';
import { editTable, refersTo, tableOf } from './edit-blueprint.ts';
import { reachableBodies } from './reachable-code.ts';
import type { Loaded, Repair } from './types.ts';

/** `FROM roles r, groups g WHERE …`, up to the end of the statement. */
const QUERY = /\bfrom\s+((?:(?!\bfrom\b)[^;])*?)\s+where\s+((?:(?!\bfrom\b)[^;])*)/gi;
/** `roles r`, `public.roles AS r`. */
const SOURCE = /^\s*((?:"?\w+"?\.)?"?\w+"?)(?:\s+(?:as\s+)?(?!on\b)"?(\w+)"?)?/i;
/** `r.name = 'Owner'`, and `name = TG_TABLE_NAME`. */
const COMPARED = /(?:\b(\w+)\.)?"?\b(\w+)"?\s*=\s*(?:'([^'\n]{1,100})'|(tg_table_name|tg_relname)\b)/gi;

/**
 * A trigger that rejects every row may look up a row of another table by a constant in its code. If no row there has
 * that value, one gets it, and the table is loaded after the other one. Null if rows are accepted, or if nothing that
 * the code looks up is missing.
 */
export function lookedUpRows(blueprint: Blueprint, catalog: Catalog, loaded: Loaded, { table, sent, missing, counterexamples }: TrialTable): Repair | null {
  const own = tableOf(blueprint, table);
  if (!own || sent === 0 || missing?.length !== sent || counterexamples.every(({ waitsFor }) => waitsFor !== undefined)) return null;
  const wanted = lookups(own, catalog, blueprint).filter((one) => one.table !== table && !isThere(one, blueprint, loaded));
  const [first] = wanted;
  if (!first) return null;
  const values = [...new Set(wanted.filter((one) => one.table === first.table && one.column === first.column).map(({ value }) => value))];
  return {
    table: first.table,
    tier: 'A',
    how: `${first.column} is ${values.map((value) => `'${value}'`).join(', ')} in ${values.length === 1 ? 'a row' : 'rows'}, for the triggers of ${table} look for ${values.length === 1 ? 'it' : 'them'}`,
    apply: (next) => {
      const written = editTable(next, first.table, (one) => withValues(one, first.column, values));
      if (refersTo(next, first.table, table)) return written;
      return editTable(written, table, (one) => ({ ...one, load: { ...one.load, after: [...new Set([...(one.load?.after ?? []), first.table])] } }));
    },
  };
}

type Lookup = { readonly table: string; readonly column: string; readonly value: string };

function lookups(own: BlueprintTable, catalog: Catalog, blueprint: Blueprint): Lookup[] {
  return reachableBodies(own, catalog).flatMap((body) => [...body.matchAll(QUERY)].flatMap(([, from, where]) => comparedIn(own, from!, where!, blueprint)));
}

/** The constants with which a query compares columns of its tables. */
function comparedIn(own: BlueprintTable, from: string, where: string, { tables }: Blueprint): Lookup[] {
  const sources = from.split(/,|\bjoin\b/i).flatMap((text) => {
    const [, named = '', alias] = SOURCE.exec(text) ?? [];
    const bare = named.replaceAll('"', '');
    const table = tables.find(({ schema, name }) => bare === name || bare === `${schema}.${name}`);
    return table ? [{ table, alias: alias ?? table.name }] : [];
  });
  return [...`${from} ${where}`.matchAll(COMPARED)].flatMap(([, alias, column, constant]) => {
    const of = sources.filter((one) => (alias === undefined || one.alias === alias) && one.table.columns.some(({ name }) => name === column));
    const [source] = of;
    const isMade = source?.table.columns.some((one) => one.name === column && one.generator !== undefined) ?? false;
    if (!source || of.length > 1 || !isMade || source.table.mode !== undefined) return [];
    return [{ table: qualifiedName(source.table.schema, source.table.name), column: column!, value: constant ?? own.name }];
  });
}

function isThere({ table, column, value }: Lookup, blueprint: Blueprint, loaded: Loaded): boolean {
  if (Object.values(tableOf(blueprint, table)?.columns.find((one) => one.name === column)?.cells ?? {}).includes(value)) return true;
  const sent = loaded.report.tables.find((one) => one.table === table)?.sent ?? 0;
  const { columns, rows } = loaded.rows(table, 0, sent);
  return rows.some((row) => row[columns.indexOf(column)] === value);
}

/** Uses the first rows whose cells no person set. */
function withValues(own: BlueprintTable, name: string, values: readonly string[]): BlueprintTable {
  return {
    ...own,
    columns: own.columns.map((one) => {
      if (one.name !== name) return one;
      const cells = { ...one.cells };
      let row = 0;
      for (const value of values) {
        while (Object.hasOwn(cells, String(row))) row++;
        cells[String(row)] = value;
      }
      return { ...one, cells };
    }),
  };
}
