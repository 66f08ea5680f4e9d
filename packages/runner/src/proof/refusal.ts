import { dictionaryOf, type Counterexample } from '@seedbed/contract';

/** The longest value shown; a document says no more by its whole length. */
const MAX_SHOWN = 60;

/** Postgres' message, and the row. */
export function sayRefusal({ row, message, detail, values }: Counterexample): string {
  // The row as a tuple: its values without their names.
  const more = detail === undefined || (values && detail.startsWith('Failing row contains')) ? '' : `; ${detail}`;
  return `${row === undefined ? '' : `row ${row + 1}: `}${message}${more}`.slice(0, 1000);
}

/** The sent values of the constraint's columns, or all of them where those are unknown; long ones are cut. */
export function valuesOf({ values, column }: Counterexample, columns: readonly string[] = column === undefined ? [] : [column]): Record<string, string | null> {
  const all = Object.entries(values ?? {});
  const named = all.filter(([name]) => columns.includes(name));
  return dictionaryOf(
    (named.length > 0 ? named : all).map(([name, value]) => [name, value !== null && value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value]),
  );
}

/** Advice about a refusal, by its class. */
export function hintOf({ sqlstate, constraint, context }: Counterexample): string {
  const where = constraint ? `the columns of ${constraint}` : 'the columns that it names';
  switch (sqlstate) {
    case '23514':
      return `Choose values for ${where} that meet the condition: another generator, a list, or a narrower range.`;
    case '23502':
      return 'Set the share of NULLs of that column to 0.';
    case '23505':
    case '23P01':
      return `Give ${where} more different values, or ask for fewer rows.`;
    case '23503':
      return 'Make the row that it refers to: keep the referenced table, and let the reference follow its rows.';
    default:
      if (context?.includes('function')) return 'A function of the schema refuses the row; its message says what it wants. Set the columns that it reads.';
      return `Choose another generator for ${where}.`;
  }
}
