import type { Blueprint, Generator } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { madeRows } from './support/made-rows.ts';

const PITCHES = `CREATE TABLE pitches (id bigserial PRIMARY KEY, before_cents numeric(5,1) NOT NULL CHECK (before_cents BETWEEN -100 AND 100),
  after_cents numeric(5,1) CHECK (after_cents BETWEEN -100 AND 100), CHECK (abs(after_cents) <= abs(before_cents)));`;

function withGenerator(blueprint: Blueprint, name: string, generator: Generator): Blueprint {
  const changed = (column: Blueprint['tables'][number]['columns'][number]) => (column.name === name ? { ...column, generator } : column);
  return { ...blueprint, tables: blueprint.tables.map((table) => ({ ...table, columns: table.columns.map(changed) })) };
}

test('the larger of two absolute values keeps the values of its generator, and the other follows', async () => {
  const normal = { kind: 'number.normal', parameters: { mean: 0, deviation: 8 } };
  const { rows, proved } = await madeRows(PITCHES, 300, (blueprint) => withGenerator(blueprint, 'before_cents', normal));
  expect(proved).toBe(true);
  const before = rows.get('pitches')!.map((row) => Number(row['before_cents']));
  const deviation = Math.sqrt(before.reduce((sum, value) => sum + value * value, 0) / before.length);
  expect(deviation).toBeGreaterThan(6);
  expect(deviation).toBeLessThan(10);
  expect(before.some((value) => value < 0) && before.some((value) => value > 0)).toBe(true);
});

test('without a generator of its own it spreads over its range', async () => {
  const { rows, proved } = await madeRows(PITCHES, 300);
  expect(proved).toBe(true);
  expect(new Set(rows.get('pitches')!.map((row) => row['before_cents'])).size).toBeGreaterThan(100);
});
