import { expect, test } from 'vitest';
import { allocColumn } from '../columns/allocate.ts';
import { putText, startArena } from '../columns/arena-writer.ts';
import { Dictionary } from '../columns/dictionary.ts';
import { valueReader, type Value, type ValueType } from './value.ts';

function read(texts: readonly string[], type?: ValueType): Value[] {
  const column = allocColumn({ store: 'arena', as: 'literal' }, texts.length);
  startArena(column as never);
  texts.forEach((text, row) => putText(column as never, row, text));
  return texts.map((_, row) => valueReader(column, type)(row));
}

test('numbers and times that a column stores as texts are read as such', () => {
  expect(read(['7278269', '-3', ''], 'int')).toEqual([7_278_269, -3, null]);
  expect(read(['12.50'], 'double')).toEqual([12.5]);
  expect(read(['1970-01-03'], 'date')).toEqual([2]);
  expect(read(['1970-01-01 00:01:00.5+00'], 'timestamp')).toEqual([60.5]);
  expect(read(['12.50'], 'string')).toEqual(['12.50']);
});

test('also those of a dictionary', () => {
  const column = allocColumn({ store: 'dict', dictionary: new Dictionary(['20', '30']) }, 2);
  (column as { indices: Int32Array }).indices.set([1, 0]);
  expect([0, 1].map(valueReader(column, 'int'))).toEqual([30, 20]);
});
