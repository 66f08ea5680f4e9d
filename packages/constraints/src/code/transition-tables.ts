import type { CatalogTable, CatalogTrigger } from '@seedbed/contract';
import { listOf, type TreeNode } from '../checks/tree-node.ts';
import { andTree, bodyOf, columnNames, columnTree, mapTree } from './sql-tree.ts';

/** The name of the inserted rows in a statement trigger: `REFERENCING NEW TABLE AS fresh`. */
export function newTableOf(trigger: CatalogTrigger): string | undefined {
  return /\bNEW TABLE AS ("(?:[^"]|"")+"|\w+)/i
    .exec(trigger.definition ?? '')?.[1]
    ?.replace(/^"(.*)"$/, '$1')
    .replaceAll('""', '"');
}

/**
 * Turns queries over the inserted rows into conditions on each: `SELECT a FROM fresh f JOIN p ON p.id = f.p_id` becomes `SELECT new.a FROM
 * p WHERE p.id = new.p_id`. So a statement trigger is read like a row trigger.
 */
export function toRowConditions(body: TreeNode, name: string, table: CatalogTable): TreeNode {
  return mapTree(body, (node) => {
    const select = bodyOf(node, 'SelectStmt');
    const alias = select && aliasIn(select['fromClause'], name);
    if (!alias) return undefined;
    const quals: unknown[] = select['whereClause'] === undefined ? [] : [select['whereClause']];
    const from = listOf(select['fromClause'])
      .map((item) => without(item, name, quals))
      .filter((item) => item !== null);
    const { fromClause: _from, whereClause: _where, ...rest } = select;
    const changed = { ...rest, ...(from.length > 0 ? { fromClause: from } : {}), ...(quals.length > 0 ? { whereClause: andTree(quals) } : {}) };
    return toRowConditions({ SelectStmt: renamed(changed, alias, from.length === 0 ? table : null) }, name, table);
  }) as TreeNode;
}

function aliasIn(from: unknown, name: string): string | null {
  for (const item of listOf(from)) {
    const range = bodyOf(item, 'RangeVar');
    if (range && range['relname'] === name && range['schemaname'] === undefined) return String((range['alias'] as TreeNode | undefined)?.['aliasname'] ?? name);
    const join = bodyOf(item, 'JoinExpr');
    const inner = join && join['jointype'] === 'JOIN_INNER' ? aliasIn([join['larg'], join['rarg']], name) : null;
    if (inner) return inner;
  }
  return null;
}

/** The FROM item without the transition table; conditions of its join are added to `quals`. */
function without(item: unknown, name: string, quals: unknown[]): unknown {
  const range = bodyOf(item, 'RangeVar');
  if (range) return range['relname'] === name && range['schemaname'] === undefined ? null : item;
  const join = bodyOf(item, 'JoinExpr');
  if (!join || aliasIn([item], name) === null) return item;
  const [left, right] = [without(join['larg'], name, quals), without(join['rarg'], name, quals)];
  if (left && right) return { JoinExpr: { ...join, larg: left, rarg: right } };
  if (join['quals'] !== undefined) quals.push(join['quals']);
  return left ?? right;
}

/** Its columns are those of the row; bare names too, if the query reads nothing else. */
function renamed(tree: TreeNode, alias: string, only: CatalogTable | null): TreeNode {
  return mapTree(tree, (node) => {
    const names = columnNames(node);
    if (names?.length === 2 && names[0] === alias) return columnTree('new', names[1]!);
    return names?.length === 1 && only?.columns.some((column) => column.name === names[0]) ? columnTree('new', names[0]!) : undefined;
  }) as TreeNode;
}
