import type { Blueprint, BlueprintColumn, BlueprintTable, Shape, ShapeColumn } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { compareShapes } from './compare-shapes.ts';
import { knotsOf } from './knots-of.ts';
import { overlayOfShape } from './overlay-of-shape.ts';
import { ranksInBlocks } from './ranks-in-blocks.ts';
import { trueDistinct } from './true-distinct.ts';

const column = (more: Partial<ShapeColumn>): ShapeColumn => ({ name: 'n', type: 'integer', nulls: 0, width: 4, distinct: 10, ...more });
const shapeOf = (one: ShapeColumn, rows = 1000) => ({
  format: 'seedbed-shape-1' as const,
  server: '18.1',
  read: '2026-01-01',
  approved: [],
  tables: [{ schema: 'public', name: 't', rows, pages: 1, columns: [one] }],
});

test('common values are bars without width; those rounded to one number lie around it', () => {
  const knots = knotsOf(column({ common: [0.5, 0.3, 0.2], commonAt: [120, 120, 7] }), 3, 1);
  expect(knots.map(({ weight }) => weight)).toEqual([0.5, 0.3, 0.2]);
  expect(knots.every(({ from, to }) => from === to)).toBe(true);
  expect(new Set(knots.map(({ from }) => from)).size).toBe(3);
  expect(Math.abs(knots[0]!.from - 120)).toBeLessThanOrEqual(10);
  expect(knots[2]!.from).toBe(7);
});

test('between quantiles lie as many values as the column has, or any of many', () => {
  const rest = column({ common: [0.5], commonAt: [0], quantiles: [0, 100, 1000] });
  const few = knotsOf(rest, 11, 1);
  expect(few).toHaveLength(11);
  expect(few.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  expect(few.filter(({ from }) => from > 0 && from < 100).reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(0.25);
  const many = knotsOf(rest, 900, 1);
  expect(many.slice(1)).toEqual([
    { from: 0, to: 100, weight: 0.25 },
    { from: 100, to: 1000, weight: 0.25 },
  ]);
});

test('a column that differs in one figure is as far away as that figure says; what is not there is named', () => {
  const wanted = column({ nulls: 0.1, distinct: 20, common: [0.5, 0.1], commonAt: [1, 2], quantiles: [0, 10, 20] });
  const far = (more: Partial<ShapeColumn>) => compareShapes(shapeOf(wanted), shapeOf({ ...wanted, ...more })).columns[0]!;
  expect(far({}).worst).toBe(0);
  expect(far({ nulls: 0.4 })).toMatchObject({ nulls: expect.closeTo(0.3) as number });
  expect(far({ distinct: 30 })).toMatchObject({ distinct: expect.closeTo(0.5) as number, worst: expect.closeTo(0.5) as number });
  expect(far({ common: [0.3, 0.3] }).common).toBeCloseTo(0.2);
  expect(far({ quantiles: [20, 30, 40] }).quantiles).toBeGreaterThan(0.3);
  // A share of the rows is compared with a number of values.
  expect(far({ distinct: -0.02 }).distinct).toBe(0);
  expect(compareShapes(shapeOf(wanted), shapeOf({ ...wanted, name: 'other' })).missing).toEqual(['public.t.n']);
});

test('of a long tail ANALYZE finds too few different values: the true number is worked out from what it says', () => {
  expect(trueDistinct([0.01], 20_000, 5_000)).toBe(5_000);
  expect(trueDistinct([0.5, 0.5], 1_000_000, 2)).toBe(2);
  const references = trueDistinct([0.0025, 0.0013, 0.0011], 319_157, 33_224);
  expect(references).toBeGreaterThan(36_000);
  expect(references).toBeLessThan(80_000);
});

test('the figures of a table of 10^9 rows are worked out from a few thousand blocks of ranks', () => {
  const blocks = ranksInBlocks([0.01, 0.004], 1e9);
  expect(blocks.length).toBeLessThan(20_000);
  expect(blocks.reduce((sum, { count }) => sum + count, 0)).toBe(1e9);
  expect(blocks.reduce((sum, { count, share }) => sum + count * share, 0)).toBeCloseTo(1);
  expect(trueDistinct([0.01, 0.004], 1e9, 30_000)).toBeGreaterThan(40_000);
  // The same as by summing each rank.
  expect(Math.abs(trueDistinct([0.0025, 0.0013, 0.0011], 319_157, 33_224) / 41_463 - 1)).toBeLessThan(0.01);
  expect(Math.abs(trueDistinct([0.00001], 3_000_000, 1_000_000) / 1_062_500 - 1)).toBeLessThan(0.01);
});

test('the fan-out of 10^8 parents is counted without one of them', () => {
  const id = { name: 'id', type: { name: 'bigint' }, nullable: false } as unknown as BlueprintColumn;
  const table = (name: string, more: readonly BlueprintColumn[] = []) =>
    ({ schema: 'public', name, columns: [id, ...more], primaryKey: { columns: ['id'] } }) as unknown as BlueprintTable;
  const blueprint = {
    tables: [table('p'), table('c', [{ ...id, name: 'p_id', nullable: true }])],
    relations: [{ from: { table: 'public.c', columns: ['p_id'] }, to: { table: 'public.p', columns: ['id'] } }],
  } as unknown as Blueprint;
  const reference = column({ name: 'p_id', nulls: 0.1, distinct: -0.05, common: [0.02, 0.01] });
  const shape: Shape = {
    ...shapeOf(reference),
    tables: ['p', 'c'].map((name, i) => ({ schema: 'public', name, rows: i === 0 ? 1e8 : 1e9, pages: 1, columns: i === 0 ? [] : [reference] })),
  };
  const { first, none, spread } = overlayOfShape(shape, blueprint).overlay.relations!['public.c.p_id']!;
  expect(first!.slice(0, 2)).toEqual([2e7, 1e7]);
  expect(none).toMatch(/^\d+(?:\.\d+)? %$/);
  const parents = first!.length + Object.values(spread!).reduce((sum, weight) => sum + weight, 0);
  expect(parents).toBeGreaterThan(1e7);
  expect(parents).toBeLessThanOrEqual(1e8);
  expect(Object.keys(spread!).length).toBeLessThan(20_000);
});
