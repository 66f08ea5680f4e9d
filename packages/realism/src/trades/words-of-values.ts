/** The words of a value by which it tells of a trade: three letters and more, in small letters, in the singular as far as an `s` tells. */
export function wordsOfValue(value: string): string[] {
  return (value.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => (word.endsWith('s') && word.length > 4 ? word.slice(0, -1) : word));
}
