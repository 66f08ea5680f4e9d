import type { Counterexample } from '@seedbed/contract';

/** Postgres' message, and the row. */
export function sayRefusal({ row, message, detail, values }: Counterexample): string {
  return [row !== undefined && `row ${row + 1}: ${message}`, row === undefined && message, detail, values && `sent: ${JSON.stringify(values)}`]
    .filter(Boolean)
    .join('; ')
    .slice(0, 1000);
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
