import { dictionary, ownMember } from '@seedbed/contract';
import { plainLetters } from '../names.ts';

const OTHER_COUNTRIES = dictionary({
  uk: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  usa: 'US',
  america: 'US',
  'the netherlands': 'NL',
  holland: 'NL',
  'czech republic': 'CZ',
  turkey: 'TR',
  'south korea': 'KR',
  uae: 'AE',
});
const OTHER_CURRENCIES = dictionary({
  euro: 'EUR',
  euros: 'EUR',
  dollar: 'USD',
  dollars: 'USD',
  pound: 'GBP',
  pounds: 'GBP',
  sterling: 'GBP',
  franc: 'CHF',
  francs: 'CHF',
  yen: 'JPY',
  zloty: 'PLN',
});
const LANGUAGES = 'en de fr es it pt nl pl sv da no fi cs sk hu ro bg el tr ru uk ar he fa hi bn ja ko zh vi th id la ca eu ga cy'.split(' ');

let countries: Readonly<Record<string, string>> | null = null;

/** Codes of countries by their English names. */
function countriesByName(): Readonly<Record<string, string>> {
  if (countries) return countries;
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((one) => letters.map((other) => one + other)).filter((code) => !/^(?:EU|EZ|UN|X.|ZZ|Q[M-Z]|AA)$/.test(code));
  return (countries = dictionary(
    Object.fromEntries(
      codes.flatMap((code): [string, string][] => {
        const name = names.of(code);
        // FX is another code of France, DD one of Germany: the usual code differs.
        return name === undefined || Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code}` ? [] : [[plainLetters(name), code]];
      }),
    ),
  ));
}

/** The code of a country, of two letters; null if words name none. */
export function countryOf(text: string): string | null {
  const plain = plainLetters(text);
  const known = ownMember(OTHER_COUNTRIES, plain) ?? ownMember(countriesByName(), plain);
  if (known) return known;
  return /^[A-Z]{2}$/.test(text) && Object.values(countriesByName()).includes(text) ? text : null;
}

/** A country as a column writes it: its code or its name, as the texts of the column are. */
export function writtenCountry(code: string, cells: readonly (string | null)[], length: number | undefined): string {
  const texts = cells.flatMap((cell) => (cell === null ? [] : [cell]));
  if (length === 2 || (texts.length > 0 && texts.every((text) => /^[A-Z]{2}$/.test(text)))) return code;
  return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;
}

export function currencyOf(text: string): string | null {
  const known = ownMember(OTHER_CURRENCIES, plainLetters(text));
  if (known) return known;
  return /^[A-Z]{3}$/.test(text) && Intl.supportedValuesOf('currency').includes(text) ? text : null;
}

/** The code of a language by its English name; null if it is not a common one. */
export function languageOf(text: string): string | null {
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  const plain = plainLetters(text);
  return LANGUAGES.find((code) => code === plain || plainLetters(names.of(code) ?? '') === plain) ?? null;
}

export function writtenLanguage(code: string, cells: readonly (string | null)[]): string {
  const texts = cells.flatMap((cell) => (cell === null ? [] : [cell]));
  if (texts.length > 0 && texts.every((text) => /^[a-z]{2}$/.test(text))) return code;
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
}
