import { resolveType } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { statesOf } from './states-of.ts';

const text = resolveType('text', {});

test('states come from a CHECK, a lifecycle or a short list', () => {
  expect(statesOf({ domain: { in: ['a', 'b'] } }, text)).toEqual(['a', 'b']);
  expect(statesOf({ generator: { kind: 'life.state', parameters: { steps: ['draft'], goals: ['paid'], ends: ['lost'] } } }, text)).toEqual([
    'draft',
    'paid',
    'lost',
  ]);
  expect(statesOf({ generator: { kind: 'values', parameters: { values: ['x', 'y'] } } }, text)).toEqual(['x', 'y']);
});

test('long lists, long texts, numbers and arrays are not states', () => {
  expect(statesOf({ domain: { in: Array.from({ length: 40 }, (_, i) => `v${i}`) } }, text)).toEqual([]);
  expect(statesOf({ generator: { kind: 'values', parameters: { values: ['A text that is longer than a word', 'b'] } } }, text)).toEqual([]);
  expect(statesOf({ domain: { in: ['1', '2'] } }, resolveType('integer', {}))).toEqual([]);
  expect(statesOf({ generator: { kind: 'values', parameters: { values: ['x', 'y'] } } }, resolveType('text[]', {}))).toEqual([]);
});
