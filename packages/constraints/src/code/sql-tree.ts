import { listOf, type TreeNode } from '../checks/tree-node.ts';

/** Nodes of Postgres' parse tree, as created and searched here; see `tree-node.ts` for their form. */
export const NULL_TREE: TreeNode = { A_Const: { isnull: true } };

/** Placeholder for an unknown value; reading it as an expression fails. */
export const UNKNOWN_TREE: TreeNode = { UnknownValue: {} };

export const textTree = (text: string): TreeNode => ({ A_Const: { sval: { sval: text } } });
export const columnTree = (...names: string[]): TreeNode => ({ ColumnRef: { fields: names.map((sval) => ({ String: { sval } })) } });
export const andTree = (args: readonly unknown[]): TreeNode =>
  args.length === 1 ? (args[0] as TreeNode) : { BoolExpr: { boolop: 'AND_EXPR', args: [...args] } };
export const isThereTree = (arg: unknown): TreeNode => ({ NullTest: { arg, nulltesttype: 'IS_NOT_NULL' } });
export const caseTree = (when: unknown, then: unknown, otherwise: unknown = NULL_TREE): TreeNode => ({
  CaseExpr: { args: [{ CaseWhen: { expr: when, result: then } }], defresult: otherwise },
});
export const notTrueTree = (arg: unknown): TreeNode => ({ BooleanTest: { arg, booltesttype: 'IS_NOT_TRUE' } });
export const existsTree = (select: unknown): TreeNode => ({ SubLink: { subLinkType: 'EXISTS_SUBLINK', subselect: select } });

/** The body of a node of that type; undefined for any other. */
export function bodyOf(node: unknown, type: string): TreeNode | undefined {
  return node !== null && typeof node === 'object' ? ((node as TreeNode)[type] as TreeNode | undefined) : undefined;
}

/** The names of a column reference, as `a.b`; null for stars and everything else. */
export function columnNames(node: unknown): string[] | null {
  const fields = bodyOf(node, 'ColumnRef')?.['fields'];
  if (!Array.isArray(fields)) return null;
  const names = fields.map((field) => bodyOf(field, 'String')?.['sval']);
  return names.every((name) => typeof name === 'string') ? (names as string[]) : null;
}

/** The tree with nodes replaced from the outside in; descends into nodes for which `replace` returns undefined. */
export function mapTree(node: unknown, replace: (node: TreeNode) => unknown): unknown {
  if (Array.isArray(node)) return node.map((each) => mapTree(each, replace));
  if (node === null || typeof node !== 'object') return node;
  const replaced = replace(node as TreeNode);
  if (replaced !== undefined) return replaced;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, mapTree(value, replace)]));
}

/** Every node, from the outside in. */
export function visitTree(node: unknown, visit: (node: TreeNode) => void): void {
  if (Array.isArray(node)) for (const each of node) visitTree(each, visit);
  else if (node !== null && typeof node === 'object') {
    visit(node as TreeNode);
    for (const value of Object.values(node)) visitTree(value, visit);
  }
}

/** The operands of ANDs, or of ORs, however deep. */
export function operandsOf(node: unknown, operator: 'AND_EXPR' | 'OR_EXPR'): unknown[] {
  const body = bodyOf(node, 'BoolExpr');
  return body?.['boolop'] === operator ? listOf(body['args']).flatMap((arg) => operandsOf(arg, operator)) : [node];
}
