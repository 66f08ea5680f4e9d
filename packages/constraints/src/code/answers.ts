import { ownMember, type Catalog } from '@seedbed/contract';
import { listOf, type TreeNode } from '../checks/tree-node.ts';
import { functionNamed, givenTo } from './functions.ts';
import { andTree, bodyOf, caseTree, mapTree, notTrueTree, NULL_TREE, UNKNOWN_TREE, visitTree } from './sql-tree.ts';
import { walkBody } from './walk-body.ts';

/** Maximum depth at which calls are replaced by their results. */
const MAX_DEPTH = 4;

/** The tree with calls replaced by the functions' results. */
export function answered(tree: unknown, bodies: ReadonlyMap<string, TreeNode>, catalog: Catalog, depth = MAX_DEPTH): unknown {
  return mapTree(tree, (node) => {
    const key = keyOf(node, catalog);
    const body = key === undefined ? undefined : bodies.get(key);
    if (!body || depth === 0) return undefined;
    const items = listOf(bodyOf(node, 'FuncCall')!['args']).map((item) => answered(item, bodies, catalog, depth));
    return answered(answerOf(body, givenTo(ownMember(catalog.functions, key!)!, items)), bodies, catalog, depth - 1);
  });
}

/** The result of a body: the value of the executed RETURN, or of the last statement of an SQL function. */
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

/**
 * Whether the tree contains a query of tables. System tables do not count, because their content does not depend on
 * generated rows.
 */
export function readsTables(tree: unknown): boolean {
  let reads = false;
  visitTree(tree, (node) => {
    const range = bodyOf(node, 'RangeVar');
    if (range && !isSystemCatalog(range)) reads = true;
  });
  return reads;
}

function isSystemCatalog(range: TreeNode): boolean {
  const schema = range['schemaname'];
  return schema === undefined ? String(range['relname']).startsWith('pg_') : /^(?:pg_catalog|information_schema)$/.test(String(schema));
}

/** The schema's functions that the tree calls. */
export function functionsCalledBy(tree: unknown, catalog: Catalog): string[] {
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
