import { expect, test } from 'vitest';
import { parseNumber, roundedTo, inLargerUnit, stepOf, writeNumber } from './units.ts';

test.each([
  ['1,200', undefined, 1200],
  ['-0.5', undefined, -0.5],
  ['1e6', undefined, 1e6],
  ['2.5k', undefined, 2500],
  ['3 h', 'min', 180],
  ['2 days', 'h', 48],
  ['90 min', 'h', 1.5],
  ['1 year', 'd', 365],
  ['1.5 MB', 'B', 1_500_000],
  ['2 KiB', 'B', 2048],
  ['$12.50', 'USD', 12.5],
  ['12 USD', 'USD', 12],
  ['15 %', '%', 15],
  ['3 h', 'B', null],
  ['many', undefined, null],
  ['', undefined, null],
  ['-', undefined, null],
])('%j in a field of %s is %s', (written, unit, value) => expect(parseNumber(written, unit)).toBe(value));

test('large numbers use the unit that reads best', () => {
  expect(inLargerUnit(1095, 'd')).toBe('3 years');
  expect(inLargerUnit(840, 'ms')).toBeNull();
  expect(inLargerUnit(90, 'd')).toBeNull();
  expect(inLargerUnit(5400, 's')).toBe('1.5 h');
  expect(inLargerUnit(4096, 'B')).toBe('about 4.1 kB');
  expect(inLargerUnit(40, 'letters')).toBeNull();
  for (const [value, unit] of [
    [0.8, '%'],
    [-0.5, '%'],
    [0.25, 'ms'],
    [0.5, 'B'],
  ] as const)
    expect(inLargerUnit(value, unit)).toBeNull();
});

test('steps suit the size', () => {
  expect([stepOf(0.6, false), stepOf(48.2, false), stepOf(12_000, false), stepOf(48, true), stepOf(undefined, false)]).toEqual([0.01, 1, 1000, 1, 0.1]);
});

test('formatted values are parsed back', () => {
  for (const value of [0, 12, -0.125, 1234567.25, 1e21, 1e-9]) expect(parseNumber(writeNumber(value))).toBe(value);
});

test('a reckoned number is shown with few digits, and whole where it is large', () => {
  expect([36.1386139, 0.0012345678, 12_345.6, 10, 0, -2.00004].map((value) => roundedTo(value, 4))).toEqual([36.14, 0.001235, 12_346, 10, 0, -2]);
});
