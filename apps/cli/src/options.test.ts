import { expect, test } from 'vitest';
import { parseLocales, portNumber, sizeIn } from './options.ts';

test('a port is one that can be listened on', () => {
  expect(['0', '4500', '65535'].map((text) => portNumber(text, '--port'))).toEqual([0, 4500, 65_535]);
  expect(() => portNumber('65536', '--port')).toThrow('--port takes a port from 0 to 65535, not 65536');
  expect(() => portNumber('-1', '--port')).toThrow('--port takes a whole number');
});

test.each<[string, ReturnType<typeof parseLocales>]>([
  ['de', { locale: 'de', locales: {} }],
  ['de, fr', { locale: { de: 1, fr: 1 }, locales: {} }],
  ['de:7,fr:3', { locale: { de: 7, fr: 3 }, locales: {} }],
  ['en-US,customers=de:7,fr:3,"odd,name"=ja', { locale: 'en-US', locales: { customers: { de: 7, fr: 3 }, '"odd,name"': 'ja' } }],
  ['shop.customers.last_name=pl', { locales: { 'shop.customers.last_name': 'pl' } }],
])('--locale %s', (text, locales) => {
  expect(parseLocales(text)).toEqual(locales);
});

test.each(['customers=', '=de', 'de:x', 'de:', 'customers=de fr'])('--locale %s is refused with examples', (text) => {
  expect(() => parseLocales(text)).toThrow('--locale takes de, de,fr, de:7,fr:3, or customers=de,fr');
});

test('sizes by name are scales, also before counts of tables', () => {
  expect(['S', 'm', 'L,users=20,orders=5', '100', 'S1', 'users=3'].map(sizeIn)).toEqual([
    { scale: 0.1 },
    { scale: 1 },
    { scale: 10, rest: 'users=20,orders=5' },
    { rest: '100' },
    { rest: 'S1' },
    { rest: 'users=3' },
  ]);
});
