import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { rowOfValue } from '../row-of-value.ts';
import { blueprintOf, ID } from '../testing/blueprint-of.ts';
import { textRows } from '../text-rows.ts';

const words = await loadWords('en-US');
const columns = {
  id: ID,
  mail: { type: 'text', generator: { kind: 'internet.email' }, entity: 'subject', foldCase: true },
  code: { type: 'varchar(20)', generator: { kind: 'code.mask', parameters: { mask: 'A#####' } } },
  gone: { type: 'boolean', generator: { kind: 'datatype.boolean', parameters: { probability: 0.2 } } },
  gone_at: { type: 'timestamp', nullable: true, generator: { kind: 'date.created' }, nullRate: 0.8 },
};
const planOf = (reuse?: number, rows = 3000) => {
  const more = reuse === undefined ? {} : { reuse };
  const uniqueKeys = [
    { columns: ['mail'], when: { gone_at: null }, ...more },
    { columns: ['code'], when: { gone: 'false' }, ...more },
  ];
  return compile(blueprintOf({ people: { rows, columns, primaryKey: ['id'], uniqueKeys } }), words);
};
const NAMES = ['mail', 'code', 'gone', 'gone_at'];

test.each([
  [0, (row: readonly (string | null)[]) => row[3] === null],
  [1, (row: readonly (string | null)[]) => row[2] === 'false'],
])('a row outside the condition may have what another has, and bound rows differ', (at, isBound) => {
  const all = textRows(planOf(0.5), 'people', 0, 3000, NAMES);
  const live = all.filter(isBound).map((row) => row[at]);
  expect(new Set(live).size).toBe(live.length);
  const taken = all.filter((row) => !isBound(row) && live.includes(row[at]!)).length;
  const free = all.filter((row) => !isBound(row)).length;
  expect(taken).toBeGreaterThan(free * 0.1);
  expect(taken).toBeLessThan(free * 0.5);
});

test('a row alone, without the member, and with more rows', () => {
  const all = textRows(planOf(0.5), 'people', 0, 3000, NAMES);
  for (const row of [0, 77, 1500, 2999]) expect(textRows(planOf(0.5), 'people', row, 1, NAMES)[0]).toEqual(all[row]);
  const plain = textRows(planOf(), 'people', 0, 3000, NAMES);
  for (const at of [0, 1]) expect(new Set(plain.map((row) => row[at])).size).toBe(3000);
  expect(plain.map((row) => row.slice(2))).toEqual(all.map((row) => row.slice(2)));
  // What has the mail of a later row has it also when the table grows.
  const more = textRows(planOf(0.5, 6000), 'people', 0, 3000, ['code']);
  const moved = all.flatMap((row, i) => (row[1] !== plain[i]![1] ? [[row[1], more[i]![0]]] : []));
  expect(moved.length).toBeGreaterThan(50);
  expect(moved.filter(([before, after]) => before !== after)).toEqual([]);
  expect(rowOfValue(planOf(0.5), 'people', 'mail', all[5]![0]!)).toBe(null);
});
