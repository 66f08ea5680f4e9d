import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { blueprintOf, ID, link } from '../testing/blueprint-of.ts';
import { textRows } from '../text-rows.ts';

const words = await loadWords('en-US');
const made = (type: string, expression: string, nullable = false) => ({ type, nullable, generator: { kind: 'expression', parameters: { expression } } });
const group = (rows: readonly (readonly (string | null)[])[], at: number) => Map.groupBy(rows, (row) => row[at]!);

test('rows with one value follow one another, each in its turn, and the last has none after it', () => {
  const rows = 5000;
  const repeated = { kind: 'repeated', parameters: { generator: { kind: 'code.mask', parameters: { mask: 'K####' } }, mean: 3, once: true } };
  const columns = {
    id: ID,
    code: { type: 'text', generator: repeated },
    since: made('date', 'turn(code, addDays(today, -1500), today)'),
    until: made('date', 'next(code, since)', true),
    nth: made('integer', 'place(code) + 1'),
    last: made('boolean', 'next(code, since) == null'),
    label: { type: 'text', generator: { kind: 'repeated', parameters: { generator: { kind: 'person.fullName' }, mean: 3 } } },
  };
  const uniqueKeys = [{ columns: ['code', 'since'] }, { columns: ['code', 'nth'] }, { columns: ['code'], when: { last: 'true' } }];
  const plan = compile(blueprintOf({ terms: { rows, columns, primaryKey: ['id'], uniqueKeys } }), words);
  expect(plan.table('terms').rows).toBe(rows);
  const names = Object.keys(columns).slice(1);
  const all = textRows(plan, 'terms', 0, rows, names);
  const codes = group(all, 0);
  expect(codes.size).toBeGreaterThan(rows / 4);
  expect(codes.size).toBeLessThan(rows / 2.5);
  expect(new Set([...codes.values()].map((each) => each.length)).size).toBeGreaterThan(4);
  for (const each of codes.values()) {
    expect(each.map((row) => row[3])).toEqual(each.map((_, i) => String(i + 1)));
    expect(each.map((row) => row[2])).toEqual([...each.slice(1).map((row) => row[1]), null]);
    expect(each.map((row) => row[4])).toEqual(each.map((_, i) => (i === each.length - 1 ? 'true' : 'false')));
    expect(new Set(each.map((row) => row[5])).size).toBe(1);
  }
  for (const row of [0, 1, 2047, 2048, 4001, rows - 1]) expect(textRows(plan, 'terms', row, 1, names)[0]).toEqual(all[row]);
});

test('a rank by a value starts again with each', () => {
  const columns = {
    id: ID,
    at: { type: 'date', generator: { kind: 'date.created' } },
    year: made('integer', 'year(at)'),
    no: made('integer', 'rank(at, year) + 1'),
  };
  const plan = compile(blueprintOf({ bills: { rows: 3000, columns, primaryKey: ['id'], uniqueKeys: [{ columns: ['year', 'no'] }] } }), words);
  const all = textRows(plan, 'bills', 0, 3000, ['year', 'no']);
  const years = group(all, 0);
  expect(years.size).toBeGreaterThan(1);
  for (const each of years.values()) expect(each.map((row) => row[1])).toEqual(each.map((_, i) => String(i + 1)));
  expect(textRows(plan, 'bills', 2999, 1, ['year', 'no'])[0]).toEqual(all[2999]);
});

test('numbers of a nested set enclose those of the rows below', () => {
  const columns = { id: ID, above: { type: 'integer', nullable: true }, l: made('integer', 'enter(above)'), r: made('integer', 'leave(above)') };
  const parts = { rows: 3000, columns, primaryKey: ['id'], uniqueKeys: [{ columns: ['l'] }, { columns: ['r'] }] };
  const plan = compile(blueprintOf({ parts }, [link('parts.above', 'parts.id', { nullShare: 0.1, fanOut: { kind: 'fixed', count: 3 } })]), words);
  expect(plan.table('parts').rows).toBe(3000);
  const all = textRows(plan, 'parts', 0, 3000, ['id', 'above', 'l', 'r']);
  const byId = new Map(all.map((row) => [row[0], row]));
  expect(new Set(all.flatMap((row) => [Number(row[2]), Number(row[3])])).size).toBe(6000);
  expect(Math.max(...all.map((row) => Number(row[3])))).toBe(6000);
  for (const [, above, left, right] of all) {
    const parent = above === null ? null : byId.get(above!)!;
    expect(Number(left)).toBeLessThan(Number(right));
    if (parent) expect([Number(parent[2]) < Number(left), Number(right) < Number(parent[3])]).toEqual([true, true]);
  }
  expect(textRows(plan, 'parts', 1234, 1, ['id', 'above', 'l', 'r'])[0]).toEqual(all[1234]);
});
