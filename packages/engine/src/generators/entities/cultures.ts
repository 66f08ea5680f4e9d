import { dictionary } from '@seedbed/contract';
/** The names used in a country: a pack's language, or a list of the English pack. */
const COUNTRIES: Readonly<Record<string, string>> = dictionary({
  en: 'US GB CA AU IE NZ SG',
  de: 'DE AT CH LU',
  fr: 'FR BE',
  es: 'ES MX AR CL CO PE',
  it: 'IT',
  nl: 'NL',
  sv: 'SE',
  da: 'DK NO',
  fi: 'FI',
  pl: 'PL',
  cs: 'CZ SK',
  hu: 'HU',
  ro: 'RO',
  sh: 'BG HR RS',
  bt: 'EE LV LT',
  pt: 'BR PT',
  tr: 'TR',
  in: 'IN PK BD LK',
  ja: 'JP',
  zh: 'CN TW',
  ko: 'KR',
  vi: 'VN',
  ph: 'PH',
  id: 'ID MY',
  th: 'TH',
  ar: 'AE SA EG MA',
  af: 'NG KE GH ZA',
  gr: 'GR',
  uk: 'UA',
  he: 'IL',
});

const byCountry = new Map(Object.entries(COUNTRIES).flatMap(([culture, codes]) => codes.split(' ').map((code) => [code, culture] as const)));

export function cultureOf(country: string): string {
  return byCountry.get(country) ?? 'en';
}
