import { emptyBlueprint, type Blueprint } from '@seedbed/contract';
import { compile, textRows } from '@seedbed/engine';
import { loadWords } from '@seedbed/engine/words';
import { expect, test } from 'vitest';
import { findRows } from './find-rows.ts';

const blueprint: Blueprint = {
  ...emptyBlueprint(),
  tables: [
    {
      schema: 'public',
      name: 'people',
      rows: 10_000,
      primaryKey: ['id'],
      columns: [
        { name: 'id', type: 'bigint', generator: { kind: 'sequence' } },
        { name: 'city', type: 'text', nullable: true, nullRate: 0.5, generator: { kind: 'location.city' } },
        { name: 'state', type: 'text', generator: { kind: 'values', parameters: { values: ['Open', 'closed'] } } },
      ],
    },
  ],
};
const plan = compile(blueprint, await loadWords('en-US'));
const cells = textRows(plan, 'people', 0, 10_000, ['id', 'city', 'state']);
const find = (columns: string[], text: string, whole: boolean, first = 0, end = 10_000, most = 100_000) =>
  findRows(plan, 'people', columns, { text, whole }, first, end, most, () => true);

test('every row that contains the text, in any case, and no NULL', () => {
  const rows = cells.flatMap((row, i) => (row[1]?.toLowerCase().includes('an') ? [i] : []));
  expect(find(['city'], 'AN', false).hits.map((hit) => hit.row)).toEqual(rows);
  expect(rows.length).toBeGreaterThan(100);
  const open = cells.flatMap((row, i) => (row[2] === 'Open' ? [i] : []));
  expect(find(['state'], 'Open', true).hits.map((hit) => hit.row)).toEqual(open);
  expect(find(['state'], 'open', true).hits).toEqual([]);
});

test('several columns, cut into pieces, have the same hits', () => {
  const whole = find(['id', 'city', 'state'], '99', false).hits;
  expect(whole.some((hit) => hit.column === 'id' && hit.row === 98)).toBe(true);
  const pieces = [];
  let next = 0;
  while (next < 10_000) {
    const found = findRows(plan, 'people', ['id', 'city', 'state'], { text: '99', whole: false }, next, 10_000, 7, () => false);
    expect(found.next).toBeGreaterThan(next);
    pieces.push(...found.hits);
    ({ next } = found);
  }
  expect(pieces).toEqual(whole);
});
