import type { Plan, TablePlan } from '@seedbed/engine';
import type { KeyThere } from '@seedbed/postgres/existing';
import { expect, test } from 'vitest';
import { fewerRows, Room } from './room.ts';

const table = (name: string, rows: number) => ({ name, rows, left: [], keys: [] }) as unknown as TablePlan;

function planOf(...tables: TablePlan[]): Plan {
  const relations = [{ child: 'branches', parent: 'offices', columns: ['office'] }];
  return { tables, relations, diagnostics: [], table: (name: string) => tables.find((one) => one.name === name)! } as unknown as Plan;
}

test('a table without a possible row names the empty table that its rows reference', () => {
  const branches = table('branches', 0);
  const plan = planOf(table('offices', 0), branches);
  expect(fewerRows(plan, branches, new Room(3)).message).toBe('branches gets 0 rows more, not 3: its rows refer to new rows of offices, which gets none.');
});

test('if no row is left out and no parent is empty, its keys have no more combinations', () => {
  const branches = table('branches', 2);
  const plan = planOf(table('offices', 5), branches);
  expect(fewerRows(plan, branches, new Room(3)).message).toBe(
    'branches gets 2 rows more, not 3: its keys leave no other rows beside those of the tables that it refers to.',
  );
});

test('the advice is about the key that limits the rows, and not about one with a conflict beside it', () => {
  const keys = [
    { name: 'branches_office', columns: ['office'] },
    { name: 'branches_code', columns: ['code'] },
  ];
  const branches = { ...table('branches', 2), keys } as unknown as TablePlan;
  const plan = planOf(table('offices', 2), branches);
  const room = {
    wanted: 3,
    make: 3,
    left: new Set([0, 1]),
    met: new Map([[{ name: 'branches_code', columns: ['code'] } as unknown as KeyThere, new Set([0, 1])]]),
  };
  expect(fewerRows(plan, branches, room).mend).toBe('Add more rows to offices.');
  expect(fewerRows(plan, { ...branches, rows: 3 }, room).mend).toBe('Give code a generator with more values.');
});
