import type { Plan, TablePlan } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { fewerRows, openRoom } from './room.ts';

const table = (name: string, rows: number) => ({ name, rows, left: [] }) as unknown as TablePlan;

function planOf(...tables: TablePlan[]): Plan {
  const relations = [{ child: 'branches', parent: 'offices', columns: ['office'] }];
  return { tables, relations, table: (name: string) => tables.find((one) => one.name === name)! } as unknown as Plan;
}

test('a table without a possible row names the empty table that its rows reference', () => {
  const branches = table('branches', 0);
  const plan = planOf(table('offices', 0), branches);
  expect(fewerRows(plan, branches, openRoom(3)).message).toBe('branches gets 0 rows more, not 3: its rows refer to new rows of offices, which gets none.');
});

test('if no row is left out and no parent is empty, its keys have no more combinations', () => {
  const branches = table('branches', 2);
  const plan = planOf(table('offices', 5), branches);
  expect(fewerRows(plan, branches, openRoom(3)).message).toBe(
    'branches gets 2 rows more, not 3: its keys leave no other rows beside those of the tables that it refers to.',
  );
});
