import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { blueprintOf, ID, link } from '../testing/blueprint-of.ts';
import { textRows } from '../text-rows.ts';

const words = await loadWords('en-US');

const year = (from: number) => ({
  columns: {
    ts: {
      domain: { min: `${from}-01-01 00:00:00+00`, max: `${from + 1}-01-01 00:00:00+00`, maxExclusive: true },
      generator: { kind: 'date.between', parameters: { from: `${from}-01-01`, to: `${from + 1}-01-01` } },
    },
  },
});

/** Readings of machines, one partition per year; the timeline ends where the last partition begins. */
function readings(distinct: boolean, rows = 20_000) {
  return compile(
    blueprintOf(
      {
        machines: { rows: 20, columns: { id: ID }, primaryKey: ['id'] },
        readings: {
          rows,
          columns: {
            machine_id: 'integer',
            ts: { type: 'timestamp with time zone', generator: { kind: 'date.created' }, ...(distinct && { distinct }) },
          },
          primaryKey: ['machine_id', 'ts'],
          groups: [{ columns: ['ts'], tier: 'C', variants: [year(2025), year(2026)], constraints: ['partitions'] }],
          timeline: { from: '2024-01-01', to: '2026-01-01' },
        },
      },
      [link('readings.machine_id', 'machines.id', { fanOut: { kind: 'geometric', mean: rows / 20 } })],
    ),
    words,
  );
}

test.each([true, false])('a key of a reference and a partitioned timestamp holds in every partition (distinct: %s)', (distinct) => {
  const plan = readings(distinct);
  const { rows } = plan.table('readings');
  const keys = textRows(plan, 'readings', 0, rows, ['machine_id', 'ts']).map(([machine, ts]) => `${machine} ${ts}`);
  expect(rows).toBeGreaterThan(15_000);
  expect(new Set(keys).size).toBe(rows);
  const years = keys.map((key) => key.split(' ')[1]!.slice(0, 4));
  expect([...new Set(years)].sort()).toEqual(['2025', '2026']);
  expect(years.filter((each) => each === '2026').length / rows).toBeGreaterThan(0.3);
});
