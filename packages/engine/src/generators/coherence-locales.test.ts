import { describe, expect, test } from 'vitest';
import { loadWords } from '../words/index.ts';
import { citiesOf, countriesOf } from './entities/place-data.ts';
import { ibanCheck, luhn } from './kit/check-digits.ts';
import { ascii } from './structure/transforms.ts';
import { TestTable, type TestColumn } from './testing/test-context.ts';

const LOCALES = ['en-US', 'en-GB', 'de', 'fr', 'es', 'ja', 'it', 'nl', 'pl', 'pt', 'sv', 'tr'];
const N = 600;
const of = (kind: string, type?: string): TestColumn => ({ kind, entity: 'subject', ...(type ? { type } : {}) });

const COLUMNS = {
  first: of('person.firstName'),
  last: of('person.lastName'),
  full: of('person.fullName'),
  sex: of('person.sex'),
  prefix: of('person.prefix'),
  email: of('internet.email'),
  user: of('internet.username'),
  phone: of('phone.number'),
  code: of('location.countryCode'),
  country: of('location.country'),
  city: of('location.city'),
  region: of('location.state'),
  zip: of('location.zipCode'),
  zone: of('location.timeZone'),
  currency: of('location.currencyCode'),
  lat: of('location.latitude', 'numeric(9,6)'),
  lng: of('location.longitude', 'numeric(9,6)'),
  card: of('finance.creditCardNumber'),
  iban: of('finance.iban'),
} as const;
type Row = Record<keyof typeof COLUMNS, string>;

/** Numbers that regulators reserve for films and books; for other countries, an unassigned block of zeros and fives. */
const FICTIONAL: Readonly<Record<string, RegExp>> = {
  US: /^\+1 \d{3} 555 01\d\d$/,
  CA: /^\+1 \d{3} 555 01\d\d$/,
  GB: /^\+44 (?:7700 900\d{3}|20 7946 0\d{3}|\d{3,4} 496 0\d{3}|1632 960\d{3})$/,
  AU: /^\+61 (?:491 57\d \d{3}|\d 5550 \d{4}|\d 7010 \d{4})$/,
  FR: /^\+33 (?:1 99 00|2 61 91|3 53 01|4 65 71|5 36 49|6 39 98) \d\d \d\d$/,
  DE: /^\+49 (?:30 23125 \d{3}|40 66969 \d{3}|69 90009 \d{3}|89 99998 \d{3}|221 4710 \d{3}|176 040690\d\d)$/,
  SE: /^\+46 (?:8 465 004 \d\d|31 390 06 \d\d|70 174 06 \d\d)$/,
  IE: /^\+353 20 91\d \d{4}$/,
};

describe.each(LOCALES)('%s', async (locale) => {
  const words = await loadWords(locale);
  const table = new TestTable(words, COLUMNS, { rows: N });
  const texts = Object.keys(COLUMNS).map((name) => [name, table.texts(name, 0, N)] as const);
  const rows = Array.from({ length: N }, (_, i) => Object.fromEntries(texts.map(([name, values]) => [name, values[i]])) as Row);
  const countries = new Map(countriesOf(words).map((country) => [country.code, country]));

  test('names, addresses and forms of address belong to one person', () => {
    const ofSex = new Map<string, Set<string>>();
    for (const { first, last, full, sex, prefix, email, user } of rows) {
      expect([`${first} ${last}`, `${last}${first}`]).toContain(full);
      ofSex.set(sex, (ofSex.get(sex) ?? new Set()).add(prefix));
      for (const address of [email, user]) {
        const local = address.split('@')[0]!;
        // Names in other scripts are written in Latin letters, which the name itself does not show.
        if (/^[\p{Script=Latin} .'’-]+$/u.test(last)) expect(local).toContain(plain(last));
        expect(local).toMatch(/^[a-z0-9._]+$/);
      }
      expect(email).toMatch(/@(?:[a-z0-9-]+\.)*(?:example\.(?:com|org|net)|[a-z0-9-]+\.example)$/);
    }
    const [one, other] = [...ofSex.values()] as [Set<string>, Set<string>];
    for (const prefix of one) if (other.has(prefix)) expect(prefix).toMatch(/^dr\.?$|^様$/i);
  });

  test('parts of a place agree', () => {
    for (const { code, country, city, region, zone, currency, lat, lng, zip, phone } of rows) {
      const known = countries.get(code)!;
      expect([country, currency]).toEqual([known.name, known.currency]);
      const place = citiesOf(words, code).cities.find((each) => each.name === city && each.region === region)!;
      expect(zone).toBe(place.zone);
      expect(Math.max(Math.abs(place.latitude - Number(lat)), Math.abs(place.longitude - Number(lng)))).toBeLessThan(0.05);
      if (place.prefixes.length > 0 && code !== 'GB') expect(place.prefixes.some((prefix) => zip.replace(/^[A-Z]+-/, '').startsWith(prefix))).toBe(true);
      expect(phone.startsWith(`+${known.dial} `)).toBe(true);
      expect(phone).toMatch(FICTIONAL[code] ?? /^\+\d+ (?:0?555|\d+)/);
    }
  });

  test('card and account numbers have valid check digits and belong to nobody', () => {
    for (const { card, iban } of rows) {
      expect(luhn(card.slice(0, -1))).toBe(Number(card.at(-1)));
      expect(card).toMatch(/^(?:424242|555555|378282|601111)/);
      expect(ibanCheck(iban.slice(0, 2), iban.slice(4))).toBe(iban.slice(2, 4));
      expect(iban.slice(4)).toMatch(/^(?:\d{0,2}[A-Z]?)?(?:999|XXX)/);
    }
  });
});

function plain(name: string): string {
  return ascii(name)
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}
