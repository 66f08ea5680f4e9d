import { ascii } from '../structure/transforms.ts';

/**
 * Languages that write `ä` as `ae` if they have no `ä`. All others drop the marks: `Gönültaş` → `gonultas`, `Mäkelä` →
 * `makela`.
 */
const SPELLED_OUT: ReadonlySet<string> = new Set(['de', 'en']);

/**
 * A name in the letters that addresses may have, as its own culture transliterates it. Before the third edition of the word lists all names
 * followed German rules.
 */
export function latinLetters(name: string, culture: string, edition: number): string {
  const marked = edition < 3 || SPELLED_OUT.has(culture) ? name : name.normalize('NFC').replace(/[äöüÄÖÜ]/g, (letter) => letter.normalize('NFD')[0]!);
  return ascii(marked)
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}
