import { resolveType } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { valueAt, valueOnPath } from './json-path.ts';

const first = { arrow: '->', key: 0 } as const;
const last = { arrow: '->>', key: -1 } as const;

test('jsonb shows a scalar as a list of one to ->, as Postgres does; json and #> do not', () => {
  expect(valueAt(resolveType('jsonb'), [first], '5')).toBe('5');
  expect(valueAt(resolveType('jsonb'), [first, first, last], '"a"')).toBe('a');
  expect(valueAt(resolveType('jsonb'), [{ arrow: '->', key: 1 }], '5')).toBeNull();
  expect(valueAt(resolveType('jsonb'), [first], '{"0": 1}')).toBeNull();
  expect(valueAt(resolveType('integer'), [first], '7')).toBe('7');
  expect(valueAt(resolveType('json'), [first], '5')).toBeNull();
  expect(valueOnPath(['0'], '5', false)).toBeNull();
});
