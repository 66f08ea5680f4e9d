import { emptyBlueprint, type Blueprint, type Relation } from '@seedbed/contract';
import { textRows } from '@seedbed/engine';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { expect, test } from 'vitest';
import { applyOverlay } from '../src/documents/overlay/index.ts';

const text = { type: 'text', generator: { kind: 'text.plain' } };

/** Inference guessed that `jobs.maker` refers to a maker, and each maker has three jobs. */
function guessing(more: Partial<Relation> = {}): Blueprint {
  return {
    ...emptyBlueprint(),
    tables: [
      { schema: 'public', name: 'makers', rows: 20, primaryKey: ['id'], columns: [{ name: 'id', ...text, generator: { kind: 'string.uuid' } }] },
      {
        schema: 'public',
        name: 'jobs',
        primaryKey: ['id'],
        columns: [
          { name: 'id', type: 'integer', generator: { kind: 'sequence' } },
          { name: 'maker', type: 'text', nullable: true },
        ],
      },
    ],
    relations: [
      {
        name: 'jobs_maker_inferred',
        from: { table: 'public.jobs', columns: ['maker'] },
        to: { table: 'public.makers', columns: ['id'] },
        owner: true,
        fanOut: { kind: 'fixed', count: 3 },
        source: 'inferred',
        ...more,
      },
    ],
  };
}

const laid = (blueprint: Blueprint, message: NonNullable<Parameters<typeof applyOverlay>[1]['columns']>) =>
  applyOverlay(blueprint, { columns: message }, { compile: compileBlueprint });

test('labels of an overlay win over a guessed reference, and the table keeps its rows', async () => {
  const plan = await compileBlueprint(await laid(guessing(), { 'jobs.maker': { acme: 3, bolt: 1 } }));
  const makers = textRows(plan, plan.table('public.jobs'), 0, 60).map(([, maker]) => maker);
  expect(plan.table('public.jobs').rows).toBe(60);
  expect(new Set(makers)).toEqual(new Set(['acme', 'bolt']));
});

test('a declared reference stays a reference', async () => {
  await expect(laid(guessing({ source: 'declared', name: 'jobs_maker_fkey' }), { 'jobs.maker': { acme: 3 } })).rejects.toThrow('refers to another table');
});
