/**
 * How well `query` fits `text`: null for not at all, else lower is better. The words as they are written count most, at the
 * start of a word more than inside one; then all words in any order; then all letters in order.
 */
export function matchScore(query: string, text: string): number | null {
  const wanted = plain(query).trim();
  if (wanted === '') return 0;
  const hay = plain(text);
  const whole = wholeAt(wanted, hay);
  if (whole >= 0) return (startsWord(hay, whole) ? 0 : 10) + whole * 0.01 + hay.length * 0.001;
  const words = wanted.split(/ +/);
  if (words.length > 1 && words.every((word) => hay.includes(word))) return 30 + hay.length * 0.001;
  let score = 100;
  let from = 0;
  for (const letter of words.join('')) {
    const at = hay.indexOf(letter, from);
    if (at < 0) return null;
    if (!startsWord(hay, at)) score += Math.min(8, at - from);
    from = at + 1;
  }
  return score + hay.length * 0.001;
}

/** Where the words are written, at the start of a word rather than inside one; -1 where they are not. */
export function wholeAt(wanted: string, hay: string): number {
  const first = hay.indexOf(wanted);
  for (let at = first; at >= 0; at = hay.indexOf(wanted, at + 1)) if (startsWord(hay, at)) return at;
  return first;
}

/** Letters as they are compared: whoever looks for `order date` means `order_date`. As long as the text itself. */
export function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[_\s]/g, ' ');
}

export function startsWord(hay: string, at: number): boolean {
  return at === 0 || !/[a-z0-9]/.test(hay[at - 1]!);
}
