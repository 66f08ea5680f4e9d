import { resolveType } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { checkBounds } from './check-bounds.ts';

const schema = { properties: { min: { title: 'Smallest' }, max: { title: 'Largest' } } };

function faults(type: string, given: { min?: number; max?: number }, usual: { min?: number; max?: number } = { min: 1, max: 1000 }): string[] {
  const refusals: string[] = [];
  checkBounds(schema, given, { ...usual, ...given }, resolveType(type), '', (pointer, message) => void refusals.push(`${pointer} ${message}`));
  return refusals;
}

test.each([
  ['integer', { min: 5, max: 5 }],
  ['integer', { max: 9e15 }],
  ['numeric(4,2)', { min: 99.5, max: 99.9 }],
  ['double precision', { min: 1e20, max: 1e21 }],
  ['smallint', {}],
])('%s with %j is accepted', (type, given) => expect(faults(type, given)).toEqual([]));

test('default bounds are cut to the type, not rejected', () => expect(faults('smallint', {}, { min: 100_000_000, max: 9e15 })).toEqual([]));

test.each([
  ['integer', { min: 2000 }, '/min The smallest value, 2000, lies above the largest, 1000.'],
  ['integer', { max: 0 }, '/max The largest value, 0, lies below the smallest, 1.'],
  ['integer', { min: 3e9, max: 4e9 }, '/min integer holds values up to 2147483647: none is 3000000000 or more. Use a smaller minimum or widen the column.'],
  ['numeric(4,2)', { min: 100, max: 200 }, '/min numeric(4,2) holds values up to 99: none is 100 or more. Use a smaller minimum or widen the column.'],
])('%s with %j is refused', (type, given, refusals) => expect(faults(type, given)).toEqual([refusals]));
