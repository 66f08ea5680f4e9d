import { quoteNameIfNeeded } from '@seedbed/contract';

/** SQL that counts all values of a column, for what a card has no room for. `table` is qualified, and quoted where its names ask for it. */
export function countQuery(table: string, column: string): string {
  const name = quoteNameIfNeeded(column);
  return `select ${name}, count(*)\nfrom ${table}\ngroup by ${name}\norder by count(*) desc`;
}
