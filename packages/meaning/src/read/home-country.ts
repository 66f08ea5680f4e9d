import type { SchemaView } from '../schema/schema-view.ts';
import { dictionary } from '@seedbed/contract';
import { literalDefault } from './column/default-value.ts';
import { pieces } from './names/tokens.ts';
import { wordSet } from './words.ts';

/** Countries by a language that is spoken there. */
const COUNTRIES: Readonly<Record<string, ReadonlySet<string>>> = dictionary({
  de: wordSet('countries that speak de'),
  en: wordSet('countries that speak en'),
  es: wordSet('countries that speak es'),
  fr: wordSet('countries that speak fr'),
  it: wordSet('countries that speak it'),
  nl: wordSet('countries that speak nl'),
  pt: wordSet('countries that speak pt'),
  sv: wordSet('countries that speak sv'),
});
/** Countries with a currency or a time zone of their own, by that. */
const OF_MONEY: Readonly<Record<string, string>> = dictionary({
  GBP: 'GB',
  AUD: 'AU',
  CAD: 'CA',
  NZD: 'NZ',
  INR: 'IN',
  ZAR: 'ZA',
  SGD: 'SG',
  CHF: 'CH',
  MXN: 'MX',
  BRL: 'BR',
});
const OF_ZONE: Readonly<Record<string, string>> = dictionary({
  'Europe/London': 'GB',
  'Europe/Dublin': 'IE',
  'Europe/Zurich': 'CH',
  'Europe/Vienna': 'AT',
  'Europe/Brussels': 'BE',
  'Europe/Lisbon': 'PT',
  'Australia/Sydney': 'AU',
  'Australia/Melbourne': 'AU',
  'America/Toronto': 'CA',
  'America/Mexico_City': 'MX',
  'Pacific/Auckland': 'NZ',
  'Asia/Kolkata': 'IN',
  'Africa/Johannesburg': 'ZA',
  'Asia/Singapore': 'SG',
});

/**
 * The locale of a schema whose DEFAULTs name a country, a time zone or a currency of one: `country char(2) DEFAULT 'GB'` in a schema in English is `en-GB`.
 * Undefined where they name none or several, or one that speaks another language.
 */
export function homeLocale({ tables }: SchemaView, language = 'en'): string | undefined {
  const told = tables.flatMap(({ columns }) => columns.flatMap(({ name, column }) => countryOf(name, literalDefault(column)) ?? []));
  const found = (['country', 'zone', 'money'] as const)
    .map((by) => new Set(told.flatMap((each) => (each.by === by ? each.country : []))))
    .find(({ size }) => size > 0);
  const [country] = found?.size === 1 ? found : [];
  return country !== undefined && COUNTRIES[language]?.has(country.toLowerCase()) ? `${language}-${country}` : undefined;
}

function countryOf(name: string, usual: string | null): { readonly by: 'country' | 'zone' | 'money'; readonly country: string } | undefined {
  if (usual === null) return undefined;
  if (/^[A-Z]{2}$/.test(usual) && pieces(name).some((word) => COUNTRY.has(word))) return { by: 'country', country: usual };
  const [zone, money] = [OF_ZONE[usual], OF_MONEY[usual]];
  return zone !== undefined ? { by: 'zone', country: zone } : money !== undefined ? { by: 'money', country: money } : undefined;
}
const COUNTRY = wordSet('columns of a country');
