import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { TestTable } from '../testing/test-context.ts';

const words = await loadWords('en-US');

test.each([
  ['character(3)', 3],
  ['character varying(6)', 6],
  ['character varying(9)', 9],
])('in %s the numbers start again when more digits do not fit', (type, room) => {
  const rows = 2000;
  const texts = new TestTable(words, { no: { kind: 'code.reference', type } }, { rows }).texts('no', 0, rows);
  expect(texts.filter((text) => text!.length > room)).toEqual([]);
  expect(new Set(texts).size).toBe(Math.min(rows, room === 3 ? 999 : rows));
});
