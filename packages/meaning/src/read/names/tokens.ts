import { ABBREVIATIONS } from './abbreviations.ts';
import { singular } from './singular.ts';

/** A name cut into lower-case words, as rules meet them: abbreviations opened, plurals taken to the singular (`raw` keeps them). */
export type Tokens = {
  readonly words: readonly string[];
  readonly raw: readonly string[];
};

/** `shipToAddr2` → ship, to, address, 2. */
export function tokenize(name: string, split: (word: string) => readonly string[] = (word) => [word]): Tokens {
  const words: string[] = [];
  const raw: string[] = [];
  for (const piece of joined(pieces(name))) {
    for (const part of ABBREVIATIONS.has(piece) ? [piece] : split(piece)) {
      const plural = !ABBREVIATIONS.has(part) && ABBREVIATIONS.has(singular(part)) && singular(part) !== part;
      for (const [i, word] of (ABBREVIATIONS.get(part) ?? ABBREVIATIONS.get(singular(part)) ?? [part]).entries()) {
        raw.push(plural && i === 0 && !word.endsWith('s') ? `${word}s` : word);
        words.push(singular(word));
      }
    }
  }
  return { words, raw };
}

/** `log_in_token` is the token of a login, and no log. */
function joined(cut: readonly string[]): readonly string[] {
  const at = cut.findIndex((piece, i) => piece === 'log' && /^(?:in|out)$/.test(cut[i + 1] ?? ''));
  return at < 0 ? cut : [...cut.slice(0, at), `log${cut[at + 1]!}`, ...cut.slice(at + 2)];
}

/** Cuts at anything that is not a letter or digit, between cases, and between letters and digits. */
export function pieces(name: string): string[] {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .replace(/(\d)(\p{L})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((piece) => piece !== '');
}
