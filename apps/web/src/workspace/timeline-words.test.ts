import { usualWeights } from '@seedbed/engine/usual-timeline';
import { expect, test } from 'vitest';
import { timelineWords } from './timeline-words.ts';

const SPAN = { from: '2024-01-01', to: '2026-01-01' };
const USUAL = usualWeights(731 / 365);
const at = (weights: readonly number[], place: number, weight: number) => weights.map((one, i) => (i === place ? weight : one));
const YEAR = Array.from({ length: 12 }, () => 1);

test('only the weights that were changed are named, not defaults that were written out beside them', () =>
  expect(
    timelineWords('orders', SPAN, { ...SPAN, pattern: { ...USUAL, weekdays: at(USUAL.weekdays!, 6, 0), months: at(USUAL.months!, 11, 13), weighed: true } }),
  ).toEqual(['No rows of orders on Sundays', `In December 13 times the rows of orders that a weight of 1 gives (before ${USUAL.months![11]})`]));

test.each([
  ['the default written out', {}, { pattern: USUAL }, []],
  ['weights of 1 written out', { pattern: { growth: 1 } }, { pattern: { months: YEAR, byHour: USUAL.byHour! } }, []],
  ['the same proportions', { pattern: { months: YEAR } }, { pattern: { months: YEAR.map(() => 3) } }, []],
  ['growth', { pattern: { growth: 2 } }, { pattern: { growth: 1.5 } }, ['A year has 1.5 times the rows of orders of the year before (before 2)']],
  ['from nothing', { pattern: { months: at(YEAR, 0, 0) } }, { pattern: {} }, ['In January 1 times the rows of orders that a weight of 1 gives (before none)']],
  [
    'some months',
    { pattern: {} },
    { pattern: { months: at(at(YEAR, 10, 2), 11, 3) } },
    ['Weights of months for orders: November 2 (before 1) and December 3 (before 1)'],
  ],
])('%s', (_, before, after, words) => expect(timelineWords('orders', { ...SPAN, ...before }, { ...SPAN, ...after })).toEqual(words));
