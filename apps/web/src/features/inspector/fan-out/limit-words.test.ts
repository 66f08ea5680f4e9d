import type { BlueprintTable, Relation } from '@seedbed/contract';
import { expect, test } from 'vitest';
import type { ChildCounts } from '../../../engine/protocol.ts';
import { fanOutChart } from './fan-out-chart.ts';
import { fanOutLimit } from './limit-words.ts';

const hire = (more: Partial<BlueprintTable> = {}): BlueprintTable => ({ schema: 'public', name: 'hire', columns: [], primaryKey: ['hire_id'], ...more });
const relation = (more: Partial<Relation> = {}): Relation => ({
  source: 'declared',
  name: 'hire_cust',
  from: { table: 'public.hire', columns: ['cust_id'] },
  to: { table: 'public.cust', columns: ['cust_id'] },
  ...more,
});
const counts = (more: Partial<ChildCounts> = {}): ChildCounts => ({
  parents: 1000,
  counted: 1000,
  rows: 160,
  counts: [
    { children: 0, parents: 974 },
    { children: 6, parents: 26 },
  ],
  most: [],
  first: [],
  firstNames: [],
  asked: { mean: 2.2, without: 0.35 },
  among: null,
  ...more,
});
const limit = (table: BlueprintTable, one: Relation, counted: ChildCounts) => fanOutLimit(table, one, counted, fanOutChart(counted)!);

test('parents without a row in the table that children reference cannot have children; the number of rows needed is shown', () => {
  expect(limit(hire(), relation(), counts({ among: { table: 'public.site', rows: 40, have: 32, without: 0.2 } }))).toEqual({
    why: 'Only 32 of 1,000 cust have a row in site, and a row of hire takes one of its cust: the others cannot have any. site has 40 rows.',
    set: { table: 'public.site', rows: 1000 },
  });
});

test('if the other table has its requested rows, its share without children is shown', () => {
  expect(limit(hire(), relation(), counts({ among: { table: 'public.site', rows: 1000, have: 800, without: 0.2 } }))).toEqual({
    why: 'Only 800 of 1,000 cust have a row in site, and a row of hire takes one of its cust: the others cannot have any. 20 % of cust are asked to be without site.',
    set: null,
  });
});

test('a table with its own row count cannot have as many children as its parents ask for', () => {
  expect(limit(hire({ rows: 160 }), relation(), counts())).toEqual({
    why: 'hire has 160 rows of its own, 1,000 cust as asked take 2,200.',
    set: { table: 'public.hire', rows: 2200 },
  });
});

test('keys, fixed rows and time limits are reported without a count', () => {
  expect(limit(hire({ uniqueKeys: [{ columns: ['cust_id'] }] }), relation(), counts())!.why).toMatch(/^A key over cust_id allows one row of hire/);
  expect(limit(hire(), relation({ vip: 0.4 }), counts())!.why).toMatch(/^What is set for the first of cust/);
  expect(limit(hire(), relation({ order: 'time' }), counts())!.why).toMatch(/^No row of hire comes before its cust/);
});

test('shows nothing if the counts are as requested, or nothing was requested', () => {
  const near = [
    { children: 0, parents: 350 },
    { children: 3, parents: 650 },
  ];
  expect(limit(hire({ rows: 1950 }), relation(), counts({ rows: 1950, counts: near, asked: { mean: 2, without: 0.35 } }))).toBeNull();
  expect(limit(hire(), relation(), counts({ asked: null }))).toBeNull();
});

test('a share without children missed because of time is reported by its count, not with advice that would raise it', () => {
  const said = 'counted, it is 0 %. Rows of hire are dealt in the order of time.';
  const all = (children: number) => counts({ counts: [{ children, parents: 1000 }], rows: children * 1000 });
  expect(limit(hire(), relation({ order: 'time' }), all(1))!.why).toBe(`35 % of cust are asked to be without hire; ${said}`);
  expect(limit(hire(), relation({ order: 'time' }), all(2))!.why).toContain(said);
});
