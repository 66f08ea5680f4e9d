import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

test('cells are read with quotes, commas, line breaks, NULL and the empty text', () => {
  expect(readCsv('id,name,note\n1,"a ""b"", c","x\ny"\n2,,""\n')).toEqual([
    ['id', 'name', 'note'],
    ['1', 'a "b", c', 'x\ny'],
    ['2', null, ''],
  ]);
});

test('one column with NULL cells has one line per row', () => {
  expect(readCsv('a\n\n\n')).toEqual([['a'], [null], [null]]);
});
