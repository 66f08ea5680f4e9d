import { MockFault, type MockRelation, type MockTable } from '../../core/index.ts';
import { slotOfKey, type Budget, type Row } from '../../engines/virtual/index.ts';
import type { Draft } from '../state.ts';
import { leafOf } from './partition.ts';

/** Throws 23503 if a row refers to a missing one. `before` is the old row: unchanged references are not checked. */
export function checkParents(draft: Draft, table: MockTable, row: Row, before: Row | null, budget: Budget): void {
  for (const relation of table.parents) {
    if (!relation.declared || !relation.enforced) continue;
    const values = relation.columns.map((column) => row[column.index] ?? null);
    if (before && relation.columns.every((column, i) => (before[column.index] ?? null) === values[i])) continue;
    const nulls = values.filter((value) => value === null).length;
    if (nulls === values.length || (nulls > 0 && !relation.matchFull)) continue;
    if (nulls === 0 && slotOfKey(draft, relation.parent, relation.parentColumns, values as string[], budget) >= 0) continue;
    throw new MockFault({
      code: '23503',
      status: 409,
      message: `insert or update on table "${leafOf(draft.schema, table, row)?.name ?? table.name}" violates foreign key constraint "${relation.name}"`,
      details:
        nulls > 0
          ? 'MATCH FULL does not allow mixing of null and nonnull key values.'
          : `Key (${names(relation.columns)})=(${values.join(', ')}) is not present in table "${relation.parent.name}".`,
      quotes: table.qualified,
    });
  }
}

/** 23001 for a row that others refer to by ON DELETE RESTRICT, as Postgres 18 has it. */
export function restricted(relation: MockRelation, row: Row): MockFault {
  return new MockFault({
    code: '23001',
    status: 400,
    message: `update or delete on table "${relation.parent.name}" violates RESTRICT setting of foreign key constraint "${relation.name}" on table "${relation.child.name}"`,
    details: `Key (${names(relation.parentColumns)})=(${relation.parentColumns.map((column) => row[column.index]).join(', ')}) is referenced from table "${relation.child.name}".`,
    quotes: relation.parent.qualified,
  });
}

/** 23503 for a row that others refer to. */
export function stillReferenced(relation: MockRelation, row: Row): MockFault {
  return new MockFault({
    code: '23503',
    status: 409,
    message: `update or delete on table "${relation.parent.name}" violates foreign key constraint "${relation.name}" on table "${relation.child.name}"`,
    details: `Key (${names(relation.parentColumns)})=(${relation.parentColumns.map((column) => row[column.index]).join(', ')}) is still referenced from table "${relation.child.name}".`,
    quotes: relation.parent.qualified,
  });
}

function names(columns: readonly { readonly name: string }[]): string {
  return columns.map((column) => column.name).join(', ');
}
