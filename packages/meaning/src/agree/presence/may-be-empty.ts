import type { Draft } from '../../edits/draft.ts';
import { PLAIN_TEXT_TYPES } from '../../schema/types.ts';
import { linksTo } from '../../schema/link.ts';
import { linksOf } from '../../schema/relations.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { isComputed, isFree, withoutDomains, type DeriveContext } from '../context.ts';

/** Whether a column may be NULL, and nothing else has decided yet in which rows it is. */
export function mayBeEmpty(draft: Draft): boolean {
  const { column, kind } = draft;
  return !column.notNull && column.type.kind !== 'array' && kind !== 'cases' && !isComputed(draft);
}

/** Whether a text that may not be NULL has no letters where it says nothing: `cancellation_reason text NOT NULL`. */
export function mayBeBlank({ column, kind, ...draft }: Draft): boolean {
  return (
    column.notNull &&
    column.type.kind === 'base' &&
    PLAIN_TEXT_TYPES.has(column.type.base) &&
    !column.inKey &&
    kind !== 'cases' &&
    !isComputed({ column, kind, ...draft })
  );
}

/**
 * Whether only the type, a CHECK on the column alone and a key of its own bind a column, so that it may be empty in some rows: a VAT number that is unique among those who
 * have one. Not what other rows refer to.
 */
export function isFreeToBeEmpty({ column }: Draft, table: TableView, context: DeriveContext): boolean {
  const keys = [table.primaryKey, ...table.table.uniqueKeys.map((key) => key.columns)].filter((key) => key.includes(column.name));
  const isReferredTo = linksTo(linksOf(context.relations), table).some(({ toColumns }) => toColumns.includes(column.name));
  const isAlone = !column.notNull && keys.every((key) => key.length === 1) && !table.primaryKey.includes(column.name) && !isReferredTo;
  return isFree(isAlone ? { ...column, inKey: false } : column, table, withoutDomains(context, table));
}
