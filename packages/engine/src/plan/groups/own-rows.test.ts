import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { blueprintOf } from '../testing/blueprint-of.ts';
import { textRows } from '../text-rows.ts';

const words = await loadWords('en-US');
const ROWS = 500;

/** CHECKs relate net <= gross and tare = gross - net; the generators know the weights of one trade. */
function rowsOf(own: boolean): string[][] {
  const columns = {
    gross: { type: 'integer', generator: { kind: 'example.number', parameters: { of: 'load', values: [12_000, 18_000], weights: [1, 1] } } },
    tare: { type: 'integer', generator: { kind: 'example.number', parameters: { of: 'load', values: [4_000, 7_000], weights: [1, 1] } } },
    net: { type: 'integer', generator: { kind: 'expression', parameters: { expression: 'row % 10 == 0 ? 1 : gross - tare' } } },
  };
  const terms = [
    { column: 'net', coefficient: 1 },
    { column: 'gross', coefficient: -1 },
    { column: 'tare', coefficient: 1 },
  ];
  const group = {
    columns: ['gross', 'tare', 'net'],
    tier: 'D' as const,
    order: [{ terms, operator: '=' as const, value: 0 }],
    ...(own ? { own: ['gross', 'tare', 'net'] } : {}),
  };
  return textRows(compile(blueprintOf({ a: { rows: ROWS, columns, groups: [group] } }), words), 'a', 0, ROWS) as string[][];
}

test('rows whose own values satisfy the conditions keep them, and all rows satisfy the conditions', () => {
  const rows = rowsOf(true);
  for (const [gross, tare, net] of rows) expect(Number(gross) - Number(tare)).toBe(Number(net));
  const kept = rows.filter((_, at) => at % 10 !== 0).map((row) => row.join());
  expect(new Set(kept)).toEqual(new Set(['12000,4000,8000', '18000,7000,11000']));
});

test('a state has its time although the condition alone would choose another', () => {
  const columns = {
    state: { type: 'text', generator: { kind: 'values', parameters: { values: ['open', 'done'], weights: [1, 9] } } },
    done_at: {
      type: 'date',
      nullable: true,
      generator: { kind: 'cases', parameters: { cases: [{ when: "state == 'done'", generator: { kind: 'date.past' } }] } },
    },
  };
  const variants = [{ columns: { done_at: { null: true } } }, { columns: { state: { domain: { in: ['done'] } } } }];
  const made = (own: boolean) => {
    const groups = [{ columns: ['state', 'done_at'], tier: 'C' as const, variants, ...(own ? { own: ['state', 'done_at'] } : {}) }];
    return textRows(compile(blueprintOf({ a: { rows: ROWS, columns, groups } }), words), 'a', 0, ROWS);
  };
  const rows = made(true);
  expect(rows.filter(([state, at]) => (state === 'done') !== (at !== null))).toEqual([]);
  expect(rows.filter(([state]) => state === 'done').length).toBeGreaterThan(ROWS * 0.85);
});

test('columns with priority keep their values, and the others change', () => {
  const columns = {
    low: { type: 'integer', generator: { kind: 'number.int', parameters: { min: 1, max: 1000 } } },
    high: { type: 'integer', generator: { kind: 'number.int', parameters: { min: 1, max: 40 } } },
  };
  const order = [
    {
      terms: [
        { column: 'low', coefficient: 1 },
        { column: 'high', coefficient: -1 },
      ],
      operator: '<' as const,
      value: 0,
    },
  ];
  const groups = [{ columns: ['low', 'high'], tier: 'D' as const, order, own: ['high'] }];
  const free = textRows(compile(blueprintOf({ a: { rows: ROWS, columns } }), words), 'a', 0, ROWS);
  const rows = textRows(compile(blueprintOf({ a: { rows: ROWS, columns, groups } }), words), 'a', 0, ROWS);
  for (const [at, [low, high]] of rows.entries()) {
    expect(Number(low)).toBeLessThan(Number(high));
    if (free[at]![1] !== '1') expect(high).toBe(free[at]![1]);
  }
});

test('numbers that are NULL in a stated share of the rows keep the order of their group', () => {
  const choices = [
    { weight: 9, generator: { kind: 'number.int', parameters: { min: 1, max: 40 } } },
    { weight: 1, value: null },
  ];
  const columns = {
    low: { type: 'integer', generator: { kind: 'number.int', parameters: { min: 1, max: 1000 } } },
    high: { type: 'integer', nullable: true, generator: { kind: 'weighted', parameters: { dealt: true, choices } } },
  };
  const terms = [
    { column: 'low', coefficient: 1 },
    { column: 'high', coefficient: -1 },
  ];
  const groups = [{ columns: ['low', 'high'], tier: 'D' as const, order: [{ terms, operator: '<=' as const, value: 0 }], own: ['high'] }];
  const free = textRows(compile(blueprintOf({ a: { rows: ROWS, columns } }), words), 'a', 0, ROWS);
  const rows = textRows(compile(blueprintOf({ a: { rows: ROWS, columns, groups } }), words), 'a', 0, ROWS);
  expect(rows.filter(([low, high]) => high != null && Number(low) > Number(high))).toEqual([]);
  // What was stated is as it was: the other column gives way.
  expect(rows.map(([, high]) => high)).toEqual(free.map(([, high]) => high));
  expect(rows.filter(([, high]) => high === null).length).toBeGreaterThan(ROWS * 0.08);
});
