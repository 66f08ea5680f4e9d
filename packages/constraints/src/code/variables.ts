import { listOf, type TreeNode } from '../checks/tree-node.ts';
import { bodyOf, caseTree, columnNames, mapTree, NULL_TREE, UNKNOWN_TREE } from './sql-tree.ts';

/** The value of a PL/pgSQL variable at a point in the code: a tree over the row, or the query that returned its row. */
export type Value = { readonly tree: unknown } | { readonly row: TreeNode };

/** By name as in the code, in lower case; `new.x` for a column that the code has set. */
export type Variables = ReadonlyMap<string, Value>;

export const UNKNOWN: Value = { tree: UNKNOWN_TREE };

/** A tree with variables replaced by their values; a remaining `new.x` is the row's own column. */
export function withValues(tree: unknown, variables: Variables): unknown {
  return mapTree(tree, (node) => {
    const argument = triggerArgument(node, variables);
    if (argument) return argument;
    const parameter = bodyOf(node, 'ParamRef')?.['number'];
    if (parameter !== undefined) return treeOf(variables.get(`$${String(parameter)}`));
    const names = columnNames(node);
    if (names?.length === 1) return treeOf(variables.get(names[0]!));
    if (names?.length !== 2) return undefined;
    if (names[0] === 'old') return NULL_TREE;
    const known = variables.get(names.join('.'));
    if (known) return treeOf(known);
    const row = variables.get(names[0]!);
    if (row === undefined) return undefined;
    return 'row' in row ? fieldOf(row.row, names[1]!) : UNKNOWN_TREE;
  });
}

function treeOf(value: Value | undefined): unknown {
  if (value === undefined) return undefined;
  return 'tree' in value ? value.tree : UNKNOWN_TREE;
}

/** `tg_argv[0]` counts from 0. */
function triggerArgument(node: TreeNode, variables: Variables): unknown {
  const body = bodyOf(node, 'A_Indirection');
  if (!body || columnNames(body['arg'])?.join('.') !== 'tg_argv') return undefined;
  const index = bodyOf(bodyOf(listOf(body['indirection'])[0], 'A_Indices')?.['uidx'], 'A_Const')?.['ival'] as TreeNode | undefined;
  return treeOf(variables.get(`tg_argv.${Number(index?.['ival'] ?? 0)}`)) ?? NULL_TREE;
}

/** One field of the row that a query returns. */
function fieldOf(select: TreeNode, field: string): unknown {
  const body = bodyOf(select, 'SelectStmt');
  const target = listOf(body?.['targetList']).map((node) => bodyOf(node, 'ResTarget'));
  const named = target.find((one) => one?.['name'] === field || columnNames(one?.['val'])?.at(-1) === field);
  const starred = target.some((one) => listOf(bodyOf(one?.['val'], 'ColumnRef')?.['fields']).some((each) => bodyOf(each, 'A_Star')));
  if (!body || (!named && !starred)) return UNKNOWN_TREE;
  const val = named?.['val'] ?? { ColumnRef: { fields: [{ String: { sval: field } }] } };
  return { SubLink: { subLinkType: 'EXPR_SUBLINK', subselect: { SelectStmt: { ...body, targetList: [{ ResTarget: { val } }] } } } };
}

/** Values after a branch: the union over all branches. `when` is null for the last one. */
export function merged(ways: readonly { readonly when: unknown; readonly variables: Variables }[]): Variables {
  const names = new Set(ways.flatMap((way) => [...way.variables.keys()]));
  return new Map([...names].map((name) => [name, mergedValue(name, ways)]));
}

function mergedValue(name: string, ways: readonly { readonly when: unknown; readonly variables: Variables }[]): Value {
  const own = name.startsWith('new.') ? { tree: { ColumnRef: { fields: name.split('.').map((sval) => ({ String: { sval } })) } } } : UNKNOWN;
  const values = ways.map(({ variables }) => variables.get(name) ?? own);
  if (values.every((value) => value === values[0])) return values[0]!;
  if (values.some((value) => 'row' in value)) return UNKNOWN;
  const trees = values.map((value) => ('tree' in value ? value.tree : UNKNOWN_TREE));
  return { tree: ways.slice(0, -1).reduceRight<unknown>((otherwise, { when }, i) => caseTree(when, trees[i], otherwise), trees.at(-1)) };
}
