import { choices, firstAccepted } from './choices.ts';
import type { DirtKind } from './kinds.ts';
import { inOtherCase, misread, mistyped, PLACEHOLDERS, withBlanks } from './spoil-text.ts';
import { blankTwin, caseTwin, swapTwin, type Twin } from './twin-text.ts';

export type Accepts = (text: string) => boolean;

/**
 * A value with one kind of dirt, chosen by the row's word; null if the value cannot have it. Duplicates come from other
 * rows.
 */
export function putDirt(kind: Exclude<DirtKind, 'duplicates'>, text: string, word: number, accepts: Accepts): string | null {
  const choose = choices(word);
  switch (kind) {
    case 'spaces':
      return withBlanks(text, choose, accepts);
    case 'case':
      return inOtherCase(text, choose, accepts);
    case 'typos':
      return mistyped(text, choose, accepts);
    case 'encodings':
      return misread(text, choose, accepts);
    case 'placeholders':
      return firstAccepted(text, PLACEHOLDERS, choose, accepts);
    case 'empty':
      return text !== '' && accepts('') ? '' : null;
  }
}

/** Half of the copies are exact, the others have a typo, another case or a blank. */
export function copied(text: string, word: number, accepts: Accepts): string {
  const choose = choices(word);
  if (choose(2) === 0) return text;
  const ways = [mistyped, inOtherCase, withBlanks];
  const start = choose(ways.length);
  for (let i = 0; i < ways.length; i++) {
    const other = ways[(start + i) % ways.length]!(text, choose, accepts);
    if (other !== null) return other;
  }
  return text;
}

/** For values under a key: the text's twin, and the key for the draws of both. `hash` turns a text into a number. */
export function twinOf(kind: DirtKind, text: string, hash: (text: string) => number): Twin | null {
  if (kind === 'spaces') return blankTwin(text, (core) => (hash(core) & 3) > 0);
  if (kind === 'case') return caseTwin(text);
  return kind === 'typos' ? swapTwin(text, (letters, count) => hash(letters) % count) : null;
}
