import { resolveType } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { readInput } from './input.ts';

const INTERVAL = resolveType('interval');

test.each(['99999999999999999999', '-99999999999999999999', '3000000000 days', '200000000 years'])('%s is out of range, as in Postgres', (text) => {
  expect(() => readInput(INTERVAL, text)).toThrow(`interval field value out of range: "${text}"`);
});

test.each([
  ['9223372036854', '2562047788:00:54'],
  ['2000000000 days', '2000000000 days'],
])('%s is not', (text, printed) => {
  expect(readInput(INTERVAL, text)).toBe(printed);
});
