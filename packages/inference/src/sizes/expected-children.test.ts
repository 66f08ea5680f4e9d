import { emptyBlueprint, type FanOut } from '@seedbed/contract';
import { compile, loadWords } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { expectedChildren } from './expected-children.ts';

const id = { name: 'id', type: 'bigint', nullable: false } as const;

test.each<[string, FanOut | undefined, number | undefined]>([
  ['orders of customers', { kind: 'pareto', mean: 3.4, shape: 1.4 }, 0.35],
  ['what a tenant has', { kind: 'lognormal', median: 8, sigma: 1.3 }, undefined],
  ['lines', { kind: 'poisson', mean: 2 }, 0.1],
  ['what the engine takes by itself', undefined, undefined],
])('a timeline has room for the expected rows: %s', async (_, fanOut, childless) => {
  const relation = { ...(fanOut && { fanOut }), ...(childless !== undefined && { childless }) };
  const plan = compile(
    {
      ...emptyBlueprint(),
      tables: [
        { schema: 'public', name: 'parents', rows: 5000, columns: [id], primaryKey: ['id'] },
        { schema: 'public', name: 'children', columns: [id, { ...id, name: 'parent_id' }], primaryKey: ['id'] },
      ],
      relations: [
        {
          from: { table: 'public.children', columns: ['parent_id'] },
          to: { table: 'public.parents', columns: ['id'] },
          owner: true,
          source: 'declared',
          ...relation,
        },
      ],
    },
    await loadWords('en-US'),
  );
  const { rows } = plan.tables.find((table) => table.name === 'public.children')!;
  expect(Math.abs(expectedChildren(5000, relation, false) / rows - 1)).toBeLessThan(0.01);
});
