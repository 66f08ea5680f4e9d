import { expect, test } from 'vitest';
import { codesAlike } from './codes-alike.ts';

test('the list comes first, then every other code of its form, once each', () => {
  const { count, at } = codesAlike(['EU', 'US', 'AA', 'ZZ'])!;
  expect(count).toBe(26 * 26);
  const all = Array.from({ length: count }, (_, rank) => at(rank));
  expect(all.slice(0, 4)).toEqual(['EU', 'US', 'AA', 'ZZ']);
  expect(new Set(all).size).toBe(count);
  expect(all.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
});

test('digits stay digits, separators stay separators', () => {
  const { count, at } = codesAlike(['a-1', 'q-7'])!;
  expect(count).toBe(260);
  expect(new Set(Array.from({ length: count }, (_, rank) => at(rank))).size).toBe(260);
  expect(at(200)).toMatch(/^[a-z]-\d$/);
});

test('texts of different lengths or forms are not codes', () => {
  expect(codesAlike(['EUR', 'US'])).toBeNull();
  expect(codesAlike(['EUR', 'us1'])).toBeNull();
  expect(codesAlike(['Berlin', 'London2'])).toBeNull();
  expect(codesAlike([])).toBeNull();
});
