import { isSmall } from './letters.ts';

/**
 * Pairs of texts, for columns under a key: each function maps a text to its twin, and the twin to the text, so distinct
 * values stay distinct. `of` is the same for both, and so are draws keyed by it.
 */
export type Twin = { readonly of: string; readonly twin: string };

/** A blank before or after, so that the number of blanks changes between even and odd. */
export function blankTwin(text: string, atTheEnd: (core: string) => boolean): Twin | null {
  const core = text.replace(/^ +| +$/g, '');
  if (core === '') return null;
  const leading = text.indexOf(core);
  const trailing = text.length - leading - core.length;
  const [before, behind] = atTheEnd(core) ? [leading, trailing ^ 1] : [leading ^ 1, trailing];
  return { of: core, twin: ' '.repeat(before) + core + ' '.repeat(behind) };
}

/** Changes the case of the first letter. Only ASCII letters, whose case mapping is the same in every locale. */
export function caseTwin(text: string): Twin | null {
  const at = text.search(/[A-Za-z]/);
  if (at < 0) return null;
  const letter = text[at]!;
  const small = letter.toLowerCase();
  const other = letter === small ? letter.toUpperCase() : small;
  return { of: text.slice(0, at) + small + text.slice(at + 1), twin: text.slice(0, at) + other + text.slice(at + 1) };
}

/** Swaps two adjacent lower-case letters. The choice depends only on the letters of the text, which a swap does not change. */
export function swapTwin(text: string, place: (letters: string, count: number) => number): Twin | null {
  const letters = Array.from(text);
  const places = letters.flatMap((letter, at) => (at > 1 && isSmall(letter) && isSmall(letters[at - 1]!) ? [at] : []));
  if (places.length === 0) return null;
  const of = [...letters].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)).join('');
  const at = places[place(of, places.length)]!;
  const twin = [...letters.slice(0, at - 1), letters[at]!, letters[at - 1]!, ...letters.slice(at + 1)].join('');
  return twin === text ? null : { of, twin };
}
