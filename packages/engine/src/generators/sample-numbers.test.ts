import { resolveType } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { sampleNumbers } from './sample-numbers.ts';

const integer = resolveType('integer');

test('numbers are sampled as generated, without the bounds of a column', () => {
  const numbers = sampleNumbers({ kind: 'number.int', parameters: { min: 500, max: 600 } }, integer, 50)!;
  expect(numbers).toHaveLength(50);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(500);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(600);
  expect(new Set(sampleNumbers({ kind: 'datatype.boolean' }, integer, 50))).toEqual(new Set([0, 1]));
});

test('generators that need a row, words or non-numbers are not sampled', () => {
  for (const kind of ['expression', 'person.firstName', 'no.such']) expect(sampleNumbers({ kind }, integer, 5), kind).toBeNull();
});
