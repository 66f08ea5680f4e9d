import { resolveType, type Domain } from '@seedbed/contract';
import { parseList } from '@seedbed/engine';
import { describe, expect, test } from 'vitest';
import { intersectDomains } from './intersect-domains.ts';
import { meets } from './meets.ts';
import { intervalSeconds, printTimestamp, secondsOf } from './timestamps.ts';

const integer = resolveType('integer');
const text = resolveType('text');
const date = resolveType('date');

describe('two domains together', () => {
  test.each<[string, Domain, Domain, string, Domain | null]>([
    ['the tighter bound', { min: 1 }, { min: 3, max: 9 }, 'integer', { min: 3, max: 9 }],
    ['an exclusive bound beats an equal one', { max: 5 }, { max: 5, maxExclusive: true }, 'numeric', { max: 5, maxExclusive: true }],
    ['what both lists hold', { in: ['a', 'b'] }, { in: ['b', 'c'] }, 'text', { in: ['b'] }],
    ['a list under a bound', { in: ['1', '5'] }, { max: 3 }, 'integer', { in: ['1'], max: 3 }],
    ['no number between', { min: 4 }, { max: 3 }, 'integer', null],
    ['no whole number between', { min: 3, minExclusive: true }, { max: 4, maxExclusive: true }, 'integer', null],
    ['the only number left out', { min: 7, max: 7 }, { notIn: ['7'] }, 'integer', null],
    ['days in order of time', { min: '2020-02-01' }, { min: '2019-12-31' }, 'date', { min: '2020-02-01' }],
    ['lengths that exclude each other', { minLength: 5 }, { maxLength: 3 }, 'text', null],
    ['both cases of letters', { case: 'lower' }, { case: 'upper' }, 'text', null],
    ['multiples of both', { multipleOf: 4 }, { multipleOf: 6 }, 'integer', { multipleOf: 12 }],
    ['members of one document', { jsonMembers: { a: {} } }, { jsonMembers: { b: { min: 1 } } }, 'jsonb', { jsonMembers: { a: {}, b: { min: 1 } } }],
  ])('%s', (_, a, b, type, both) => {
    expect(intersectDomains(a, b, resolveType(type))).toEqual(both);
    const turned = intersectDomains(b, a, resolveType(type));
    if (both === null) expect(turned).toBeNull();
    else expect(turned).toMatchObject(both);
  });

  test('long lists are intersected once, and again under another type', () => {
    const numbers = Array.from({ length: 3000 }, (_, i) => String(i));
    const [all, even] = [{ in: numbers }, { in: numbers.filter((_, i) => i % 2 === 0), max: 100 }];
    const both = intersectDomains(all, even, integer);
    expect(both?.in).toHaveLength(51);
    expect(intersectDomains(all, even, integer)).toBe(both);
    expect(intersectDomains(all, even, text)).not.toBe(both);
  });

  test('an impossible element leaves the empty array', () => {
    expect(intersectDomains({ element: { in: ['a'] } }, { element: { notIn: ['a'] } }, resolveType('text[]'))).toMatchObject({ maxLength: 0 });
  });
});

test.each<[string, Domain, string, boolean]>([
  ['7', { multipleOf: 5, remainder: 2 }, 'integer', true],
  ['8', { multipleOf: 5, remainder: 2 }, 'integer', false],
  ['\\xabcd', { minLength: 3 }, 'bytea', false],
  ['{a,b}', { maxLength: 1 }, 'text[]', false],
  ['{a,b}', { element: { in: ['a', 'b'] } }, 'text[]', true],
  ['[1,5)', { range: { lower: { min: 1 }, upper: { max: 4 } } }, 'int4range', false],
  ['[1,)', { range: { upperOpen: true } }, 'int4range', true],
  ['empty', { range: { empty: false } }, 'int4range', false],
  ['{"k": 3}', { jsonMembers: { k: { min: 4 } } }, 'jsonb', false],
  ['{"k": 5}', { jsonTypes: ['object'], jsonMembers: { k: { min: 4 } } }, 'jsonb', true],
  ['{"k": 5}', { jsonAbsent: ['k'] }, 'jsonb', false],
  ['{"k": 5}', { jsonAbsent: ['l'] }, 'jsonb', true],
  ['{"a": {"b": "c"}}', { jsonMembers: { a: { jsonMembers: { b: { in: ['d'] } } } } }, 'jsonb', false],
  ['2021-05-01', { min: '2021-05-01', minExclusive: true }, 'date', false],
])('%s in %j of %s: %s', (value, domain, type, is) => {
  expect(meets(value, domain, resolveType(type))).toBe(is);
});

describe('timestamps', () => {
  test.each(['1970-01-01', '2000-02-29', '1600-03-01', '0001-01-01', '2099-12-31'])('%s is restored from its seconds', (day) => {
    expect(printTimestamp(secondsOf(day)!, true)).toBe(day);
  });

  test('a zone is removed', () => {
    expect(secondsOf('2024-01-01 02:00:00+02')).toBe(secondsOf('2024-01-01 00:00:00+00'));
    expect(secondsOf('12:30')).toBe(45_000);
    expect(secondsOf('no timestamp')).toBeNull();
  });

  test.each<[string, number, number]>([
    ['1 day', 86_400, 86_400],
    ['1 mon', 28 * 86_400, 31 * 86_400],
    ['-1 mons', -31 * 86_400, -28 * 86_400],
    ['1 year 02:00:00', 365 * 86_400 + 7200, 366 * 86_400 + 7200],
    ['00:00:00', 0, 0],
  ])('%s lasts from %d to %d seconds', (interval, least, most) => {
    expect(intervalSeconds(interval)).toEqual({ least, most });
  });
});

test.each([
  ['{}', []],
  ['{a,NULL,"b c"}', ['a', null, 'b c']],
  ['{"a\\"b","\\\\"}', ['a"b', '\\']],
  ['{{1,2}}', null],
  ['a', null],
])('the array %s', (array, items) => {
  expect(parseList(array)).toEqual(items);
});

test('a value without a known order is not limited', () => {
  expect(meets('x', { min: 1 }, integer)).toBe(true);
  expect(meets('b', { in: ['a'] }, text)).toBe(false);
  expect(meets('2020-01-01', { max: '2019-01-01' }, date)).toBe(false);
});
