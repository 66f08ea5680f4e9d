import { MockFault, type MockRelation } from '../../core/index.ts';
import { referringSlots, slotOfKey, type Row } from '../../engines/virtual/index.ts';
import { requirePartition } from '../check/partition.ts';
import { stillReferenced } from '../check/foreign.ts';
import { changeRow, removeRow, type Afterwards, type Unresolved } from './change-row.ts';
import { defaultOf } from './defaults.ts';
import { computeGenerated, wholeRow, type Statement } from './statement.ts';
import { toText } from './to-text.ts';

/** UPDATE of rows by their slots. */
export function update(statement: Statement, slots: readonly number[]): void {
  const { draft, table, write, around, budget } = statement;
  const [changes = {}] = write.rows;
  const computed = write.columns.find((column) => column.generated !== null || column.identity === 'always');
  if (computed)
    throw new MockFault({
      code: '428C9',
      status: 400,
      message: `column "${computed.name}" can only be updated to DEFAULT`,
      details: `Column "${computed.name}" is ${computed.generated === null ? 'an identity column defined as GENERATED ALWAYS' : 'a generated column'}.`,
    });
  // Ignores the body of a change without matching rows.
  if (slots.length === 0) return;
  const values = write.columns.map((column) =>
    write.missing === 'default' && !Object.hasOwn(changes, column.name) ? undefined : toText(column.type, changes[column.name]),
  );
  if (write.columns.length === 0) return;
  const afterwards: Afterwards = [];
  for (const slot of slots) {
    const row = wholeRow(draft, table, slot);
    write.columns.forEach((column, i) => {
      const value = values[i];
      row[column.index] = value === undefined ? defaultOf(draft, table, column, row, around, budget) : value;
    });
    computeGenerated(draft.schema, table, row);
    requirePartition(draft.schema, table, row);
    statement.policies?.written('update', row);
    changeRow(statement, table, slot, row, afterwards);
  }
  for (const step of afterwards) step();
}

/** DELETE of rows by their slots. */
export function remove(statement: Statement, slots: readonly number[]): void {
  const unresolved: Unresolved = new Map();
  for (const slot of slots) removeRow(statement, statement.table, slot, unresolved);
  for (const [relation, rows] of unresolved)
    for (const { row, hasMany } of rows) if (isReferenced(statement, relation, row, hasMany)) throw stillReferenced(relation, row);
}

/** Whether rows refer to a removed one, unless another row has its key now. */
function isReferenced({ draft, budget }: Statement, relation: MockRelation, row: Row, hasMany: boolean): boolean {
  const values = relation.parentColumns.map((column) => row[column.index] ?? null);
  if (values.some((value) => value === null)) return false;
  if (slotOfKey(draft, relation.parent, relation.parentColumns, values as string[], budget) >= 0) return false;
  return hasMany || referringSlots(draft, relation, values as string[], budget).count > 0;
}
