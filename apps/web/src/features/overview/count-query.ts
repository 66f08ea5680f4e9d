import { nameInSql } from '../../lib/names-in-sql.ts';

/**
 * SQL that counts all values of a column, for values that do not fit on a card. `table` is qualified, and quoted if
 * necessary.
 */
export function countQuery(table: string, column: string): string {
  const name = nameInSql(column);
  return `select ${name}, count(*)\nfrom ${table}\ngroup by ${name}\norder by count(*) desc`;
}
