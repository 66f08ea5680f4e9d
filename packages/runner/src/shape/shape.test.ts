import type { Blueprint, BlueprintColumn, BlueprintTable, Shape, ShapeColumn } from '@seedbed/contract';
import { sharesByRank } from '../../../engine/src/values/shares-by-rank.ts';
import { expect, test } from 'vitest';
import { compareShapes } from './compare-shapes.ts';
import { knotsOf } from './knots-of.ts';
import { overlayOfShape } from './overlay-of-shape.ts';
import { ranksInBlocks } from './ranks-in-blocks.ts';
import { trueDistinct } from './true-distinct.ts';

const column = (more: Partial<ShapeColumn>): ShapeColumn => ({ name: 'n', type: 'integer', nulls: 0, width: 4, distinct: 10, ...more });
/** As many common values as ANALYZE keeps, so that those beyond go on falling. */
const full = (most: number) => Array.from({ length: 100 }, (_, rank) => most / (rank + 1) ** 0.6);
const whole = { rows: 10_000, least: 1, unit: () => 10 };
const shapeOf = (one: ShapeColumn, rows = 1000) => ({
  format: 'seedbed-shape-1' as const,
  server: '18.1',
  read: '2026-01-01',
  approved: [],
  tables: [{ schema: 'public', name: 't', rows, pages: 1, columns: [one] }],
});

test('common values are bars without width; those rounded to one number lie around it', () => {
  const knots = knotsOf(column({ common: [0.5, 0.3, 0.2], commonAt: [120, 120, 7] }), { ...whole, distinct: 3 });
  expect(knots.map(({ weight }) => weight)).toEqual([0.2, 0.5, 0.3]);
  expect(knots.every(({ from, to }) => from === to)).toBe(true);
  expect(new Set(knots.map(({ from }) => from)).size).toBe(3);
  expect(Math.abs(knots[1]!.from - 120)).toBeLessThanOrEqual(10);
  expect(knots[0]!.from).toBe(7);
});

test('between quantiles lie as many values as the column has, in each bar as many as it has room for', () => {
  const rest = column({ common: [0.5], commonAt: [0], quantiles: [0, 10, 1000] });
  const few = knotsOf(rest, { ...whole, distinct: 51 });
  expect(few.map(({ from, to, weight }) => [from, to, weight])).toEqual([
    [0, 0, 0.5],
    [0, 10, 0.25],
    [10, 1000, 0.25],
  ]);
  // 10 in the narrow bar, 40 in the wide one: each of 10,000 rows draws, and all come.
  expect(few.map(({ steps }) => steps)).toEqual([1, undefined, expect.closeTo(40, -1)]);
  // More than rows can show: any value of the bars.
  expect(
    knotsOf(rest, { ...whole, distinct: 9000 })
      .slice(1)
      .every(({ steps }) => steps === undefined),
  ).toBe(true);
});

test('of the references of half of the rows ANALYZE sees as many as of all', () => {
  const shares = [0.3, 0.001];
  const all = trueDistinct(shares, 2000, { rows: 100_000, nulls: 0 });
  expect(all).toBeGreaterThanOrEqual(2000);
  // Rows without a value are sampled too, so that fewer with one are seen.
  expect(
    trueDistinct(
      Array.from({ length: 100 }, () => 0.001),
      2000,
      { rows: 100_000, nulls: 0.9 },
    ),
  ).toBeGreaterThan(
    trueDistinct(
      Array.from({ length: 100 }, () => 0.001),
      2000,
      { rows: 10_000, nulls: 0 },
    ),
  );
});

test('beside one common value and a short list the others are about alike: there are as many as ANALYZE says', () => {
  const fifty = trueDistinct([0.9], 50, { rows: 1_000_000, nulls: 0 });
  expect(fifty).toBeGreaterThanOrEqual(50);
  expect(fifty).toBeLessThan(55);
  const even = ranksInBlocks([0.9], 51);
  expect(even.slice(1).every(({ share }) => Math.abs(share - 0.002) < 1e-6)).toBe(true);
  expect(ranksInBlocks([], 4).map(({ share }) => share)).toEqual([0.25, 0.25, 0.25, 0.25]);
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
  expect(trueDistinct([0.01], 5_000, { rows: 20_000, nulls: 0 })).toBe(5_000);
  expect(trueDistinct([0.5, 0.5], 2, { rows: 1_000_000, nulls: 0 })).toBe(2);
  const references = trueDistinct(full(0.0025), 33_224, { rows: 319_157, nulls: 0 });
  expect(references).toBeGreaterThan(36_000);
  expect(references).toBeLessThan(80_000);
});

test('the figures of a table of 10^9 rows are worked out from a few thousand blocks of ranks', () => {
  const blocks = ranksInBlocks(full(0.01), 1e9);
  expect(blocks.length).toBeLessThan(20_000);
  expect(blocks.reduce((sum, { count }) => sum + count, 0)).toBe(1e9);
  expect(blocks.reduce((sum, { count, share }) => sum + count * share, 0)).toBeCloseTo(1);
  expect(trueDistinct(full(0.01), 30_000, { rows: 1e9, nulls: 0 })).toBeGreaterThan(31_000);
  // The same as by summing each rank.
  const square = (all: readonly number[]) => all.reduce((sum, share) => sum + share * share, 0);
  const each = [...sharesByRank(full(0.0025), 40_000)];
  expect(ranksInBlocks(full(0.0025), 40_000).reduce((sum, { count, share }) => sum + count * share * share, 0) / square(each)).toBeCloseTo(1, 3);
});

test('the fan-out of 10^8 parents is counted without one of them', () => {
  const id = { name: 'id', type: { name: 'bigint' }, nullable: false } as unknown as BlueprintColumn;
  const table = (name: string, more: readonly BlueprintColumn[] = []) =>
    ({ schema: 'public', name, columns: [id, ...more], primaryKey: { columns: ['id'] } }) as unknown as BlueprintTable;
  const blueprint = {
    tables: [table('p'), table('c', [{ ...id, name: 'p_id', nullable: true }])],
    relations: [{ from: { table: 'public.c', columns: ['p_id'] }, to: { table: 'public.p', columns: ['id'] } }],
  } as unknown as Blueprint;
  const reference = column({ name: 'p_id', nulls: 0.1, distinct: -0.05, common: [0.02, 0.01, ...full(0.0001)] });
  const shape: Shape = {
    ...shapeOf(reference),
    tables: ['p', 'c'].map((name, i) => ({ schema: 'public', name, rows: i === 0 ? 1e8 : 1e9, pages: 1, columns: i === 0 ? [] : [reference] })),
  };
  const { first, none, spread } = overlayOfShape(shape, blueprint).overlay.relations!['public.c.p_id']!;
  // Of the rows that are dealt to a parent, a tenth has no parent in the end.
  expect(first!.slice(0, 2)).toEqual([22_222_222, 11_111_111]);
  expect(none).toMatch(/^\d+(?:\.\d+)? %$/);
  const parents = first!.length + Object.values(spread!).reduce((sum, weight) => sum + weight, 0);
  expect(parents).toBeGreaterThan(1e7);
  expect(parents).toBeLessThanOrEqual(1e8 + 1000);
  expect(Object.keys(spread!).length).toBeLessThan(20_000);
});

test('rows of a timeline come when those of the shape came, and equal values lend no order', () => {
  const made = { name: 'at', type: { name: 'timestamp' }, generator: { kind: 'date.created' } };
  const votes = { name: 'n', type: 'integer', generator: { kind: 'number.integer' } };
  const blueprint = {
    tables: [{ schema: 'public', name: 't', columns: [made, votes], timeline: { from: '2025-01-01', to: '2026-01-01' } }],
    relations: [],
  } as unknown as Blueprint;
  const at = column({ name: 'at', distinct: -1, quantiles: [100, 50, 25, 0] });
  const shape = shapeOf(at);
  const tied = column({ common: [0.9, 0.1], commonAt: [0, 1], distinct: 2, order: 0.82 });
  const both: Shape = { ...shape, tables: [{ ...shape.tables[0]!, columns: [at, tied] }] };
  const { overlay, left } = overlayOfShape(both, blueprint);
  const { from, parts } = overlay.tables!['public.t']!;
  expect(from).toBe('-100d');
  expect(parts).toHaveLength(100);
  expect(parts!.slice(0, 50).reduce((sum, part) => sum + part, 0)).toBeCloseTo(1 / 3, 2);
  expect(parts!.slice(75).reduce((sum, part) => sum + part, 0)).toBeCloseTo(1 / 3, 2);
  // 0.9² + 0.1²: as much correlation as equal values have in any order.
  expect(overlay.columns!['public.t.n']).toMatchObject({ parameters: { knots: [{ from: 0 }, { from: 1 }] } });
  expect(overlay.columns!['public.t.n']).not.toHaveProperty('parameters.order');
  expect(left).toEqual([]);
});
