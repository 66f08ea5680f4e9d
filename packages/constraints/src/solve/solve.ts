import type { Catalog, Diagnostic } from '@seedbed/contract';
import { FREE } from '../checks/index.ts';
import { readCode, type Code } from '../code/read-code.ts';
import { withOwnRows } from '../code/own-rows.ts';
import { readConstraints, type TableFacts } from './constraints.ts';
import { pushToParents } from './demands.ts';
import { solveTable } from './solve-table.ts';
import type { SolveTools, Solution, SolvedTable } from './types.ts';

/** Reads every constraint of the catalog and returns how each is satisfied. Parses all expressions in one call, and folds constants in one query. */
export async function solve(catalog: Catalog, tools: SolveTools): Promise<Solution> {
  const code = await readCode(catalog, tools);
  const read = await readConstraints(withOwnRows(catalog, code.ownRows), tools);
  const facts = read.map((one) => withCode(one, code));
  const diagnostics: Diagnostic[] = [];
  const tables = new Map<string, SolvedTable>();
  for (const one of facts) tables.set(one.name, await solveTable(one, catalog, tools, diagnostics));
  const demands = pushToParents(facts, tables, catalog);
  return { tables, demands, code, diagnostics };
}

/** Treats triggers' conditions on the table's rows like its CHECKs. */
function withCode(facts: TableFacts, code: Code): TableFacts {
  const own = code.conditions.filter((one) => one.table === facts.name);
  const isMade = code.partitionsMade.has(facts.name);
  const constraints = facts.constraints.map((one) =>
    code.checks.has(`${facts.name} ${one.name}`) || (isMade && one.kind === 'partition') ? { ...one, clauses: [FREE] } : one,
  );
  if (own.length === 0) return { ...facts, constraints };
  const conditions = own.map(({ name, clauses }): TableFacts['constraints'][number] => ({
    name,
    kind: 'trigger',
    sql: `what the trigger ${name} asks`,
    columns: [...new Set(clauses.flatMap((clause) => [...clause.columns.keys(), ...clause.order.flatMap((order) => order.columns)]))],
    read: { unreadable: 'code' },
    clauses,
  }));
  return { ...facts, constraints: [...constraints, ...conditions] };
}
