import { nameInSql } from '../../lib/names-in-sql.ts';

/** SQL that counts all values of a column, for what a card has no room for. `table` is qualified, and quoted where its names ask for it. */
export function countQuery(table: string, column: string): string {
  const name = nameInSql(column);
  return `select ${name}, count(*)\nfrom ${table}\ngroup by ${name}\norder by count(*) desc`;
}
