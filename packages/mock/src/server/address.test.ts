import { expect, test } from 'vitest';
import { addressOf } from './address.ts';

test.each([
  'http://127.0.0.1:3000/users?id=eq.1',
  'http://127.0.0.1:3000/rest/v1/users',
  'http://LOCALHOST:80/users?',
  'http://localhost/users?a=b%20c&d=%zz',
  'http://[::1]:3000/users?or=(a.eq.1,b.eq.2)',
  'http://mock.local/users?select=*&a=b?c/d',
  'http://mock.local/a//b/',
  'http://mock.local/a/./b/../c',
  'http://mock.local/a/%2e%2e/b',
  'http://mock.local/größe?näme=ü',
  "http://mock.local/users?name=eq.O'Neil",
  'http://mock.local/users?name=eq."a"<b>',
  'http://mock.local/users?a=b#fragment',
  'http://mock.local/users\\1',
  'http://user:password@mock.local/users',
  'http://mock.local',
  'https://mock.local/users?a=1',
])('%s is read as URL reads it', (text) => {
  const { origin, pathname, search } = new URL(text);
  expect(addressOf(text)).toEqual({ origin, path: pathname, search });
});

test('an invalid address is rejected', () => {
  expect(() => addressOf('http://a b/users')).toThrow(TypeError);
});
