import { qualifiedName, type CatalogCheck, type CatalogExclusion, type CatalogForeignKey, type CatalogTrigger, type CatalogUniqueKey } from '@seedbed/contract';
import { functionKey } from './fold-functions.ts';
import type { FoldContext } from './fold-tables.ts';
import type { CheckRow } from './sql/checks.sql.ts';
import type { ExclusionRow } from './sql/exclusions.sql.ts';
import type { ForeignKeyRow } from './sql/foreign-keys.sql.ts';
import type { TriggerRow } from './sql/triggers.sql.ts';
import type { UniqueKeyRow } from './sql/unique-keys.sql.ts';

export function foldUniqueKey(row: UniqueKeyRow): CatalogUniqueKey {
  return {
    name: row.name,
    keys: row.keys.map(({ column, expression }) => (column === null ? { expression } : { column })),
    columns: row.columns,
    ...(row.predicate !== null && { predicate: row.predicate }),
    ...(row.nullsNotDistinct && { nullsNotDistinct: true }),
    ...(row.deferrable && { deferrable: true }),
    ...(row.primary && { primary: true }),
    ...(row.withoutOverlaps && { withoutOverlaps: true }),
  };
}

const ACTIONS = { a: 'no action', r: 'restrict', c: 'cascade', n: 'set null', d: 'set default' } as const;

/**
 * Reads a key to a partition as a key to its root, with a notice; drops a key to a relation that was not read (of an
 * extension), with a notice.
 */
export function foldForeignKey(row: ForeignKeyRow, table: string, { tables, notices }: FoldContext): CatalogForeignKey[] {
  const direct = tables.get(row.referenced);
  const target = direct?.isPartition ? tables.get(direct.root!) : direct;
  if (!target) {
    notices.push({ place: `${table}.${row.name}`, message: 'a foreign key to a table that belongs to an extension: it is not followed' });
    return [];
  }
  if (target !== direct)
    notices.push({
      place: `${table}.${row.name}`,
      message: `it refers to the partition ${qualifiedName(direct!.schema, direct!.name)} alone: read as referring to ${qualifiedName(target.schema, target.name)}`,
    });
  return [
    {
      name: row.name,
      columns: row.columns,
      references: qualifiedName(target.schema, target.name),
      referencedColumns: row.referencedColumns,
      ...(row.match === 'f' && { match: 'full' as const }),
      ...(row.deferrable && { deferrable: true }),
      ...(row.initiallyDeferred && { initiallyDeferred: true }),
      ...(row.onDelete !== 'a' && { onDelete: ACTIONS[row.onDelete as keyof typeof ACTIONS] }),
      ...(row.onUpdate !== 'a' && { onUpdate: ACTIONS[row.onUpdate as keyof typeof ACTIONS] }),
      ...(row.period && { period: true }),
      ...(!row.enforced && { enforced: false }),
    },
  ];
}

export function foldCheck(row: CheckRow): CatalogCheck {
  return {
    name: row.name,
    expression: row.expression,
    columns: row.columns,
    ...(row.noInherit && { noInherit: true }),
    ...(!row.enforced && { enforced: false }),
  };
}

export function foldExclusion(row: ExclusionRow): CatalogExclusion {
  return {
    name: row.name,
    method: row.method,
    elements: row.elements.map(({ column, expression, operator }) => (column === null ? { expression, operator } : { column, operator })),
    columns: row.columns,
    ...(row.predicate !== null && { predicate: row.predicate }),
    ...(row.deferrable && { deferrable: true }),
  };
}

/** Bits of `pg_trigger.tgtype`. */
const ROW = 1;
const BEFORE = 2;
const INSTEAD = 64;
const EVENTS = [
  [4, 'insert'],
  [16, 'update'],
  [8, 'delete'],
  [32, 'truncate'],
] as const;
const ENABLED = { O: undefined, A: 'always', R: 'replica', D: 'disabled' } as const;

export function foldTrigger(row: TriggerRow): CatalogTrigger {
  const enabled = ENABLED[row.enabled];
  return {
    name: row.name,
    timing: row.type & INSTEAD ? 'instead of' : row.type & BEFORE ? 'before' : 'after',
    events: EVENTS.filter(([bit]) => row.type & bit).map(([, event]) => event),
    level: row.type & ROW ? 'row' : 'statement',
    function: functionKey(row.functionSchema, row.functionName, row.functionArguments ? [row.functionArguments] : []),
    ...(row.condition !== null && { condition: row.condition }),
    ...(row.constraint && { constraint: true }),
    ...(row.deferred && { deferred: true }),
    ...(enabled && { enabled }),
    definition: row.definition,
  };
}
