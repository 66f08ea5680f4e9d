import { resolveType, qualifiedName, type Catalog, type CatalogForeignKey, type CatalogTable } from '@seedbed/contract';
import { domainClause } from '../checks/clause.ts';
import { listOf, type TreeNode } from '../checks/tree-node.ts';
import { isNumber } from '../checks/type-of.ts';
import { tableNamed } from './look-ups.ts';
import type { CodeCondition } from './place-guards.ts';
import { andTree, bodyOf, columnNames, columnTree, isThereTree, mapTree, operandsOf } from './sql-tree.ts';
import type { TriggerEvents } from './trigger-events.ts';
import type { CodeEvent } from './walk-body.ts';

/** The columns that a trigger changes in a referenced row. */
type ParentUpdate = { readonly key: CatalogForeignKey; readonly parent: CatalogTable; readonly column: string; readonly value: unknown };

/**
 * A NOT NULL column is set to an aggregate over the own table (`SET visible = (SELECT bool_or(shown) FROM items WHERE
 * box_id = NEW.box_id AND listed)`), which is NULL without rows. So the aggregate must count each row, or its reference
 * must be NULL.
 */
export function refusedByUpdate(event: CodeEvent, own: CatalogTable, catalog: Catalog): CodeEvent[] {
  return updatesIn(event, own, catalog).flatMap(({ key, parent, column, value }): CodeEvent[] => {
    const counted = parent.columns.find((one) => one.name === column)?.notNull ? countedBy(value, own, key, catalog) : null;
    if (!counted || counted.length === 0) return [];
    return [
      {
        kind: 'refuse',
        path: [...event.path, { tree: isThereTree(columnTree('new', key.columns[0]!)), holds: true }, { tree: andTree(counted), holds: false }],
      },
    ];
  });
}

/** The minimum stock of a parent that children reduce, and the maximum that one child takes. */
const STOCK = 10_000;
const TAKEN = 10;

/**
 * `UPDATE products SET stock = stock - NEW.quantity`, with a CHECK on the stock: starts with a large stock and takes a
 * little at a time.
 */
export function readStocks(triggers: readonly TriggerEvents[], catalog: Catalog): CodeCondition[] {
  return triggers.flatMap(({ table: own, trigger, events }) =>
    events.flatMap((event) =>
      updatesIn(event, own, catalog).flatMap(({ parent, column, value }): CodeCondition[] => {
        const taken = takenFrom(value, column);
        const amount = own.columns.find((one) => one.name === taken);
        const stock = parent.columns.find((one) => one.name === column)!;
        const types = [amount, stock].map((one) => one && resolveType(one.type, catalog.types));
        if (!types.every((type) => type && isNumber(type)) || !isBounded(parent, column, types[1]!)) return [];
        return [
          { table: nameOf(parent), name: trigger.name, clauses: [domainClause(column, { min: STOCK })] },
          { table: nameOf(own), name: trigger.name, clauses: [domainClause(taken!, { max: TAKEN })] },
        ];
      }),
    ),
  );
}

const nameOf = ({ schema, name }: CatalogTable): string => qualifiedName(schema, name);

function isBounded({ checks }: CatalogTable, column: string, type: ReturnType<typeof resolveType>): boolean {
  return (type.domains ?? []).some((domain) => domain.checks.length > 0) || checks.some((check) => check.columns.includes(column));
}

function updatesIn(event: CodeEvent, own: CatalogTable, catalog: Catalog): ParentUpdate[] {
  if (event.kind !== 'update') return [];
  const parent = tableNamed(event.statement['relation'] as TreeNode, own, catalog);
  if (!parent || parent === own || event.statement['fromClause'] !== undefined) return [];
  const [condition, ...more] = operandsOf(event.statement['whereClause'], 'AND_EXPR');
  const key =
    more.length === 0
      ? own.foreignKeys.find((one) => one.references === nameOf(parent) && one.columns.length === 1 && isLink(condition, one.referencedColumns[0]!, one))
      : undefined;
  if (!key) return [];
  return listOf(event.statement['targetList']).flatMap((node): ParentUpdate[] => {
    const target = bodyOf(node, 'ResTarget');
    return typeof target?.['name'] === 'string' ? [{ key, parent, column: target['name'], value: target['val'] }] : [];
  });
}

/** `there = NEW.key`, either way round. */
function isLink(node: unknown, there: string, key: CatalogForeignKey): boolean {
  const sides = equated(node);
  const isNew = (names: readonly string[] | null): boolean => names?.length === 2 && names[0] === 'new' && names[1] === key.columns[0];
  return sides.some((side, i) => isNew(side) && sides[1 - i]?.at(-1) === there && sides[1 - i]![0] !== 'new');
}

function equated(node: unknown): (string[] | null)[] {
  const body = bodyOf(node, 'A_Expr');
  return body?.['kind'] === 'AEXPR_OP' && operatorOf(body) === '=' ? [columnNames(body['lexpr']), columnNames(body['rexpr'])] : [];
}

function operatorOf(body: TreeNode): unknown {
  return bodyOf(listOf(body['name'])[0], 'String')?.['sval'];
}

/** The conditions on NEW for the aggregate to count the row; null if it is not an aggregate over the own table. */
function countedBy(value: unknown, own: CatalogTable, key: CatalogForeignKey, catalog: Catalog): unknown[] | null {
  const select = bodyOf(bodyOf(value, 'SubLink')?.['subselect'], 'SelectStmt');
  const from = listOf(select?.['fromClause']);
  const range = bodyOf(from[0], 'RangeVar');
  const call = bodyOf(bodyOf(listOf(select?.['targetList'])[0], 'ResTarget')?.['val'], 'FuncCall');
  const name = bodyOf(listOf(call?.['funcname']).at(-1), 'String')?.['sval'];
  if (!select || from.length !== 1 || !range || tableNamed(range, own, catalog) !== own || !call || name === 'count') return null;
  const conditions = operandsOf(select['whereClause'], 'AND_EXPR');
  if (!conditions.some((one) => isLink(one, key.columns[0]!, key))) return null;
  const [argument] = listOf(call['args']).map((one) => columnNames(one)?.at(-1));
  const there = argument === undefined || own.columns.find((one) => one.name === argument)?.notNull ? [] : [isThereTree(columnTree('new', argument))];
  return [...conditions.filter((one) => !isLink(one, key.columns[0]!, key)).map(ofNew), ...there];
}

/** A condition on a row of the own table, on the new one. */
function ofNew(tree: unknown): unknown {
  return mapTree(tree, (node) => {
    const names = columnNames(node);
    return names && names[0] !== 'new' ? columnTree('new', names.at(-1)!) : undefined;
  });
}

/** `stock - NEW.quantity`: the quantity. */
function takenFrom(value: unknown, column: string): string | null {
  const body = bodyOf(value, 'A_Expr');
  const [left, right] = [columnNames(body?.['lexpr']), columnNames(body?.['rexpr'])];
  if (!body || operatorOf(body) !== '-' || left?.at(-1) !== column || left[0] === 'new') return null;
  return right?.length === 2 && right[0] === 'new' ? right[1]! : null;
}
