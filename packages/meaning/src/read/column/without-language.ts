import type { Tokens } from '../names/tokens.ts';
import { wordSet } from '../words.ts';

/** Codes and names of languages as suffixes; `id`, `no` and `is` are words first. */
const LANGUAGES = wordSet('codes and names of languages');
const REGIONS = wordSet('regions of a language');
/** Texts that are written in a language. */
const WRITTEN = wordSet('texts in a language');

/** `name_sv`, `title_pt_br`: the name without its language suffix. */
export function withoutLanguage(name: Tokens): Tokens {
  const { words, raw } = name;
  const last = words.at(-1) ?? '';
  const of = words.length > 2 && REGIONS.has(last) && LANGUAGES.has(words.at(-2)!) ? 2 : LANGUAGES.has(last) ? 1 : 0;
  if (of === 0 || words.length !== raw.length || !WRITTEN.has(words.at(-1 - of) ?? '')) return name;
  return { words: words.slice(0, -of), raw: raw.slice(0, -of) };
}
