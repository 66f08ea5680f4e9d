import { expect, test } from 'vitest';
import { loadWords } from '../words/index.ts';
import { compile } from './compile.ts';
import { rowOfValue } from './row-of-value.ts';
import { blueprintOf, ID } from './testing/blueprint-of.ts';
import { textRows } from './text-rows.ts';

const words = await loadWords('en-US');
const made = (kind: string, type = 'integer', parameters = {}) => ({ type, generator: { kind, parameters } });
const plan = compile(
  blueprintOf({
    a: {
      rows: 1_000_000,
      columns: {
        id: ID,
        number: made('permutation'),
        tens: made('sequence', 'bigint', { start: '9007199254740993', step: 10 }),
        code: made('number.int', 'integer', { min: 1, max: 5_000_000 }),
        random: made('string.uuid', 'uuid'),
        ordered: made('string.uuid', 'uuid', { version: 7 }),
        words: made('text.sentence', 'text'),
      },
      primaryKey: ['id'],
      uniqueKeys: [{ columns: ['code'] }],
    },
  }),
  words,
);

test.each(['id', 'number', 'tens', 'code', 'random', 'ordered'])('%s: every value leads to its row', (column) => {
  for (const row of [0, 1, 734_201, 999_999]) {
    const [[value]] = textRows(plan, 'a', row, 1, [column]) as [[string]];
    expect(rowOfValue(plan, 'a', column, value)).toBe(row);
  }
});

test('missing values, and those that may repeat, have no row', () => {
  expect(rowOfValue(plan, 'a', 'id', '1000001')).toBeNull();
  expect(rowOfValue(plan, 'a', 'id', 'x')).toBeNull();
  expect(rowOfValue(plan, 'a', 'id', '')).toBeNull();
  expect(rowOfValue(plan, 'a', 'random', '00000000-0000-4000-8000-000000000000')).toBeNull();
  expect(rowOfValue(plan, 'a', 'random', 'x')).toBeNull();
  const [[sentence]] = textRows(plan, 'a', 3, 1, ['words']) as [[string]];
  expect(rowOfValue(plan, 'a', 'words', sentence)).toBeNull();
});
