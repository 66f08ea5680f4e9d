import { resolveType } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { openByNeighbours } from './open-by-neighbours.ts';
import { tokenize } from './tokens.ts';

test.each([
  ['flt', 'text', 'machine mechanic flt', 'fault'],
  ['flt', 'text', 'airport flt', 'flight'],
  ['flight', 'text', 'flight', 'flight'],
  ['cls', 'time', 'opn cls', 'close'],
  ['cls_at', 'timestamptz', 'opn_at cls_at', 'close at'],
  ['cls', 'text', 'pupil cls', 'class'],
  ['dy_rt', 'numeric', 'dy wk rt', 'day rate'],
  ['dy', 'numeric', 'dx dy', 'dy'],
])('%s (%s) in a schema of “%s” is %s', (name, type, spoken, words) => {
  expect(openByNeighbours(tokenize(name), { name, type: resolveType(type) }, new Set(spoken.split(' '))).words.join(' ')).toBe(words);
});
