import { qualifiedName, type Catalog, type CatalogTable } from '@seedbed/contract';
import { withoutImplied } from '../checks/clause.ts';
import { readClauses, TooManyClauses, type Clause, type Scope } from '../checks/index.ts';
import { readExpressions, type ReadExpression } from '../checks/read-expressions.ts';
import type { SolveTools } from '../solve/types.ts';
import { answered, functionsCalledBy, readsTables } from './answers.ts';
import { isFree, scopeWith, type Guard } from './guards.ts';
import { withLookUps, type LookUp } from './look-ups.ts';
import { columnNames, columnTree, mapTree } from './sql-tree.ts';
import { parseReached } from './trigger-events.ts';

/**
 * CHECKs whose functions read tables: their conditions on the looked-up rows, and the names of the CHECKs (`table
 * constraint`).
 */
type CheckGuards = { readonly guards: readonly Guard[]; readonly checks: ReadonlySet<string> };

/**
 * `CHECK (check_role_type(role_id, 'User'))`: treats a function that looks up a row by a reference like a trigger that
 * does. Such a CHECK gets no trial values: the column alone cannot satisfy it while the other table is empty.
 */
export async function readCheckGuards(catalog: Catalog, tools: SolveTools): Promise<CheckGuards> {
  const calling = catalog.tables.flatMap((table) =>
    table.checks.filter((check) => !check.partition && check.enforced !== false).map((check) => ({ table, check })),
  );
  const own = [...new Set(Object.values(catalog.functions).map(({ name }) => name.slice(name.lastIndexOf('.') + 1)))];
  const some = calling.filter(({ check }) => /\w"?\(/.test(check.expression) && own.some((name) => check.expression.includes(name)));
  if (some.length === 0 || !tools.bodies) return { guards: [], checks: new Set() };
  const trees = await tools.parse(some.map(({ check }) => check.expression));
  const keys = [...new Set(trees.flatMap((tree) => functionsCalledBy(tree, catalog)))];
  const bodies = await parseReached(keys, catalog, tools.bodies);
  const reading = some.flatMap(({ table, check }, i) => {
    const tree = answered(ownColumns(trees[i], table), bodies, catalog);
    if (!readsTables(tree)) return [];
    const lookUps = new Map<string, LookUp>();
    const followed = withLookUps(tree, table, catalog, lookUps);
    return [{ table, check, lookUps, tree: followed, scope: scopeWith(table, lookUps, catalog) }];
  });
  const read = await readExpressions(
    reading.map(({ tree, scope }) => ({ sql: '', tree, scope })),
    catalog,
    tools,
  );
  const guards = reading.flatMap(({ table, check, lookUps, scope }, i): Guard[] => {
    const clauses = clausesOf(read[i]!, scope);
    return clauses.length === 0 || clauses.some(isFree) ? [] : [{ table, trigger: check.name, clauses: withoutImplied(clauses), lookUps, scope }];
  });
  return { guards, checks: new Set(reading.map(({ table, check }) => `${qualifiedName(table.schema, table.name)} ${check.name}`)) };
}

function ownColumns(tree: unknown, table: CatalogTable): unknown {
  return mapTree(tree, (node) => {
    const name = columnNames(node)?.at(-1);
    return name !== undefined && table.columns.some((column) => column.name === name) ? columnTree('new', name) : undefined;
  });
}

function clausesOf(read: ReadExpression, scope: Scope): Clause[] {
  if (!('expression' in read)) return [];
  try {
    return readClauses(read.expression, 'notFalse', scope).filter((clause) => clause.unread.length === 0);
  } catch (error) {
    if (error instanceof TooManyClauses) return [];
    throw error;
  }
}
