import { qualifiedName, type Catalog, type CatalogCheck, type CatalogTable } from '@seedbed/contract';
import { withoutImplied } from '../checks/arm.ts';
import { readArms, TooManyArms, type Arm, type Scope } from '../checks/index.ts';
import { readExpressions, type ReadExpression } from '../checks/read-expressions.ts';
import { listOf, type TreeNode } from '../checks/tree-node.ts';
import type { InferenceTools } from '../solve/types.ts';
import { isFree, scopeWith, type Guard } from './guards.ts';
import { withLookUps, type LookUp } from './look-ups.ts';
import { andTree, bodyOf, caseTree, columnNames, columnTree, mapTree, notTrueTree, NULL_TREE, UNKNOWN_TREE, visitTree } from './sql-tree.ts';
import { functionNamed, givenTo, parseReached } from './trigger-events.ts';
import { walkBody } from './walk-body.ts';

/** CHECKs whose functions read tables: what they ask of the rows that are looked up, and which they are (`table constraint`). */
export type CheckGuards = { readonly guards: readonly Guard[]; readonly checks: ReadonlySet<string> };

/** Calls replaced by what they answer, to this depth. */
const DEEPEST = 4;

/**
 * `CHECK (check_role_type(role_id, 'User'))`: a function that looks up a row by a reference is read like a trigger that does. No value of the
 * column alone can meet such a condition while the other table is empty, so none is tried.
 */
export async function readCheckGuards(catalog: Catalog, tools: InferenceTools): Promise<CheckGuards> {
  const calling = catalog.tables.flatMap((table) =>
    table.checks.filter((check) => !check.partition && check.enforced !== false).map((check) => ({ table, check })),
  );
  const some = calling.filter(({ check }) => /\w"?\(/.test(check.expression) && callsOwn(check, catalog));
  if (some.length === 0 || !tools.bodies) return { guards: [], checks: new Set() };
  const trees = await tools.parse(some.map(({ check }) => check.expression));
  const keys = [...new Set(trees.flatMap((tree) => calledIn(tree, catalog)))];
  const bodies = await parseReached(keys, catalog, tools.bodies);
  const reading = some.flatMap(({ table, check }, i) => {
    const tree = answered(ownColumns(trees[i], table), bodies, catalog, DEEPEST);
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
    const arms = armsOf(read[i]!, scope);
    return arms.length === 0 || arms.some(isFree) ? [] : [{ table, trigger: check.name, arms: withoutImplied(arms), lookUps, scope }];
  });
  return { guards, checks: new Set(reading.map(({ table, check }) => `${qualifiedName(table.schema, table.name)} ${check.name}`)) };
}

function callsOwn(check: CatalogCheck, catalog: Catalog): boolean {
  return Object.values(catalog.functions).some((one) => check.expression.includes(one.name.slice(one.name.lastIndexOf('.') + 1)));
}

function calledIn(tree: unknown, catalog: Catalog): string[] {
  const found: string[] = [];
  visitTree(tree, (node) => {
    const key = keyOf(node, catalog);
    if (key !== undefined) found.push(key);
  });
  return found;
}

function keyOf(node: TreeNode, catalog: Catalog): string | undefined {
  const name = listOf(bodyOf(node, 'FuncCall')?.['funcname']).map((each) => String(bodyOf(each, 'String')?.['sval'] ?? ''));
  return name.length === 0 ? undefined : functionNamed(name.join('.'), catalog);
}

function ownColumns(tree: unknown, table: CatalogTable): unknown {
  return mapTree(tree, (node) => {
    const name = columnNames(node)?.at(-1);
    return name !== undefined && table.columns.some((column) => column.name === name) ? columnTree('new', name) : undefined;
  });
}

/** The tree with calls replaced by what the functions answer. */
function answered(tree: unknown, bodies: ReadonlyMap<string, TreeNode>, catalog: Catalog, depth: number): unknown {
  return mapTree(tree, (node) => {
    const key = keyOf(node, catalog);
    const body = key === undefined ? undefined : bodies.get(key);
    if (!body || depth === 0) return undefined;
    const items = listOf(bodyOf(node, 'FuncCall')!['args']).map((item) => answered(item, bodies, catalog, depth));
    return answered(answerOf(body, givenTo(catalog.functions[key!]!, items)), bodies, catalog, depth - 1);
  });
}

/** What a body answers: the value of the RETURN that is come to, or of the last statement of an SQL function. */
function answerOf(body: TreeNode, variables: ReturnType<typeof givenTo>): unknown {
  const ways: { readonly when: unknown; readonly then: unknown }[] = [];
  walkBody(body, { variables, path: [], certain: true, dropsByNull: false }, (event) => {
    if (event.kind !== 'return') return;
    const steps = event.path.map(({ tree, holds }) => (holds ? tree : notTrueTree(tree)));
    ways.push({ when: steps.length === 0 ? null : andTree(steps), then: event.tree });
  });
  if (ways.length === 0) return UNKNOWN_TREE;
  return ways.reduceRight<unknown>((otherwise, { when, then }) => (when === null ? then : caseTree(when, then, otherwise)), NULL_TREE);
}

function readsTables(tree: unknown): boolean {
  let reads = false;
  visitTree(tree, (node) => {
    if (bodyOf(node, 'RangeVar')) reads = true;
  });
  return reads;
}

function armsOf(read: ReadExpression, scope: Scope): Arm[] {
  if (!('expression' in read)) return [];
  try {
    return readArms(read.expression, 'notFalse', scope).filter((arm) => arm.unread.length === 0);
  } catch (error) {
    if (error instanceof TooManyArms) return [];
    throw error;
  }
}
