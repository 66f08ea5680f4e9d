import { resolveType, type Domain } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { column, constant } from '../expression.ts';
import type { Scope } from '../scope.ts';
import { linearComparison } from './linear-comparison.ts';

const scope = { columns: new Map([['n', resolveType('bigint')]]) } as unknown as Scope;

test.each<[string, string, Domain]>([
  // 2^53 + 1 is no double: 2^53 + 2 is the next.
  ['>', '9007199254740993', { min: 9007199254740994 }],
  ['>=', '9007199254740993', { min: 9007199254740994 }],
  ['<', '-9007199254740993', { max: -9007199254740994 }],
  ['<=', '9007199254740999', { max: 9007199254740998 }],
  ['=', '9007199254740993', { in: ['9007199254740993'] }],
  ['<>', '9007199254740993', { notIn: ['9007199254740993'] }],
  ['>', '9007199254740990', { min: 9007199254740991 }],
])('n %s %s', (operator, value, domain) => {
  const [clause] = linearComparison(column('n'), operator, constant(value, 'int8'), scope)!;
  expect(clause!.columns.get('n')!.domain).toEqual(domain);
});

test('a bound is exact as printed, and with its sides swapped', () => {
  const [clause] = linearComparison(constant('9100000000000000001', 'int8'), '<=', column('n'), scope)!;
  const { min } = clause!.columns.get('n')!.domain as { min: number };
  expect(BigInt(String(min))).toBeGreaterThanOrEqual(9100000000000000001n);
  expect(BigInt(min)).toBeGreaterThanOrEqual(9100000000000000001n);
});

test.each([
  ['<=', '99999999999999999999999999999999999999', true],
  ['>', '-9223372036854775809', true],
  ['<>', '9223372036854775808', true],
  ['>', '99999999999999999999999999999999999999', false],
  ['=', '-9223372036854775809', false],
])('n %s %s, which is no bigint, holds for every row or only without a value', (operator, value, always) => {
  const [clause] = linearComparison(column('n'), operator, constant(value, 'numeric'), scope)!;
  expect(clause!.columns.get('n')).toEqual(always ? undefined : { null: true, domain: {} });
});
