/** A count with its noun, as in a sentence: `1 row`, `2 rows`. Only for nouns with a plural in s. */
export function countOf(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
