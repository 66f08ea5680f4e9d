/** Whose names are given in a country: a pack's language, or a list of the English pack. */
const COUNTRIES: Readonly<Record<string, string>> = {
  en: 'US GB CA AU IE NZ SG', de: 'DE AT CH LU', fr: 'FR BE', es: 'ES MX AR CL CO PE', it: 'IT', nl: 'NL', sv: 'SE DK NO FI EE', pl: 'PL CZ SK HU RO BG HR RS LV LT', pt: 'BR PT', tr: 'TR',
  in: 'IN PK BD LK', ja: 'JP', zh: 'CN KR TW MY TH VN ID PH', ar: 'AE SA EG MA', af: 'NG KE GH ZA', gr: 'GR UA IL',
};

const byCountry = new Map(Object.entries(COUNTRIES).flatMap(([culture, codes]) => codes.split(' ').map((code) => [code, culture] as const)));

export function cultureOf(country: string): string {
  return byCountry.get(country) ?? 'en';
}
