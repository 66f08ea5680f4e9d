import { expect, test } from 'vitest';
import { laneOf } from './run-tests.mjs';

test('a plain run takes the cases of one day, which can be set', () => {
  expect(laneOf([], {}, 20_000 * 86_400_000 + 5)).toEqual({ rest: [], variables: { SEEDBED_TEST_LANE: 'everyday', SEEDBED_TEST_DAY: '20000' } });
  expect(laneOf([], { SEEDBED_TEST_DAY: '7' }).variables.SEEDBED_TEST_DAY).toBe('7');
});

test('the rest takes the cases of the same day', () => {
  expect(laneOf(['--rest'], { SEEDBED_TEST_DAY: '7' })).toEqual({ rest: [], variables: { SEEDBED_TEST_LANE: 'rest', SEEDBED_TEST_DAY: '7' } });
});

test('all cases run with --all, and if files are named', () => {
  expect(laneOf(['--all'], {})).toEqual({ rest: [], variables: { SEEDBED_TEST_LANE: 'all' } });
  expect(laneOf(['packages/engine'], {})).toEqual({ rest: ['packages/engine'], variables: { SEEDBED_TEST_LANE: 'all' } });
});
