import { qualifiedName, type Blueprint, type BlueprintTable, type Catalog, type TrialTable } from '@seedbed/contract';
import { editTable, refersTo, tableOf } from './edit-blueprint.ts';
import { reachableBodies } from './reachable-code.ts';
import type { Loaded, Repair } from './types.ts';

/** `FROM roles r WHERE r.name = 'Owner'` */
const LOOKUP = /\bfrom\s+((?:"?\w+"?\.)?"?\w+"?)(?:\s+(?:as\s+)?(?!where\b)\w+)?\s+where\s+(?:\w+\.)?"?(\w+)"?\s*=\s*'([^'\n]{1,100})'/gi;

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
  return reachableBodies(own, catalog).flatMap((body) =>
    [...body.matchAll(LOOKUP)].flatMap(([, named, column, value]) => {
      const bare = named!.replaceAll('"', '');
      const other = blueprint.tables.find(({ schema, name }) => bare === name || bare === `${schema}.${name}`);
      const isMade = other?.columns.some((one) => one.name === column && one.generator !== undefined) ?? false;
      return other && isMade && other.mode === undefined ? [{ table: qualifiedName(other.schema, other.name), column: column!, value: value! }] : [];
    }),
  );
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
