/** `A`, `A and B`, `A, B and C`; empty for an empty list. With `max`, the remaining entries are counted: `A, B and 3 more`. */
export function listed(texts: readonly string[], max = Infinity): string {
  if (texts.length > max) return `${texts.slice(0, max).join(', ')} and ${texts.length - max} more`;
  return texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)!}`;
}
