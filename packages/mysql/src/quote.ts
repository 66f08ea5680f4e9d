/** A name as MySQL reads it. */
export function backticked(name: string): string {
  return `\`${name.replaceAll('`', '``')}\``;
}
