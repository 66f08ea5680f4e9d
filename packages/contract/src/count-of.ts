/** A count and what is counted, as sentences say it: `1 row`, `2 rows`. Only for words whose plural ends in s. */
export function countOf(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
