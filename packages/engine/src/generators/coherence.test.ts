import { describe, expect, test } from 'vitest';
import { loadWords } from '../words/index.ts';
import { ean, ibanCheck, luhn, vinCheck } from './kit/check-digits.ts';
import { citiesOf, countriesOf } from './entities/place-data.ts';
import { ascii } from './structure/transforms.ts';
import { TestTable, type TestColumn } from './testing/test-context.ts';

const words = await loadWords('en-US');
const N = 2000;
const NOW = '2026-01-01T23:59:59Z';

function rowsOf(columns: Readonly<Record<string, TestColumn>>, rows = N, locale = words): Record<string, string | null>[] {
  const table = new TestTable(locale, columns, { rows });
  const filled = Object.keys(columns).map((name) => [name, table.texts(name, 0, rows)] as const);
  return Array.from({ length: rows }, (_, i) => Object.fromEntries(filled.map(([name, texts]) => [name, texts[i]!])));
}

const of = (kind: string, more: Partial<TestColumn> = {}): TestColumn => ({ kind, entity: 'subject', ...more });

describe('people', () => {
  const people = rowsOf({
    first: of('person.firstName'),
    last: of('person.lastName'),
    full: of('person.fullName'),
    initials: of('person.initials'),
    sex: of('person.sex'),
    prefix: of('person.prefix'),
    email: of('internet.email', { unique: true }),
    user: of('internet.username'),
    born: of('person.birthDate', { type: 'date' }),
    age: of('person.age', { type: 'integer' }),
  });

  test('names, initials and addresses agree', () => {
    for (const { first, last, full, initials, email } of people) {
      expect(full).toBe(`${first} ${last}`);
      expect(initials).toBe(`${first![0]}${last![0]}`);
      expect(email).toContain(
        ascii(last!)
          .toLowerCase()
          .replace(/[^a-z]/g, ''),
      );
    }
  });

  test('addresses are unique and use domains that nobody can own', () => {
    expect(new Set(people.map((person) => person['email'])).size).toBe(N);
    for (const { email } of people) expect(email).toMatch(/^[a-z]+[._][a-z]+\d*@(example\.(com|org|net)|[a-z]+\.example)$/);
  });

  test('the form of address agrees with the sex, the age with the birth date', () => {
    for (const { sex, prefix, born, age } of people) {
      expect(prefix).toMatch(sex === 'female' ? /^(Ms\.|Mrs\.|Miss|Dr\.)$/ : /^(Mr\.|Dr\.)$/);
      const years = 2026 - Number(born!.slice(0, 4)) - (born!.slice(5) > '01-01' ? 1 : 0);
      expect(Number(age)).toBe(years);
    }
  });
});

describe('places', () => {
  const places = rowsOf({
    country: of('location.country'),
    code: of('location.countryCode'),
    city: of('location.city'),
    region: of('location.state'),
    zone: of('location.timeZone'),
    currency: of('location.currencyCode'),
    dial: of('location.dialCode'),
    zip: of('location.zipCode'),
    lat: of('location.latitude', { type: 'numeric(9,6)' }),
    lng: of('location.longitude', { type: 'numeric(9,6)' }),
    phone: of('phone.number'),
  });
  const countries = new Map(countriesOf(words).map((country) => [country.code, country]));

  test('every member belongs to its city or country', () => {
    for (const place of places) {
      const country = countries.get(place['code']!)!;
      expect([country.name, country.currency, `+${country.dial}`]).toEqual([place['country'], place['currency'], place['dial']]);
      const city = citiesOf(words, country.code).cities.find((each) => each.name === place['city'] && each.region === place['region'])!;
      expect(city.zone).toBe(place['zone']);
      expect(Math.abs(city.latitude - Number(place['lat']))).toBeLessThan(0.05);
      expect(Math.abs(city.longitude - Number(place['lng']))).toBeLessThan(0.05);
      expect(place['phone']!.replace(/^\+/, '').startsWith(country.dial)).toBe(true);
      if (country.code === 'US') expect(place['zip']).toMatch(new RegExp(`^(${city.prefixes.join('|')})\\d*$`));
      if (country.code === 'GB') expect(place['zip']).toMatch(/^[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}$/);
    }
  });

  test('a table that distinguishes countries has many, another has one', () => {
    expect(new Set(places.map((place) => place['code'])).size).toBeGreaterThan(30);
    const home = rowsOf({ city: of('location.city'), region: of('location.stateCode') }, 500);
    const states = new Set(citiesOf(words, 'US').cities.map((city) => city.regionCode));
    expect(home.every((place) => states.has(place['region']!))).toBe(true);
  });
});

describe('locales', () => {
  test.each([
    ['de', /^[\p{L} .-]+$/u, 'DE'],
    ['fr', /^[\p{L} .'-]+$/u, 'FR'],
    ['es', /^[\p{L} .-]+$/u, 'ES'],
    ['ja', /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々]+$/u, 'JP'],
    ['en-GB', /^[\p{L} .'-]+$/u, 'GB'],
  ])('%s names and home', async (locale, pattern, home) => {
    const own = await loadWords(locale);
    const rows = rowsOf({ name: of('person.fullName'), city: of('location.city'), email: of('internet.email') }, 300, own);
    const cities = new Set(citiesOf(own, home).cities.map((city) => city.name));
    for (const row of rows) {
      expect(row['name']).toMatch(pattern);
      expect(cities.has(row['city']!)).toBe(true);
      expect(row['email']).toMatch(/^[a-z0-9._]+@[a-z.]+$/);
    }
  });

  test('locales follow their weights', async () => {
    const mixed = await loadWords({ de: 3, ja: 1 });
    const names = rowsOf({ name: of('person.lastName') }, 4000, mixed);
    const share = names.filter((row) => /\p{Script=Han}/u.test(row['name']!)).length / 4000;
    expect(Math.abs(share - 0.25)).toBeLessThan(0.03);
  });
});

describe('firms, products, payments, files', () => {
  test('a firm’s mail and site are at its domain; the industry fits its name', () => {
    for (const { name, domain, url, email, industry, person } of rowsOf(
      {
        name: of('company.name'),
        domain: of('company.domain'),
        url: of('company.url'),
        email: of('company.email'),
        industry: of('company.industry'),
        person: of('internet.email'),
      },
      500,
    )) {
      expect(url).toBe(`https://www.${domain}`);
      expect(email).toMatch(new RegExp(`^[a-z]+@${domain}$`));
      expect(person!.endsWith(`@${domain}`)).toBe(true);
      if (name!.includes('Logistics')) expect(industry).toBe('Transportation and Logistics');
    }
  });

  test('a product’s name contains its kind and adjective; cost is below price', () => {
    for (const { name, thing, price, cost } of rowsOf(
      {
        name: of('commerce.productName'),
        thing: of('commerce.product'),
        price: of('commerce.price', { type: 'numeric(10,2)' }),
        cost: of('commerce.cost', { type: 'numeric(10,2)' }),
      },
      1000,
    )) {
      expect(name!.endsWith(thing!)).toBe(true);
      expect(Number(cost)).toBeLessThan(Number(price));
    }
  });

  test('check digits are valid', () => {
    for (const row of rowsOf(
      {
        card: of('finance.creditCardNumber'),
        last4: of('finance.creditCardLast4'),
        brand: of('finance.creditCardIssuer'),
        iban: of('finance.iban'),
        barcode: of('commerce.ean'),
        isbn: of('commerce.isbn'),
        vin: of('vehicle.vin'),
      },
      500,
    )) {
      const card = row['card']!;
      expect(luhn(card.slice(0, -1))).toBe(Number(card.at(-1)));
      expect(card.endsWith(row['last4']!)).toBe(true);
      expect(card).toMatch({ visa: /^424242/, mastercard: /^555555/, amex: /^378282\d{9}$/, discover: /^601111/ }[row['brand'] as 'visa']);
      const iban = row['iban']!;
      expect(ibanCheck(iban.slice(0, 2), iban.slice(4))).toBe(iban.slice(2, 4));
      expect(ean(row['barcode']!.slice(0, 12))).toBe(Number(row['barcode']!.at(-1)));
      const isbn = row['isbn']!.replaceAll('-', '');
      expect(ean(isbn.slice(0, 12))).toBe(Number(isbn.at(-1)));
      expect(vinCheck(row['vin']!)).toBe(row['vin']![8]);
    }
  });

  test('known numbers pass the checks', () => {
    expect(luhn('424242424242424')).toBe(2);
    expect(ibanCheck('GB', 'WEST12345698765432')).toBe('82');
    expect(ean('978030640615')).toBe(7);
    expect(vinCheck('1M8GDM9AXKP042788')).toBe('X');
  });

  test('extension, name and type agree', () => {
    for (const { name, extension, mime } of rowsOf({ name: of('system.fileName'), extension: of('system.fileExt'), mime: of('system.mimeType') }, 300)) {
      expect(name!.endsWith(`.${extension}`)).toBe(true);
      if (extension === 'pdf') expect(mime).toBe('application/pdf');
    }
  });
});

describe('time', () => {
  test('created rises with the row, less often on weekends, rarely at night, never after the reference date', () => {
    const timestamps = rowsOf({ at: { kind: 'date.created', type: 'timestamp with time zone' } }, 5000).map(
      (row) => new Date(row['at']!.replace(' ', 'T').replace('+00', 'Z')),
    );
    for (let i = 1; i < timestamps.length; i++) expect(timestamps[i]! >= timestamps[i - 1]!).toBe(true);
    expect(timestamps.at(-1)! <= new Date(NOW)).toBe(true);
    const share = (holds: (date: Date) => boolean) => timestamps.filter(holds).length / timestamps.length;
    expect(share((date) => [0, 6].includes(date.getUTCDay()))).toBeLessThan(0.22);
    expect(share((date) => date.getUTCHours() < 6)).toBeLessThan(0.04);
    expect(share((date) => date.getUTCFullYear() === 2025)).toBeGreaterThan(0.52);
  });

  test('updated, events, due dates and ends follow', () => {
    const type = 'timestamp with time zone';
    for (const row of rowsOf({
      created: { kind: 'date.created', type },
      updated: { kind: 'date.updated', type, parameters: { after: 'created' } },
      event: { kind: 'date.event', type, parameters: { after: 'created', probability: 0.7 } },
      due: { kind: 'date.due', type: 'date', parameters: { after: 'created' } },
      start: { kind: 'date.start', type },
      end: { kind: 'date.end', type, parameters: { start: 'start' } },
    })) {
      expect(row['updated']! >= row['created']!).toBe(true);
      if (row['event'] !== null) expect(row['event']! >= row['created']!).toBe(true);
      expect(row['due']! > row['created']!.slice(0, 10)).toBe(true);
      expect(Date.parse(`${row['end']}`) >= Date.parse(`${row['start']}`)).toBe(true);
      expect(row['updated']!.replace(' ', 'T') <= NOW).toBe(true);
    }
  });

  test('timestamps agree with the state, are in order and never after the reference date', () => {
    const type = 'timestamp with time zone';
    const orders = rowsOf({
      status: of('life.state', { parameters: { vocabulary: 'order' } }),
      created: { kind: 'date.created', type },
      paid: of('life.stamp', { type, parameters: { step: 'paid' } }),
      shipped: of('life.stamp', { type, parameters: { step: 'shipped' } }),
      delivered: of('life.stamp', { type, parameters: { step: 'delivered' } }),
      cancelled: of('life.stamp', { type, parameters: { step: 'cancelled' } }),
      reason: of('life.reason'),
    });
    for (const { status, created, paid, shipped, delivered, cancelled, reason } of orders) {
      const reached = [created, paid, shipped, delivered].filter((stamp) => stamp !== null);
      expect([...reached].sort()).toEqual(reached);
      for (const stamp of [...reached, cancelled]) if (stamp) expect(stamp.replace(' ', 'T') <= NOW).toBe(true);
      expect(cancelled !== null).toBe(status === 'cancelled');
      if (status === 'delivered') expect(delivered).not.toBeNull();
      if (status === 'paid') expect([paid !== null, shipped]).toEqual([true, null]);
      expect(reason !== null).toBe(['cancelled', 'refunded'].includes(status!));
    }
    const old = orders.slice(0, N * 0.9);
    expect(old.filter((order) => order['status'] === 'delivered').length / old.length).toBeGreaterThan(0.7);
  });

  test('a lifecycle with custom states ends by the weights, and its timestamps agree', () => {
    const type = 'timestamp with time zone';
    const parameters = { steps: ['submitted', 'under_review'], goals: ['approved', 'paid'], ends: ['rejected'], weights: [20, 60, 20] };
    const claims = rowsOf(
      {
        status: of('life.state', { parameters }),
        submitted: { kind: 'date.created', type },
        paid: of('life.stamp', { type, parameters: { step: 'paid' } }),
        rejected: of('life.stamp', { type, parameters: { step: 'rejected' } }),
      },
      2000,
    );
    for (const row of claims) {
      expect(row['paid'] !== null).toBe(row['status'] === 'paid');
      expect(row['rejected'] !== null).toBe(row['status'] === 'rejected');
      if (row['paid'] !== null) expect(row['paid']! > row['submitted']!).toBe(true);
    }
    const share = (state: string) => claims.filter((row) => row['status'] === state).length / claims.length;
    for (const [state, expected] of [
      ['approved', 0.2],
      ['paid', 0.6],
      ['rejected', 0.2],
    ] as const)
      expect(Math.abs(share(state) - expected)).toBeLessThan(0.05);
    expect(claims.slice(0, 1500).filter((row) => row['status'] === 'under_review').length).toBeLessThan(30);
  });

  test('a start is within the given hours of the day', () => {
    for (const row of rowsOf({ start: { kind: 'date.start', type: 'timestamp with time zone', parameters: { earliest: 8, latest: 17.5 } } }, 500))
      expect(row['start']!.slice(11, 16) >= '08:00' && row['start']!.slice(11, 16) <= '17:30').toBe(true);
  });

  test.each(['canceled', 'cancelled', 'Cancelled'])('a lifecycle recognizes its states in either spelling: %s', (label) => {
    const rows = rowsOf({
      state: of('life.state', { parameters: { vocabulary: 'subscription', labels: ['trialing', 'active', label, 'past_due'] } }),
      ended: of('life.stamp', { type: 'timestamp with time zone', parameters: { step: 'canceled' } }),
    });
    for (const { state, ended } of rows) expect(ended !== null).toBe(state === label);
    const share = rows.filter((row) => row['state'] === label).length / N;
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.35);
  });

  test('labels without a known meaning stay within the list', () => {
    const labels = ['Neu', 'In Arbeit', 'Erledigt', 'Storniert'];
    const states = rowsOf({ status: { kind: 'life.state', parameters: { labels } } }).map((row) => row['status']!);
    expect(new Set(states)).toEqual(new Set(labels));
    expect(states.filter((state) => state === 'Erledigt').length).toBeGreaterThan(N / 2);
  });
});

test.each(['internet.email', 'internet.username', 'company.name', 'company.domain', 'commerce.productName'])(
  '%s is unique by itself, over locales and countries',
  async (kind) => {
    const mixed = await loadWords({ en: 2, de: 1, ja: 1, fr: 1 });
    const table = new TestTable(mixed, { value: of(kind, { unique: true }), country: of('location.country') }, { rows: 40_000 });
    const values = table.texts('value', 0, 40_000).map((text) => text!.toLowerCase());
    expect(new Set(values).size).toBe(40_000);
  },
);

test('reviews agree with their stars', () => {
  const rows = rowsOf({ stars: { kind: 'number.rating', type: 'integer' }, text: { kind: 'text.review', parameters: { stars: 'stars' } } });
  for (const { stars, text } of rows) {
    if (Number(stars) >= 4) expect(text).not.toMatch(/Disappointed|Would not buy|Poor quality/);
    if (Number(stars) <= 2) expect(text).not.toMatch(/Highly recommended|very happy|loves it/);
  }
});

test.each([undefined, '^[a-z][a-z0-9-]{2,38}$'])('slugs of a key follow their text, and all differ (%s)', (pattern) => {
  const rows = rowsOf({
    title: { kind: 'text.articleTitle' },
    slug: { kind: 'text.slug', parameters: { of: 'title', unique: true }, ...(pattern ? { domain: { patterns: [{ syntax: 'regex', pattern }] } } : {}) },
  });
  expect(new Set(rows.map(({ slug }) => slug)).size).toBe(rows.length);
  let following = 0;
  for (const [i, { title, slug }] of rows.entries()) {
    if (pattern) expect(slug).toMatch(new RegExp(pattern));
    expect(slug!.endsWith(`-${i + 1}`)).toBe(true);
    if (slug![0] === ascii(title!)[0]!.toLowerCase()) following++;
  }
  expect(following).toBeGreaterThan(rows.length * 0.8);
});

test('a distinct list is used up once before it repeats', () => {
  const list = { kind: 'text.category' };
  const size = new Set(rowsOf({ name: list }).map(({ name }) => name)).size;
  const texts = rowsOf({ name: { kind: 'distinct', parameters: { generator: list } } }, size * 2).map(({ name }) => name);
  expect(new Set(texts.slice(0, size)).size).toBe(size);
  expect(texts.slice(size)).toEqual(texts.slice(0, size));
});
