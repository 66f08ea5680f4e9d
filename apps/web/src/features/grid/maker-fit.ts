/** Mean advance of a letter of 11 px. */
const ADVANCE = 5.8;

type MakerFit = { readonly name: string; readonly share: string; readonly isNarrow: boolean };

/**
 * What of "Postcode · 79 %" is shown in `room` px: all of it; otherwise the name alone, and its letters get narrower
 * before it is cut. How sure the choice is, is said by its colour too.
 */
export function makerFit(text: string, room: number): MakerFit {
  const cut = text.lastIndexOf(' · ');
  const [name, share] = cut < 0 ? [text, ''] : [text.slice(0, cut), text.slice(cut)];
  if (text.length * ADVANCE <= room) return { name, share, isNarrow: false };
  if (name.length * ADVANCE <= room) return { name, share: '', isNarrow: false };
  return { name, share: '', isNarrow: true };
}

/**
 * `by Postgres` without its first word if it does not fit: the name alone is better than a cut text, and fits the
 * default width of a key.
 */
export function markFit(words: string, room: number): string {
  return words.length * ADVANCE <= room ? words : words.slice(words.indexOf(' ') + 1);
}
