import { lettersInOrder } from '../../read/names/letters-in-order.ts';
import { wordSet } from '../../read/words.ts';

/** Words for a mere time, in the languages of schemas. */
const MOMENTS = wordSet('moments in any language');
/** Letters of a word at least, where another may be a form of it. */
const STEM = 5;
/** Letters of an abbreviation at least. */
const SHORT = 2;
/** The minimum number of letters of an abbreviation that ends in the middle of a word. */
const START = 3;

/** The label in a time's name, in any language: `resilie_le` of `résilié`, `podpisana_dnia` of `podpisana`. */
export function labelOfName(column: string, labels: readonly string[]): string | undefined {
  const stem = stemOf(column);
  if (stem === null) return undefined;
  const forms = new Set(plainForms(stem).flatMap((form) => [form, uninflected(form)]));
  const spelled = labels.map(plainForms);
  const place = (isNamed: (form: string) => boolean): number => spelled.findIndex((each) => each.some(isNamed));
  const exact = place((form) => forms.has(form));
  return labels[exact >= 0 ? exact : place((form) => forms.has(uninflected(form)))];
}

/**
 * The only label that the time's name shortens: by its beginning (`terug_ts` of `terugbetaald`), otherwise by letters
 * left out (`qtd_at` of `quoted`).
 */
export function labelAbbreviated(column: string, labels: readonly string[]): string | undefined {
  const stem = stemOf(column);
  if (stem === null || stem.length < SHORT) return undefined;
  const shorts = plainForms(stem);
  const found = (isShort: (short: string, form: string) => boolean): readonly string[] =>
    labels.filter((label) => plainForms(label).some((form) => shorts.some((short) => isShort(short, form))));
  const begun = found((short, form) => form.startsWith(short) && (short.length >= START || form[short.length] === '_'));
  if (begun.length > 0) return begun.length === 1 ? begun[0] : undefined;
  const shortened = found(isShortened);
  if (shortened.length < 2) return shortened[0];
  // People who drop letters usually keep the last one.
  const whole = shortened.filter((label) => label.at(-1)!.toLowerCase() === stem.at(-1));
  return whole.length === 1 ? whole[0] : undefined;
}

/** The words that the time's name shortens by letters left out: `cls_at` of `closed`. */
export function wordsAbbreviated(column: string, words: readonly string[]): readonly string[] {
  const stem = stemOf(column);
  return stem === null || stem.length < START ? [] : words.filter((word) => isShortened(stem, word));
}

/** Abbreviations for planned times, whatever other word has their letters: `est` is not `escalated`. */
const PLANNED = wordSet('short for planned');

/** Whether a word without its vowels (`qtd`, `rfd`, `opn`) has its letters in the order of another one, and the same first. */
function isShortened(short: string, word: string): boolean {
  if (!/^[a-z][b-df-hj-np-tv-xz]+$/.test(short) || short.length >= word.length || PLANNED.has(short)) return false;
  return short[0] === word[0] && lettersInOrder(short, word);
}

/** The name without its time suffix; null without such a suffix. */
function stemOf(column: string): string | null {
  const words = column
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1_$2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u);
  const rest = MOMENTS.has(words.at(-1)!) ? words.slice(0, -1) : MOMENTS.has(words[0]!) ? words.slice(1) : words;
  return rest.length === 0 || rest.length === words.length ? null : rest.join('_');
}

/** Without diacritics, in both spellings of umlauts. */
function plainForms(text: string): string[] {
  const spelled = text
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1_$2')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o');
  return [spelled, spelled.replace(/[äöü]/g, (letter) => `${letter}e`)].map((form) =>
    form
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z\d]+/g, '_')
      .replace(/^_|_$/g, ''),
  );
}

/** Strips endings of gender and plural. */
function uninflected(form: string): string {
  return form.length > STEM ? form.replace(/(?:ee|es|as|os|[aeoys])$/, '') : form;
}
