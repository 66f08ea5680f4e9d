import { UnreadableExpression } from './expression.ts';

/** A node of libpg-query's JSON: one member, whose name is the node's type. */
export type TreeNode = Readonly<Record<string, unknown>>;

/** The type and the body of a node. */
export function opened(node: unknown): [type: string, body: TreeNode] {
  const entry = node && typeof node === 'object' ? Object.entries(node)[0] : undefined;
  if (!entry) throw new UnreadableExpression('an empty node');
  return [entry[0], (entry[1] ?? {}) as TreeNode];
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The names in a list of String nodes. */
export function namesOf(value: unknown): string[] {
  return listOf(value).map((node) => {
    const [type, body] = opened(node);
    if (type !== 'String') throw new UnreadableExpression(`a name made of ${type}`);
    return String(body['sval'] ?? '');
  });
}

/** The tree of `left = right`. */
export function equalityOf(left: unknown, right: unknown): TreeNode {
  return { A_Expr: { kind: 'AEXPR_OP', name: [{ String: { sval: '=' } }], lexpr: left, rexpr: right } };
}
