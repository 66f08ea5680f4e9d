import { expect, test } from 'vitest';
import { emptyBlueprint, type Blueprint } from '@seedbed/contract';
import { compile, loadWords, textRows } from '@seedbed/engine';
import { applyKnowledge } from '../../src/answer/index.ts';

const STATES = ['open', 'done', 'dropped'];
const ROWS = 6000;
const says = (labels: readonly string[], worker: object) => ({
  columns: { state: { domain: { in: [...labels] } }, worker_id: worker },
});

/** Jobs under `CHECK (state <> 'done' OR worker_id IS NOT NULL)`, with a worker in 70 % of the rows. */
function jobs(): Blueprint {
  return {
    ...emptyBlueprint(),
    tables: [
      { schema: 'public', name: 'workers', rows: 50, primaryKey: ['id'], columns: [{ name: 'id', type: 'integer', generator: { kind: 'sequence' } }] },
      {
        schema: 'public',
        name: 'jobs',
        rows: ROWS,
        columns: [
          { name: 'state', type: 'text', domain: { in: STATES }, generator: { kind: 'values', parameters: { values: STATES, weights: [20, 75, 5] } } },
          { name: 'worker_id', type: 'integer', nullable: true },
        ],
        groups: [
          {
            columns: ['state', 'worker_id'],
            tier: 'C',
            variants: [{ columns: { state: { domain: { in: ['dropped', 'open'] } } } }, says(STATES, { notNull: true })],
            constraints: ['jobs_check'],
          },
        ],
      },
    ],
    relations: [
      {
        name: 'jobs_worker_id_fkey',
        from: { table: 'public.jobs', columns: ['worker_id'] },
        to: { table: 'public.workers', columns: ['id'] },
        nullShare: 0.3,
        source: 'declared',
      },
    ],
  };
}

async function shareOfDropped(blueprint: Blueprint): Promise<number> {
  const plan = compile(blueprint, await loadWords('en-US'));
  const rows = textRows(plan, 'public.jobs', 0, ROWS);
  return rows.filter(([state]) => state === 'dropped').length / ROWS;
}

test('a share holds in all rows, also if other labels require a reference', async () => {
  const { blueprint, outcome } = await applyKnowledge({ format: 2, tables: { jobs: { columns: { state: { shares: { dropped: 0.05 } } } } } }, jobs());
  expect(outcome.faults).toEqual([]);
  expect(blueprint.relations[0]!.nullShare).toBeUndefined();
  // Four standard deviations.
  expect(Math.abs((await shareOfDropped(blueprint)) - 0.05)).toBeLessThan(0.0113);
});

test('a reference that no label requires stays NULL in its share of the rows', async () => {
  const free = jobs();
  free.tables[1]!.groups![0]!.variants = [says(STATES, {})];
  const { blueprint } = await applyKnowledge({ format: 2, tables: { jobs: { columns: { state: { shares: { dropped: 0.05 } } } } } }, free);
  expect(blueprint.relations[0]!.nullShare).toBe(0.3);
});
