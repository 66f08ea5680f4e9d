import { MockFault, type MockRelation, type MockTable } from '../../core/index.ts';
import { childSlots, readRows, slotOfKey, type Row } from '../../engines/virtual/index.ts';
import { checkParents, restricted, stillReferenced } from '../check/foreign.ts';
import { requirePartition } from '../check/partition.ts';
import { hasManyChildren, MAX_CASCADE } from '../check/many-children.ts';
import { defaultOf } from './defaults.ts';
import type { Draft } from '../state.ts';
import { checkOwn, computeGenerated, wholeRow, type Statement } from './statement.ts';

/** Removed rows, by relations with NO ACTION; `hasMany` if more rows refer to one than a statement could remove. */
export type Unresolved = Map<MockRelation, { readonly row: Row; readonly hasMany: boolean }[]>;

/** Checks of foreign keys after all rows of a statement have changed, in the order of Postgres' triggers. */
export type Afterwards = (() => void)[];

/** Changes a row; rows that refer to it follow afterwards, as their foreign keys say. */
export function changeRow(statement: Statement, table: MockTable, slot: number, row: Row, afterwards: Afterwards): void {
  const { draft, budget } = statement;
  const before = wholeRow(draft, table, slot);
  const referring = table.children
    .filter((relation) => isEnforced(relation) && relation.parentColumns.some((column) => before[column.index] !== row[column.index]))
    .map((relation) => ({ relation, slots: listOf(relation, childSlots(draft, relation, slot, budget)) }));
  checkOwn(statement, table, row, slot, before);
  draft.table(table).change(slot, row);
  for (const { relation, slots } of referring) if (slots.length > 0) afterwards.push(() => parentChanged(statement, relation, slots, before, row));
  afterwards.push(() => checkParents(draft, table, row, before, budget));
}

function parentChanged(statement: Statement, relation: MockRelation, slots: readonly number[], before: Row, row: Row): void {
  const { draft, budget } = statement;
  const old = relation.parentColumns.map((column) => before[column.index] ?? null);
  const left = slots.filter((child) => refersTo(draft, relation, child, old));
  if (left.length === 0) return;
  const { onUpdate } = relation;
  if (onUpdate === 'restrict') throw restricted(relation, before);
  if (onUpdate === 'no action') {
    // Another row may have the key by now.
    if (slotOfKey(draft, relation.parent, relation.parentColumns, old as string[], budget) >= 0) return;
    throw stillReferenced(relation, before);
  }
  for (const child of left) follow(statement, relation, child, onUpdate, row);
}

function refersTo(draft: Draft, relation: MockRelation, child: number, values: readonly (string | null)[]): boolean {
  if (!draft.table(relation.child).isVisible(child)) return false;
  const [row] = readRows(draft, relation.child, [child], relation.columns);
  return relation.columns.every((column, i) => row![column.index] === values[i]);
}

/** Removes a row, and applies foreign keys' actions to rows that refer to it. Checks those with NO ACTION at the end of the statement. */
export function removeRow(statement: Statement, table: MockTable, slot: number, unresolved: Unresolved): void {
  const { draft, budget } = statement;
  if (!draft.table(table).isVisible(slot)) return;
  const before = wholeRow(draft, table, slot);
  const referring = table.children
    .filter(isEnforced)
    .map((relation) => ({ relation, slots: hasManyChildren(draft, relation, slot, budget) ? 'many' : childSlots(draft, relation, slot, budget) }) as const);
  draft.table(table).remove(slot);
  for (const { relation, slots } of referring) {
    if (slots !== 'many' && slots.count === 0) continue;
    if (relation.onDelete === 'restrict') throw restricted(relation, before);
    if (relation.onDelete === 'no action') {
      unresolved.set(relation, [...(unresolved.get(relation) ?? []), { row: before, hasMany: slots === 'many' }]);
      continue;
    }
    if (slots === 'many') throw tooMany(relation, `More than ${MAX_CASCADE}`);
    for (const child of listOf(relation, slots)) {
      if (relation.onDelete === 'cascade') removeRow(statement, relation.child, child, unresolved);
      else if (draft.table(relation.child).isVisible(child)) follow(statement, relation, child, relation.onDelete, before);
    }
  }
}

function follow(statement: Statement, relation: MockRelation, child: number, action: 'cascade' | 'set null' | 'set default', parent: Row): void {
  const { draft, around, budget } = statement;
  const row = wholeRow(draft, relation.child, child);
  relation.columns.forEach((column, i) => {
    if (action === 'cascade') row[column.index] = parent[relation.parentColumns[i]!.index] ?? null;
    else row[column.index] = action === 'set null' ? null : defaultOf(draft, relation.child, column, row, around, budget);
  });
  computeGenerated(draft.schema, relation.child, row);
  requirePartition(draft.schema, relation.child, row);
  const afterwards: Afterwards = [];
  changeRow(statement, relation.child, child, row, afterwards);
  for (const step of afterwards) step();
}

function isEnforced(relation: MockRelation): boolean {
  return relation.declared && relation.enforced;
}

function listOf(relation: MockRelation, slots: { readonly count: number; at(index: number): number }): number[] {
  if (slots.count <= MAX_CASCADE) return Array.from({ length: slots.count }, (_, index) => slots.at(index));
  throw tooMany(relation, String(slots.count));
}

function tooMany(relation: MockRelation, count: string): MockFault {
  return new MockFault({
    code: '53400',
    status: 500,
    message: 'configuration limit exceeded',
    details: `${count} rows of ${relation.child.qualified} refer to the row, and a statement of a mock changes at most ${MAX_CASCADE}.`,
  });
}
