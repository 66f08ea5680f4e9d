import { qualifiedName, type Catalog, type CatalogTable, type CatalogTrigger } from '@seedbed/contract';
import { listOf, type TreeNode } from '../checks/tree-node.ts';
import { tableNamed } from './look-ups.ts';
import { bodyOf, columnNames, operandsOf, visitTree } from './sql-tree.ts';
import { newTableOf } from './transition-tables.ts';
import type { TriggerEvents } from './trigger-events.ts';
import type { Step } from './walk-body.ts';

/** Rows that a trigger writes to another table for each row of its own. */
export type CodeWrite = {
  readonly writer: CatalogTable;
  readonly table: CatalogTable;
  readonly trigger: string;
  readonly path: readonly Step[];
  /** For every row of the writer, whatever its values. */
  readonly always: boolean;
  /** It records the row or counts it: no application writes such rows itself. */
  readonly records: boolean;
  /**
   * The value of each column: a column of the writer's row, a constant, or anything else; columns with their default
   * are absent.
   */
  readonly values: ReadonlyMap<string, WrittenValue>;
};

/** `tree`: over the row, or over referenced rows. */
type WrittenValue = { readonly from: string } | { readonly constant: string } | { readonly tree: unknown } | 'unknown';

/** A table in which a trigger searches for a required row; `atOnce`: on insert, not at the end. */
export type CodeRead = { readonly reader: CatalogTable; readonly table: CatalogTable; readonly atOnce: boolean };

export function readReads(triggers: readonly TriggerEvents[], catalog: Catalog): CodeRead[] {
  return triggers.flatMap(({ table: reader, trigger, events }) => {
    const tables = new Set<CatalogTable>();
    const take = (node: TreeNode): void => {
      const range = bodyOf(node, 'RangeVar');
      const table = range && tableNamed(range, reader, catalog);
      if (table && table !== reader) tables.add(table);
    };
    for (const event of events) if (event.kind === 'refuse') for (const { tree, holds } of event.path) wantedIn(tree, !holds, (link) => visitTree(link, take));
    return [...tables].map((table) => ({ reader, table, atOnce: trigger.deferred !== true }));
  });
}

/** Queries that must find a row for the condition to have the required result; skips those that must find none. */
export function wantedIn(node: unknown, isRequired: boolean, take: (link: TreeNode) => void): void {
  const not = bodyOf(node, 'BoolExpr');
  if (not?.['boolop'] === 'NOT_EXPR') return wantedIn(listOf(not['args'])[0], !isRequired, take);
  if (not) return listOf(not['args']).forEach((part) => wantedIn(part, isRequired, take));
  const link = bodyOf(node, 'SubLink');
  const isTest = link?.['subLinkType'] === 'EXISTS_SUBLINK' || link?.['subLinkType'] === 'ANY_SUBLINK';
  if (link && isTest) {
    if (isRequired) take(link);
    return;
  }
  visitTree(node, (inner) => {
    const value = bodyOf(inner, 'SubLink');
    if (value?.['subLinkType'] === 'EXPR_SUBLINK') take(value);
  });
}

/** Rows that BEFORE triggers change: their values are written to their own table. */
export function readRewrites(triggers: readonly TriggerEvents[]): CodeWrite[] {
  return triggers.flatMap(({ table, trigger, events }) =>
    events.flatMap((event): CodeWrite[] => {
      if (event.kind !== 'rewrite') return [];
      const values = new Map([...event.values].map(([name, tree]) => [name, valueOf(tree, undefined)] as const));
      return [{ writer: table, table, trigger: trigger.name, path: event.path, always: false, records: false, values }];
    }),
  );
}

/** The INSERTs in triggers. */
export function readWrites(triggers: readonly TriggerEvents[], catalog: Catalog): CodeWrite[] {
  return triggers.flatMap(({ table: writer, trigger, events }) =>
    events.flatMap((event): CodeWrite[] => {
      if (event.kind !== 'insert') return [];
      const table = tableNamed(event.statement['relation'] as TreeNode, writer, catalog);
      if (!table || table === writer) return [];
      const row = writtenRow(event.statement);
      const columns = listOf(event.statement['cols']).map((node) => String(bodyOf(node, 'ResTarget')?.['name']));
      const named = columns.length > 0 ? columns : table.columns.map((column) => column.name);
      const values = new Map(
        row.items.flatMap((item, i) => (named[i] === undefined || isDefault(item) ? [] : [[named[i]!, valueOf(item, row.select)] as const])),
      );
      if (row.items.length === 0) for (const name of columns) values.set(name, 'unknown');
      const always =
        event.certain &&
        row.single &&
        (trigger.level === 'row' || newTableOf(trigger) !== undefined) &&
        event.statement['onConflictClause'] === undefined &&
        event.path.every(isVacuous);
      const records = !event.path.some(isImpossible) && isRecord(event.statement, { writer, table, trigger, values, always, path: event.path });
      return [{ writer, table, trigger: trigger.name, path: event.path, always, records, values }];
    }),
  );
}

type Written = Pick<CodeWrite, 'writer' | 'table' | 'always' | 'values' | 'path'> & { readonly trigger: CatalogTrigger };

/**
 * Whether an INSERT keeps a record of the row that fires it: the whole row (`to_jsonb(NEW)`, `NEW.*`), the name of its
 * table or of the event, a version at each change, or counts of the inserted rows.
 */
function isRecord(statement: TreeNode, { writer, table, trigger, values, always, path }: Written): boolean {
  const constants = [...values.values()].flatMap((one) => (typeof one === 'object' && 'constant' in one ? [one.constant] : []));
  if (constants.some((text) => text === writer.name || text.toLowerCase() === 'insert')) return true;
  const changes = trigger.events.some((event) => /^(?:update|delete)/i.test(event));
  if (always && changes && path.length === 0) return true;
  let found = false;
  const isTable = (name: unknown): boolean =>
    name === table.name || name === (bodyOf({ at: statement['relation'] }, 'at')?.['alias'] as TreeNode)?.['aliasname'];
  visitTree(statement, (node) => {
    const fields = listOf(bodyOf(node, 'ColumnRef')?.['fields']);
    const first = bodyOf(fields[0], 'String')?.['sval'];
    if (first === 'new' && (fields.length === 1 || bodyOf(fields[1], 'A_Star'))) found = true;
    // `ON CONFLICT … DO UPDATE SET n = counts.n + 1`
    const conflict = bodyOf(node, 'ResTarget') ?? {};
    const sum = bodyOf(conflict['val'], 'A_Expr');
    const sides = [sum?.['lexpr'], sum?.['rexpr']].map(columnNames);
    if (sides.some((names) => names?.length === 2 && isTable(names[0]) && names[1] === conflict['name'])) found = true;
    const select = bodyOf(node, 'SelectStmt');
    if (select?.['groupClause'] !== undefined && trigger.level === 'statement') found = true;
  });
  return found;
}

/** The expressions of the row, and whether there is exactly one. */
function writtenRow(statement: TreeNode): { items: readonly unknown[]; single: boolean; select?: TreeNode } {
  const select = bodyOf(statement['selectStmt'], 'SelectStmt');
  const rows = listOf(select?.['valuesLists']);
  if (rows.length > 0) return { items: listOf(bodyOf(rows[0], 'List')?.['items']), single: rows.length === 1 };
  const items = listOf(select?.['targetList']).map((node) => bodyOf(node, 'ResTarget')?.['val']);
  const starred = items.some((item) => listOf(bodyOf(item, 'ColumnRef')?.['fields']).some((field) => bodyOf(field, 'A_Star')));
  const reads = select?.['fromClause'] !== undefined;
  return { items: starred ? [] : items, single: !reads && select?.['whereClause'] === undefined, ...(reads ? { select } : {}) };
}

function isDefault(item: unknown): boolean {
  return bodyOf(item, 'SetToDefault') !== undefined;
}

function valueOf(item: unknown, select: TreeNode | undefined): WrittenValue {
  const names = columnNames(item);
  if (names?.length === 2 && names[0] === 'new') return { from: names[1]! };
  if (select)
    return { tree: { SubLink: { subLinkType: 'EXPR_SUBLINK', subselect: { SelectStmt: { ...select, targetList: [{ ResTarget: { val: item } }] } } } } };
  const plain = bodyOf(item, 'TypeCast')?.['arg'] ?? item;
  const text = constantOf(plain);
  return text === null ? { tree: item } : { constant: text };
}

function constantOf(node: unknown): string | null {
  const body = bodyOf(node, 'A_Const');
  if (!body || body['isnull']) return null;
  const [kind, value] = Object.entries(body).find(([key]) => key.endsWith('val')) ?? [];
  if (kind === undefined) return null;
  const inner = (value as TreeNode)[kind];
  return String(inner ?? (kind === 'ival' ? 0 : kind === 'boolval' ? false : ''));
}

/** Whether no row satisfies a condition, as far as constants tell: `TG_OP = 'DELETE'` on INSERT. */
export function isImpossible({ tree, holds }: Step): boolean {
  const known = truthOf(tree);
  return known !== null && known !== holds;
}

/** Whether every row satisfies a condition, as far as constants tell: `TG_OP = 'INSERT'`. */
function isVacuous({ tree, holds }: Step): boolean {
  const known = truthOf(tree);
  return known !== null && known === holds;
}

function truthOf(tree: unknown): boolean | null {
  const parts = operandsOf(tree, 'OR_EXPR');
  if (parts.length > 1) return parts.some((part) => truthOf(part) === true) ? true : null;
  const body = bodyOf(tree, 'A_Expr');
  const operator = bodyOf(listOf(body?.['name'])[0], 'String')?.['sval'];
  const left = constantOf(body?.['lexpr']);
  if (!body || left === null) return null;
  if (body['kind'] === 'AEXPR_IN') {
    const among = listOf(bodyOf(body['rexpr'], 'List')?.['items']).map(constantOf);
    return among.includes(left) === (operator === '=');
  }
  const right = constantOf(body['rexpr']);
  return right === null || (operator !== '=' && operator !== '<>') ? null : (left === right) === (operator === '=');
}

export const nameOf = (table: CatalogTable): string => qualifiedName(table.schema, table.name);
