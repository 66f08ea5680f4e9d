import { expect, test } from 'vitest';
import type { Draft } from '../../edits/draft.ts';
import { takeScales } from './take-scales.ts';

const rating = (name: string, parameters: Record<string, unknown> = {}) => ({ column: { name }, kind: 'number.rating', parameters }) as unknown as Draft;

test('a rating is on the scale of its CHECK', () => {
  const [stars, tenths, hundredths, own] = [rating('stars'), rating('tenths'), rating('hundredths'), rating('own', { max: 7 })];
  takeScales([stars, tenths, hundredths, own], {
    stars: { min: '1', max: '5' },
    tenths: { min: '0', max: '10' },
    hundredths: { min: '0', max: '100' },
    own: { min: '0', max: '100' },
  });
  expect(stars.parameters).toEqual({});
  expect(tenths.parameters).toEqual({ max: 10 });
  expect(Math.max(...(hundredths.parameters.values as number[]))).toBe(100);
  expect(own.parameters).toEqual({ max: 7 });
});
