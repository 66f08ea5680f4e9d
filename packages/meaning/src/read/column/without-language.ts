import type { Tokens } from '../names/tokens.ts';
import { wordSet } from '../words.ts';

/** Codes and names of languages as suffixes; `id`, `no` and `is` are words first. */
const LANGUAGES: ReadonlySet<string> = new Set(
  (
    'sv de fr en es pt it nl da fi pl cs ru ja zh ko ar tr uk hu ro el vi th bg hr sk sl et lv lt nb nn ca eu gl fa ur bn ta km kh ka az kk uz mn sq sr mk bs cy ' +
    'english swedish german french spanish portuguese italian dutch danish finnish polish czech russian japanese chinese korean arabic turkish ukrainian khmer catalan basque galician greek hungarian romanian hebrew hindi thai vietnamese bulgarian croatian norwegian'
  ).split(' '),
);
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
