import type { Catalog, CatalogTable } from '@seedbed/contract';
import { listOf, type TreeNode } from '../checks/tree-node.ts';
import { tableNamed } from './look-ups.ts';
import { bodyOf, columnNames, visitTree } from './sql-tree.ts';
import type { TriggerEvents } from './trigger-events.ts';
import type { CodeEvent } from './walk-body.ts';
import { isImpossible, nameOf } from './writes.ts';

/** A column that triggers of other rows keep: a count, a balance, the time of the latest row. It starts at its DEFAULT. */
export type KeptColumn = {
  readonly table: string;
  readonly column: string;
  readonly trigger: string;
};

type Change = { readonly table: CatalogTable; readonly column: string; readonly value: unknown; readonly event: CodeEvent; readonly by: TriggerEvents };

/**
 * Columns that triggers count up (`SET n = n + 1`), compute from other rows (`SET n = (SELECT count(*) …)`), or copy
 * from the row that fires them (`SET last_at = NEW.at`). A value that we sent would be counted twice, or would remain in
 * rows that no trigger reaches. A column that rows only take from, or one bounded by a CHECK from which every row takes,
 * needs a stock to start with: it keeps what it gets.
 */
export function readKeptColumns(triggers: readonly TriggerEvents[], catalog: Catalog): KeptColumn[] {
  const changes = triggers.flatMap((by) => by.events.flatMap((event) => changesIn(event, by, catalog)));
  const kept = new Map<string, KeptColumn>();
  for (const one of changes) {
    const place = `${nameOf(one.table)} ${one.column}`;
    const same = changes.filter((other) => other.table === one.table && other.column === one.column);
    if (kept.has(place) || !isKept(one) || same.some((other) => takesAlways(other))) continue;
    kept.set(place, { table: nameOf(one.table), column: one.column, trigger: one.by.trigger.name });
  }
  return [...kept.values()];
}

function changesIn(event: CodeEvent, by: TriggerEvents, catalog: Catalog): Change[] {
  if (event.kind !== 'update' || event.path.some(isImpossible)) return [];
  const table = tableNamed(event.statement['relation'] as TreeNode, by.table, catalog);
  if (!table) return [];
  return listOf(event.statement['targetList']).flatMap((node): Change[] => {
    const target = bodyOf(node, 'ResTarget');
    const name = target?.['name'];
    const column = table.columns.find((one) => one.name === name && !one.generated && !one.identity && !one.sequence);
    const isKey = table.uniqueKeys.some((key) => key.columns.includes(String(name))) || table.foreignKeys.some((key) => key.columns.includes(String(name)));
    return column && !isKey ? [{ table, column: column.name, value: target!['val'], event, by }] : [];
  });
}

/** Added to, aggregated over rows, or copied from the row. */
function isKept({ value, column, by }: Change): boolean {
  if (signs(value, column).includes('+') || columnNames(value)?.[0] === 'new') return true;
  let reads = false;
  visitTree(value, (node) => {
    const select = bodyOf(bodyOf(node, 'SubLink')?.['subselect'], 'SelectStmt');
    if (select && aggregates(select['targetList'])) reads = true;
    const latest = bodyOf(node, 'MinMaxExpr');
    const sides = listOf(latest?.['args']).map(columnNames);
    if (sides.some((names) => names?.at(-1) === column && names[0] !== 'new') && sides.some((names) => names?.[0] === 'new')) reads = true;
  });
  return reads && by.trigger.timing === 'after';
}

function aggregates(tree: unknown): boolean {
  let found = false;
  visitTree(tree, (node) => {
    const name = bodyOf(listOf(bodyOf(node, 'FuncCall')?.['funcname']).at(-1), 'String')?.['sval'];
    if (/^(count|sum|min|max|avg)$/.test(String(name ?? ''))) found = true;
  });
  return found;
}

/** The signs with which code adds to the column's own value: `c + x`, `coalesce(a.c, 0) - x`. */
function signs(value: unknown, column: string): string[] {
  const found: string[] = [];
  visitTree(value, (node) => {
    const body = bodyOf(node, 'A_Expr');
    const sign = body && String(bodyOf(listOf(body['name'])[0], 'String')?.['sval']);
    if ((sign === '+' || sign === '-') && [body!['lexpr'], ...(sign === '+' ? [body!['rexpr']] : [])].some((side) => isItself(side, column))) found.push(sign);
  });
  return found;
}

function isItself(node: unknown, column: string): boolean {
  const first = listOf(bodyOf(node, 'CoalesceExpr')?.['args'])[0];
  const names = columnNames(first ?? node);
  return names !== null && names.at(-1) === column && names[0] !== 'new';
}

/** Every row takes from a column that a CHECK bounds. */
function takesAlways({ table, column, value, event }: Change): boolean {
  const isBounded = table.checks.some((check) => check.columns.includes(column));
  return isBounded && event.path.every(({ tree }) => isConstantTest(tree)) && signs(value, column).join() === '-';
}

function isConstantTest(tree: unknown): boolean {
  let reads = false;
  visitTree(tree, (node) => {
    if (bodyOf(node, 'ColumnRef')) reads = true;
  });
  return !reads;
}
