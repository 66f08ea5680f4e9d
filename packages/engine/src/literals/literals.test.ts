import { resolveType } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { arrayText, parseArray, parseList, quotedElement, type ArrayElement } from './array.ts';
import { parseRange, rangeText, type Range } from './range.ts';
import { parseRecord, recordText } from './record.ts';

const BOX = resolveType('box');

test.each<readonly [string, readonly ArrayElement[]]>([
  ['{}', []],
  ['{1,NULL,"null",""}', ['1', null, 'null', '']],
  ['{"a b","a,b","a\\"b","a\\\\b","{a}",a:b}', ['a b', 'a,b', 'a"b', 'a\\b', '{a}', 'a:b']],
  [
    '{{1,2},{3,NULL}}',
    [
      ['1', '2'],
      ['3', null],
    ],
  ],
])('the array %s is read and printed', (text, elements) => {
  expect(parseArray(text)?.elements).toEqual(elements);
  expect(arrayText(elements)).toBe(text);
});

test('boxes are separated by semicolons, and commas need no quotes among them', () => {
  const elements = ['(1,1),(0,0)', '(2,2),(0,0)'];
  expect(arrayText(elements, BOX)).toBe('{(1,1),(0,0);(2,2),(0,0)}');
  expect(parseArray('{(1,1),(0,0);(2,2),(0,0)}', BOX)?.elements).toEqual(elements);
});

test('only an array of one dimension is a list, and without elements there are no dimensions', () => {
  expect(parseList('[0:1]={a,null}')).toEqual(['a', null]);
  expect(parseList('{{a}}')).toBeNull();
  expect(parseList('a')).toBeNull();
  expect(arrayText([[], []])).toBe('{}');
});

test.each([
  ['08:30', '08:30'],
  ['Null', '"Null"'],
  ['a@b', '"a@b"'],
  ['', '""'],
])('generators write the element %s as %s', (text, written) => {
  expect(quotedElement(text)).toBe(written);
  expect(parseList(`{${written}}`)).toEqual([text]);
});

test.each([
  ['()', [null]],
  ['(1,,"")', ['1', null, '']],
  ['("a b","a,b","a""b","a\\\\b","(a)",a{b)', ['a b', 'a,b', 'a"b', 'a\\b', '(a)', 'a{b']],
])('the row %s is read and printed', (text, fields) => {
  expect(parseRecord(text)).toEqual(fields);
  expect(recordText(fields)).toBe(text);
});

test.each<readonly [string, Range]>([
  ['empty', null],
  ['[1,10)', { lower: '1', upper: '10', withLower: true, withUpper: false }],
  ['(,5]', { lower: null, upper: '5', withLower: false, withUpper: true }],
  ['["2026-01-01 08:00:00","a ""b"""]', { lower: '2026-01-01 08:00:00', upper: 'a "b"', withLower: true, withUpper: true }],
  ['["",z)', { lower: '', upper: 'z', withLower: true, withUpper: false }],
])('the range %s is read and printed', (text, range) => {
  expect(parseRange(text)).toEqual(range);
  expect(rangeText(range)).toBe(text);
});

test.each(['', '1', '[1,2', '[1)', '[1,2,3)'])('%j is no range', (text) => {
  expect(parseRange(text)).toBeUndefined();
});
