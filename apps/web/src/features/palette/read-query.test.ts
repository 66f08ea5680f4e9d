import { expect, test } from 'vitest';
import { isSentence, rowWritten } from './read-query.ts';

test.each([
  ['row 20', '20'],
  ['Go to row 1,000', '1,000'],
  ['row last', 'last'],
  ['row 50%', '50%'],
  ['row counts', null],
  ['rows', null],
  ['20', null],
])('%s: row %s', (query, row) => expect(rowWritten(query)).toBe(row));

test.each([
  ['10 % of payments are refunded', true],
  ['500 more customers', true],
  ['nobody has more than eight orders', true],
  ['order date', false],
  ['export as csv', false],
  ['go to row 20', false],
])('%s is a sentence: %s', (query, is) => expect(isSentence(query)).toBe(is));
