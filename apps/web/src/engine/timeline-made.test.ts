import { emptyBlueprint, type Blueprint } from '@seedbed/contract';
import { compile, textRows } from '@seedbed/engine';
import { loadWords } from '@seedbed/engine/words';
import { expect, test } from 'vitest';
import { timelineMade } from './timeline-made.ts';

const id = { name: 'id', type: 'integer', generator: { kind: 'sequence' } };
const blueprint: Blueprint = {
  ...emptyBlueprint(),
  tables: [
    { schema: 'public', name: 'clerks', rows: 40, columns: [id, { name: 'hired_on', type: 'date', generator: { kind: 'date.past' } }], primaryKey: ['id'] },
    {
      schema: 'public',
      name: 'hires',
      rows: 400,
      timeline: { from: '2024-01-02', to: '2026-01-01', rows: 400, pattern: { growth: 1, weekdays: [1, 1, 1, 1, 1, 1, 0] } },
      columns: [
        id,
        { name: 'clerk_id', type: 'integer', nullable: true },
        { name: 'made_at', type: 'timestamp with time zone', generator: { kind: 'date.created' } },
        { name: 'made_on', type: 'date', generator: { kind: 'date.created' } },
      ],
      primaryKey: ['id'],
    },
  ],
  relations: [
    {
      source: 'declared',
      from: { table: 'public.hires', columns: ['clerk_id'] },
      to: { table: 'public.clerks', columns: ['id'] },
      behind: ['hired_on'],
      nullShare: 0.3,
    },
  ],
};
const plan = compile(blueprint, await loadWords('en-US'));

test('counted rows are those of the table, and what moved them is named', () => {
  const made = timelineMade(plan, 'public.hires', 'made_at')!;
  const times = textRows(plan, 'public.hires', 0, 400, ['made_at']).map(([text]) => text!);
  expect(made.counts.months[2]).toBe(times.filter((time) => time.slice(5, 7) === '03').length);
  expect(made.counts.hours[9]).toBe(times.filter((time) => time.slice(11, 13) === '09').length);
  expect(made.counts.years.reduce((sum, rows) => sum + rows)).toBe(400);
  expect([made.first, made.last]).toEqual([times.toSorted()[0]!.slice(0, 16), times.toSorted().at(-1)!.slice(0, 16)]);
  expect(made.falls).toBe(times.filter((time, i) => i > 0 && time < times[i - 1]!).length);
  expect(made.moved).toMatchObject([{ parent: 'public.clerks', columns: ['clerk_id'], times: ['hired_on'], follows: false }]);
  expect(made.moved[0]!.rows).toBeGreaterThan(30);
  expect(made.asked.weekdays[6]).toBe(0);
  // Sunday has room, although none is requested there, and moved rows are on it.
  expect(made.room.weekdays[6]).toBeGreaterThan(0.13);
  expect(made.counts.weekdays[6]).toBeGreaterThan(0);
  expect(made.elsewhere).toBe(0);
  expect(made.hasHours).toBe(true);
});

test('a date has no hours, and values that are not times have no timeline', () => {
  expect(timelineMade(plan, 'public.hires', 'made_on')).toMatchObject({ hasHours: false, first: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  expect(timelineMade(plan, 'public.hires', 'id')).toBeNull();
});
