import { qualifiedName, toolTableOf, type Blueprint, type BlueprintTable, type TableModes, type ToolTable } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';

/** What names a table one by one. */
export type Naming = { readonly modes?: TableModes | undefined; readonly tables?: readonly string[] | undefined };

/**
 * Tables in which a migration tool or framework keeps its own books, and that nobody named: by qualified name. A mode of the table in its blueprint names
 * it as well, but for `keep`, which inference writes.
 */
export function toolTablesOf({ tables }: Blueprint, { modes = {}, tables: names = [] }: Naming = {}): ReadonlyMap<string, ToolTable> {
  const named = new Set([...Object.keys(modes), ...names]);
  return new Map(
    tables.flatMap((table): [string, ToolTable][] => {
      const tool = (table.mode ?? 'keep') === 'keep' ? toolTableOf(table) : null;
      const name = qualifiedName(table.schema, table.name);
      return tool === null || named.has(name) || named.has(table.name) ? [] : [[name, tool]];
    }),
  );
}

/** Those of them that get no rows wherever they are: all but those whose rows the schema's own script brings. */
export function neverWritten(blueprint: Blueprint, naming: Naming = {}): ReadonlyMap<string, ToolTable> {
  const tools = new Map(toolTablesOf(blueprint, naming));
  for (const table of blueprint.tables) if (table.ofScript) tools.delete(nameOf(table));
  return tools;
}

/** Those of them to which tables refer that are loaded: what they hold decides where these references lead. */
export function referredTools(plan: Plan, loaded: ReadonlySet<string>, naming: Naming): ReadonlySet<string> {
  const tools = toolTablesOf(plan.blueprint, naming);
  return new Set(plan.relations.flatMap(({ parent, child }) => (tools.has(parent) && loaded.has(child) && child !== parent ? [parent] : [])));
}

/** What such a table is that holds nothing. */
export const EMPTY = { present: 0, kept: true, columns: [], rows: [] } as const;

const nameOf = ({ schema, name }: BlueprintTable): string => qualifiedName(schema, name);
