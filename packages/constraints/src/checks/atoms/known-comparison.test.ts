import { expect, test } from 'vitest';
import { call, column, constant } from '../expression.ts';
import { knownComparison } from './known-comparison.ts';

const text = (value: string) => constant(value, 'text');
const whole = (value: number) => constant(String(value), 'int4');

test.each([
  [text(''), '<>', text(''), false],
  [text('a'), '<>', text(''), true],
  [call('btrim', text('  ')), '=', text(''), true],
  [call('||', text('a'), call('upper', text('b'))), '=', text('aB'), true],
  [call('length', text('äb')), '>', whole(2), false],
  [call('position', text('a,b'), text(',')), '=', whole(2), true],
  [text(''), '<', text('b'), true],
  [whole(0), '>=', whole(1), false],
] as const)('%j %s %j', (left, operator, right, holds) => {
  expect(knownComparison(left, operator, right)).toBe(holds);
});

test.each([
  ['letters in the order of some collation', text('a'), '<', text('B')],
  ['blanks that do not count', constant('a', 'bpchar'), '=', constant('a ', 'bpchar')],
  ['a column', column('a'), '=', text('a')],
] as const)('only Postgres can say it: %s', (_, left, operator, right) => {
  expect(knownComparison(left, operator, right)).toBeNull();
});
