import { MockFault, type MockColumn, type MockKey, type MockTable, type WriteRow } from '../../core/index.ts';
import type { Row } from '../../engines/virtual/index.ts';
import { checkExcluded } from '../check/excluded.ts';
import { checkParents } from '../check/foreign.ts';
import { requirePartition } from '../check/partition.ts';
import { checkRow } from '../check/row-checks.ts';
import { checkUnique, conflictOf } from '../check/unique.ts';
import { changeRow, type Afterwards } from './change-row.ts';
import { defaultOf } from './defaults.ts';
import { computeGenerated, wholeRow, type Statement } from './statement.ts';
import { toText } from './to-text.ts';

export type Inserted = { readonly slots: readonly number[]; readonly inserted: number };

/** INSERT, with ON CONFLICT if the write has it. Returns the slots of rows that were created or changed. */
export function insert(statement: Statement): Inserted {
  const { draft, table, write } = statement;
  const key = write.conflict && conflictKey(table, write.conflict.columns);
  const slots: number[] = [];
  const afterwards: Afterwards = [];
  let inserted = 0;
  const touched = new Set<number>();
  refuseComputed(statement);
  // Reads the whole body before adding its first row.
  const bodies = write.rows.map((given) => readBody(statement, given));
  for (const [i, given] of write.rows.entries()) {
    const row = newRow(statement, given, bodies[i]!);
    requirePartition(draft.schema, table, row);
    statement.policies?.written('insert', row);
    checkRow(draft.schema, table, row, statement.around);
    const other = key ? conflictOf(draft, key, row, statement.budget) : -1;
    if (other >= 0 && write.conflict!.do === 'ignore') continue;
    if (other >= 0) {
      if (touched.has(other)) throw secondTime();
      touched.add(other);
      statement.policies?.conflicting(wholeRow(draft, table, other));
      const merged = mergedRow(statement, other, row);
      statement.policies?.written('update', merged);
      changeRow(statement, table, other, merged, afterwards);
      slots.push(other);
      continue;
    }
    checkUnique(draft, table, row, -1, null, statement.budget);
    checkExcluded(draft, table, row, -1, null, statement.budget);
    const slot = draft.table(table).create(row);
    inserted++;
    afterwards.push(() => checkParents(draft, table, row, null, statement.budget));
    touched.add(slot);
    slots.push(slot);
  }
  // Rows of one statement may refer to each other, in any order.
  for (const step of afterwards) step();
  return { slots, inserted };
}

/** Values of the written columns, by position. */
function readBody({ write }: Statement, given: WriteRow): readonly (string | null)[] {
  return write.columns.map((column) => toText(column.type, given[column.name]));
}

function newRow({ draft, table, write, around, budget }: Statement, given: WriteRow, body: readonly (string | null)[]): Row {
  const row: Row = table.columns.map(() => null);
  const left = table.columns.filter(
    (column) => column.generated === null && (!write.columns.includes(column) || (write.missing === 'default' && !Object.hasOwn(given, column.name))),
  );
  write.columns.forEach((column, i) => (row[column.index] = body[i]!));
  for (const column of left) row[column.index] = defaultOf(draft, table, column, row, around, budget);
  computeGenerated(draft.schema, table, row);
  return row;
}

/** Throws 428C9 for a body with columns that the table computes. */
function refuseComputed({ table, write }: Statement): void {
  const column = table.columns.find((each) => write.columns.includes(each) && (each.generated !== null || each.identity === 'always'));
  if (!column) return;
  throw new MockFault({
    code: '428C9',
    status: 400,
    message: `cannot insert a non-DEFAULT value into column "${column.name}"`,
    details: `Column "${column.name}" is ${column.generated === null ? 'an identity column defined as GENERATED ALWAYS' : 'a generated column'}.`,
    hint: column.generated === null ? 'Use OVERRIDING SYSTEM VALUE to override.' : null,
  });
}

/** Columns of the body take precedence; the others are unchanged. */
function mergedRow({ draft, table, write }: Statement, slot: number, row: Row): Row {
  const merged = wholeRow(draft, table, slot);
  for (const column of write.columns) merged[column.index] = row[column.index] ?? null;
  computeGenerated(draft.schema, table, merged);
  return merged;
}

/** The key of ON CONFLICT: that of the columns named, or the primary key. Throws 42P10. */
function conflictKey(table: MockTable, columns: readonly MockColumn[] | null): MockKey | null {
  if (columns === null) return table.primaryKey;
  const key = table.keys.find(
    (each) => each.predicate === null && each.columns.length === columns.length && columns.every((column) => each.columns.includes(column)),
  );
  if (key) return key;
  throw new MockFault({
    code: '42P10',
    status: 400,
    message: 'there is no unique or exclusion constraint matching the ON CONFLICT specification',
  });
}

function secondTime(): MockFault {
  return new MockFault({
    code: '21000',
    status: 400,
    message: 'ON CONFLICT DO UPDATE command cannot affect row a second time',
    hint: 'Ensure that no rows proposed for insertion within the same command have duplicate constrained values.',
  });
}
