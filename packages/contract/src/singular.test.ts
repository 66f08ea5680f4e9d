import { expect, test } from 'vitest';
import { singular } from './singular.ts';

test.each([
  ['posts', 'post'],
  ['categories', 'category'],
  ['user_addresses', 'user_address'],
  ['boxes', 'box'],
  ['people', 'person'],
  ['children', 'child'],
  ['status', 'status'],
  ['address', 'address'],
])('the singular of %s is %s', (plural, one) => {
  expect(singular(plural)).toBe(one);
});
