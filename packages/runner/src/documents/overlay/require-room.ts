import { Problem, type BlueprintColumn, type BlueprintTable, type Generator } from '@seedbed/contract';

/**
 * The same value in every row of a column with a unique key is a Problem `invalid-request`, if the table has more than
 * one row.
 */
export async function requireRoom(
  table: BlueprintTable,
  column: BlueprintColumn,
  generator: Generator,
  place: string,
  rowsOf: () => Promise<number>,
): Promise<void> {
  if (generator.kind !== 'constant') return;
  const key = keyOfOne(table, column);
  if (key === undefined || (await rowsOf()) < 2) return;
  throw new Problem(
    'invalid-request',
    `${place}: ${key} takes each value once, so that one value cannot be in every row. Put another column into it, as in "${table.name}-{${otherThan(table, column)}}", or name a generator.`,
  );
}

/** A description of the key over this column alone. */
function keyOfOne({ primaryKey = [], uniqueKeys = [] }: BlueprintTable, { name }: BlueprintColumn): string | undefined {
  if (primaryKey.length === 1 && primaryKey[0] === name) return 'the primary key';
  const key = uniqueKeys.find(({ columns, when }) => !when && columns.length === 1 && columns[0] === name);
  return key && (key.name ?? 'a unique key');
}

/** A column to suggest for a text template: one of the primary key, if there is one. */
function otherThan({ primaryKey = [], columns }: BlueprintTable, { name }: BlueprintColumn): string {
  return [...primaryKey, ...columns.map((column) => column.name)].find((each) => each !== name) ?? 'column';
}
