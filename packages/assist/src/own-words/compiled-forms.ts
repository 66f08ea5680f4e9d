import { ENGLISH } from './languages/english.ts';
import { FRENCH } from './languages/french.ts';
import { GERMAN } from './languages/german.ts';
import type { Language, SayingName } from './languages/language.ts';
import { PORTUGUESE } from './languages/portuguese.ts';
import { SPANISH } from './languages/spanish.ts';

const LANGUAGES: readonly Language[] = [ENGLISH, GERMAN, FRENCH, SPANISH, PORTUGUESE];

/** The most particular first. */
const ORDER: readonly SayingName[] = ['missing', 'without', 'dirt', 'label', 'perParent', 'count', 'weekends', 'none', 'season', 'last', 'since', 'between'];

export type CompiledForm = { readonly name: SayingName; readonly form: RegExp; readonly language: Language };

/** All forms of all languages; a request is of the first that fits and names something. */
export const FORMS: readonly CompiledForm[] = LANGUAGES.flatMap((language) =>
  ORDER.flatMap((name) => language.forms[name].map((form): CompiledForm => ({ name, language, form: compiled(form, language) }))),
);

/** A share and a label, of the table of the request before. */
export const SHARES: readonly Pick<CompiledForm, 'form' | 'language'>[] = LANGUAGES.map((language) => ({
  language,
  form: compiled('{share} (?:are |is )?(?<label>[^ ]+(?: [^ ]+)?)', language),
}));

function compiled(form: string, { decimalComma, percent }: Language): RegExp {
  // `1,000.5` and `2,5` · `1.000,5`, `1 000,5` and `2,5`.
  const number = decimalComma
    ? String.raw`(?:\d{1,3}(?:[. ]\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?)`
    : String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,3}(?:\.\d{3})+,\d+|\d+(?:[.,]\d+)?)`;
  const count = decimalComma ? String.raw`\d+(?:[. ]\d{3})*` : String.raw`\d+(?:[, ]\d{3})*`;
  const filled = form
    .replaceAll('{share}', `(?<share>${number}) ?(?:${percent})`)
    .replaceAll('{exactly}', `(?<exactly>${number})`)
    .replaceAll('{low}', `(?<low>${number})`)
    .replaceAll('{high}', `(?<high>${number})`)
    .replaceAll('{count}', `(?<count>${count})`);
  return new RegExp(`^${filled}$`, 'iu');
}

/** The value of a number in its language. */
export function numberOf(text: string, { decimalComma }: Language): number {
  if (decimalComma) return Number(/^\d{1,3}(?:[. ]\d{3})+(?:,|$)/.test(text) ? text.replaceAll(/[. ]/g, '').replace(',', '.') : text.replace(',', '.'));
  const isDecimal = /,(?!\d{3}$)\d+$/.test(text);
  return Number(isDecimal ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', ''));
}

/** `a quarter of the owners` → `25 % of the owners`. */
export function inPercent(wish: string, { fractions = {} }: Language): string {
  const [whole, fraction] = /^(.+?) of /i.exec(wish) ?? [];
  const percent = fraction && fractions[fraction.toLowerCase()];
  return percent === undefined || percent === '' ? wish : `${percent} % of ${wish.slice(whole!.length)}`;
}

/** The share (0 to 1) of a form's percentage. */
export function shareOf(text: string, language: Language): number {
  return Math.round((numberOf(text, language) / 100) * 1e6) / 1e6;
}

/** A name without the articles before it. */
export function withoutArticle(words: string, { articles }: Language): string {
  const found = articles.find((article) => words.toLowerCase().startsWith(/['’]$/.test(article) ? article : `${article} `));
  return found === undefined ? words : words.slice(found.length).trim();
}
