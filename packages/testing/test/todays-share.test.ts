import { expect, test } from 'vitest';
import { todaysShare } from '../src/todays-share.ts';

const CASES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const onDay = (day: number): readonly string[] => todaysShare(CASES, 3, { SEEDBED_TEST_LANE: 'everyday', SEEDBED_TEST_DAY: String(day) });

test('each case has its turn once in as many days as there are shares', () => {
  expect([20_000, 20_001, 20_002, 20_003].map(onDay)).toEqual([
    ['c', 'f'],
    ['a', 'd', 'g'],
    ['b', 'e'],
    ['c', 'f'],
  ]);
});

test('the rest of the tests takes the share of the day as well', () => {
  expect(todaysShare(CASES, 3, { SEEDBED_TEST_LANE: 'rest', SEEDBED_TEST_DAY: '20000' })).toEqual(onDay(20_000));
});

test('any other lane takes every case', () => {
  expect(todaysShare(CASES, 3, {})).toBe(CASES);
  expect(todaysShare(CASES, 3, { SEEDBED_TEST_LANE: 'all', SEEDBED_TEST_DAY: '1' })).toBe(CASES);
});

test('without a set day the share is today’s', () => {
  expect(onDay(Math.floor(Date.now() / 86_400_000))).toEqual(todaysShare(CASES, 3, { SEEDBED_TEST_LANE: 'everyday' }));
});
