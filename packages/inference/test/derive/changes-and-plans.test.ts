import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const TYPES = {
  'public.work_state': { kind: 'enum' as const, labels: ['pending', 'in_progress', 'completed', 'cancelled'] },
  'public.work_priority': { kind: 'enum' as const, labels: ['low', 'medium', 'high'] },
};
const WORK = [
  {
    name: 'work_orders',
    columns: [
      'id integer not null',
      'status public.work_state not null',
      'priority public.work_priority not null',
      'estimated_hours numeric(6,2) not null',
      'actual_hours numeric(6,2)',
      'completed_at timestamp',
      'created_at timestamp not null',
    ],
  },
  {
    name: 'work_order_history',
    columns: [
      'id integer not null',
      'work_order_id integer not null',
      'field_name varchar(100) not null',
      'old_value text',
      'new_value text',
      'changed_at timestamp not null',
    ],
    refers: ['work_order_id -> work_orders.id'],
  },
];

test('a log of changes names fields of its row, and values that they have', async () => {
  const labels = new Map([
    ['status', TYPES['public.work_state'].labels],
    ['priority', TYPES['public.work_priority'].labels],
  ]);
  const rows = await rowsOf(WORK, 'work_order_history', ['field_name', 'old_value', 'new_value'], TYPES);
  expect(new Set(rows.map(([field]) => field))).toEqual(new Set(labels.keys()));
  for (const [field, before, after] of rows) {
    const known = labels.get(field!)!;
    if (before !== null) expect(known).toContain(before);
    expect(known).toContain(after);
    expect(after).not.toBe(before);
  }
});

test('actual values are near the estimates, if the work is done', async () => {
  const rows = await rowsOf(WORK, 'work_orders', ['status', 'estimated_hours', 'actual_hours'], TYPES);
  expect(rows.filter(([status]) => status === 'completed').length).toBeGreaterThan(50);
  for (const [status, planned, actual] of rows) {
    expect([status, actual !== null]).toEqual([status, status === 'completed']);
    if (actual !== null) expect(Number(actual) / Number(planned)).toBeGreaterThan(0.7);
    if (actual !== null) expect(Number(actual) / Number(planned)).toBeLessThan(1.35);
  }
});
