import { platformTablesOf, qualifiedName, toolTableOf, type Blueprint, type BlueprintTable, type Diagnostic } from '@seedbed/contract';
import { withTuples } from '@seedbed/constraints';
import type { SchemaView, TableView } from '@seedbed/meaning/decide';

/** Roles whose rows a schema knows itself. */
const SCHEMA_DEFINED_ROLES: ReadonlySet<string> = new Set(['lookup', 'settings', 'single']);

/** A table with more columns is about things, and the script may insert only a first one (an administrator, say). */
const COLUMNS_OF_A_LIST = 4;

/**
 * Keeps the rows of lookup tables that the schema's own script fills: code and triggers depend on them, and invented ones would be worse.
 * Does not keep rows that refer to a table without such rows.
 */
export function keepScriptRows(blueprint: Blueprint, schema: SchemaView, diagnostics: Diagnostic[]): Blueprint {
  const tables = new Map(blueprint.tables.map((table) => [qualifiedName(table.schema, table.name), table]));
  const platform = platformTablesOf(schema.tables.map(({ table }) => table));
  const kept = new Map(schema.tables.filter((view) => isList(view, tables.get(view.name), platform)).map((view) => [view.name, view]));
  for (let before = -1; before !== kept.size;) {
    before = kept.size;
    for (const [name, view] of kept) if (refersElsewhere(view, kept)) kept.delete(name);
  }
  let edited = blueprint;
  for (const [name, { table }] of kept) {
    const { columns, rows } = table.content!;
    edited = withTuples(edited, name, { columns, tier: 'F', rows }, rows.length);
    if (toolTableOf(table)) edited = ofScript(edited, name);
    diagnostics.push({
      level: 'info',
      code: 'rows-of-script',
      table: name,
      message: `${name} keeps the ${rows.length} rows that the script itself puts there.`,
    });
  }
  return edited;
}

/** Loads write a tool's table for nothing but these rows. */
export function ofScript(blueprint: Blueprint, name: string): Blueprint {
  return { ...blueprint, tables: blueprint.tables.map((table) => (qualifiedName(table.schema, table.name) === name ? { ...table, ofScript: true } : table)) };
}

function isList({ table, name }: TableView, spec: BlueprintTable | undefined, platform: ReadonlyMap<string, string>): boolean {
  if (!table.content || !spec) return false;
  if (toolTableOf(table) || platform.has(name)) return true;
  // A single row with children is the root of a tree, not its content.
  if (table.content.rows.length === 1 && table.foreignKeys.some((key) => key.references === qualifiedName(table.schema, table.name))) return false;
  if (spec.role) return SCHEMA_DEFINED_ROLES.has(spec.role);
  // Accounts, orders, files: the script has the first ones, more are added in use.
  if (spec.subject !== undefined) return false;
  return table.content.rows.length >= 2 && table.columns.length <= COLUMNS_OF_A_LIST;
}

function refersElsewhere({ table, foreignKeys }: TableView, kept: ReadonlyMap<string, TableView>): boolean {
  const { columns, rows } = table.content!;
  return foreignKeys.some((key) => {
    const places = key.columns.map((column) => columns.indexOf(column));
    return !kept.has(key.references) && rows.some((row) => places.every((place) => row[place] !== null));
  });
}
