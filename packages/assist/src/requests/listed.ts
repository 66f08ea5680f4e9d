/** `A`, `A and B`, `A, B and C`; empty for an empty list. `last` stands before the last entry. */
export function listed(texts: readonly string[], last = 'and'): string {
  return texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} ${last} ${texts.at(-1)!}`;
}
