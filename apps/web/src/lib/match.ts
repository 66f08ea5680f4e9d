/**
 * How well `query` fits `text`: null for not at all, otherwise lower is better. The words as they are written count
 * most, at the start of a word more than inside one; then all words in any order; then an abbreviation.
 */
export function matchScore(query: string, text: string): number | null {
  return matchPlain(plain(query).trim(), plain(text));
}

/** From this score on, only the letters of an abbreviation were found. */
export const BY_LETTERS = 100;

/** The same for texts that are already `plain`. */
export function matchPlain(wanted: string, hay: string): number | null {
  if (wanted === '') return 0;
  const whole = wholeAt(wanted, hay);
  if (whole >= 0) return (startsWord(hay, whole) ? 0 : 10) + whole * 0.01 + hay.length * 0.001;
  const words = wanted.split(/ +/);
  if (words.length > 1 && words.every((word) => hay.includes(word))) return 30 + hay.length * 0.001;
  const letters = initialsAt(words.join(''), hay);
  return letters ? BY_LETTERS + letters.at(-1)! * 0.01 + hay.length * 0.001 : null;
}

/** With fewer letters each must begin a word, or too many names would match. */
const MIN_LETTERS = 3;

/**
 * Where the letters of an abbreviation are (`ordit` in `order items`): each begins a word or follows the letter before,
 * so that names are not found by letters here and there. Null if they do not match in this way.
 */
export function initialsAt(wanted: string, hay: string): readonly number[] | null {
  const place = (index: number, from: number): number[] | null => {
    if (index === wanted.length) return [];
    for (let at = hay.indexOf(wanted[index]!, from); at >= 0; at = hay.indexOf(wanted[index]!, at + 1)) {
      if (!(startsWord(hay, at) || (index > 0 && at === from && wanted.length >= MIN_LETTERS))) continue;
      const rest = place(index + 1, at + 1);
      if (rest) return [at, ...rest];
    }
    return null;
  };
  return place(0, 0);
}

/** The position of the words, preferably at the start of a word; -1 if they do not occur. */
export function wholeAt(wanted: string, hay: string): number {
  const first = hay.indexOf(wanted);
  for (let at = first; at >= 0; at = hay.indexOf(wanted, at + 1)) if (startsWord(hay, at)) return at;
  return first;
}

/** The text in the form used for comparison: `order date` matches `order_date`. Same length as the text. */
export function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[_\s]/g, ' ');
}

export function startsWord(hay: string, at: number): boolean {
  return at === 0 || !/[a-z0-9]/.test(hay[at - 1]!);
}
