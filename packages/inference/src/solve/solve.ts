import type { Catalog, Diagnostic } from '@seedbed/contract';
import { readConstraints } from './constraints.ts';
import { pushToParents } from './demands.ts';
import { solveTable } from './solve-table.ts';
import type { InferenceTools, Solution, SolvedTable } from './types.ts';

/** Reads every constraint of the catalog and says how each is met. All expressions are parsed in one call, constants folded in one query. */
export async function solve(catalog: Catalog, tools: InferenceTools): Promise<Solution> {
  const facts = await readConstraints(catalog, tools);
  const diagnostics: Diagnostic[] = [];
  const tables = new Map<string, SolvedTable>();
  for (const one of facts) tables.set(one.name, await solveTable(one, catalog, tools, diagnostics));
  const demands = pushToParents(facts, tables, catalog);
  return { tables, demands, diagnostics };
}
