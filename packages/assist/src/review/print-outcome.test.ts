import { expect, test } from 'vitest';
import { printKnowledgeOutcome } from './print-outcome.ts';

test('a changed column is not called unchanged for a statement that is not made', () => {
  const place = '/tables/jobs/columns/part_id/among';
  const lost = [
    { place, table: 'public.jobs', column: 'part_id', reason: 'not made yet' },
    { place: '/tables/jobs/columns/id', table: 'public.jobs', column: 'id', reason: 'an identity column' },
  ];
  const taken = [{ table: 'public.jobs', column: 'part_id', from: 'a reference', to: 'NULL by what is said' }];
  expect(printKnowledgeOutcome({ taken, lost, faults: [], relations: [] })).toEqual([
    'unchanged: public.jobs.id: an identity column',
    `not as stated: public.jobs.part_id: not made yet (${place})`,
    'knowledge: 1 column changed, 1 unchanged, 1 statement not as stated, 0 errors',
  ]);
});
