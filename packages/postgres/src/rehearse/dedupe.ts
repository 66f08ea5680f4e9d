import { aliasOf, type Node } from './sql-nodes.ts';
import type { Dedupe } from './story.ts';

/**
 * The columns by which a DELETE tells rows that are alike: those of PARTITION BY, GROUP BY or DISTINCT ON in a query of
 * the same table, or those compared with another row of it. Undefined for a DELETE that looks at no other row.
 */
export function comparedByDelete(node: Node): Omit<Dedupe, 'statement'> | undefined {
  const { relation, ...rest } = node;
  const own = nodesOf(rest, 'RangeVar').filter(({ relname }) => relname === relation['relname']);
  if (own.length === 0 || nodesOf(rest, 'A_Const').some(({ ival }) => (ival?.ival ?? 0) > 2)) return undefined;
  const lists = [
    ...nodesOf(rest, 'FuncCall').flatMap(({ over }) => over?.partitionClause ?? []),
    ...nodesOf(rest, 'SelectStmt').flatMap((each) => [
      ...(each['groupClause'] ?? []),
      ...(each['distinctClause'] ?? []).filter((item: Node) => Object.keys(item).length > 0),
    ]),
  ];
  const aliases = new Set([aliasOf(relation), ...own.map(aliasOf)]);
  const joined = nodesOf(rest, 'A_Expr').flatMap(({ kind, name, lexpr, rexpr }): Node[] => {
    const [left, right] = [lexpr, rexpr].map((each) => nodesOf(each, 'ColumnRef').map(partsOfColumn));
    const isEqual = name?.[0]?.String?.sval === '=' && (kind === 'AEXPR_OP' || kind === 'AEXPR_NOT_DISTINCT');
    const isSame = left!.length === 1 && right!.length === 1 && left![0]!.name === right![0]!.name && left![0]!.alias !== right![0]!.alias;
    return isEqual && isSame && aliases.size > 1 && aliases.has(left![0]!.alias) && aliases.has(right![0]!.alias) ? [lexpr] : [];
  });
  const compared = [...lists, ...joined];
  if (compared.length === 0) return undefined;
  return {
    alike: compared.flatMap((each) => (each['ColumnRef'] ? [partsOfColumn(each['ColumnRef']).name] : [])),
    named: new Set(nodesOf(rest, 'ColumnRef').map((each) => partsOfColumn(each).name)),
  };
}

function partsOfColumn({ fields }: Node): { readonly name: string; readonly alias: string } {
  const names = (fields as Node[]).map((each) => (each['String']?.['sval'] as string | undefined) ?? '');
  return { name: names.at(-1)!, alias: names.at(-2) ?? '' };
}

/** All nodes of a kind. */
function nodesOf(tree: unknown, kind: string): Node[] {
  if (Array.isArray(tree)) return tree.flatMap((each) => nodesOf(each, kind));
  if (tree === null || typeof tree !== 'object') return [];
  return Object.entries(tree).flatMap(([name, value]) => [...(name === kind ? [value as Node] : []), ...nodesOf(value, kind)]);
}
