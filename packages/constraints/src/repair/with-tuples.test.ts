import { expect, test } from 'vitest';
import type { Blueprint } from '@seedbed/contract';
import { withTuples } from './with-tuples.ts';

test('the parents of frozen rows are those of their tuples, without traces of the former choice', () => {
  const to = { table: 'public.rooms', columns: ['id'] };
  const blueprint = {
    tables: [
      {
        schema: 'public',
        name: 'visits',
        columns: [
          { name: 'id', type: 'integer' },
          { name: 'room_id', type: 'integer' },
        ],
      },
    ],
    relations: [
      {
        name: 'room',
        from: { table: 'public.visits', columns: ['room_id'] },
        to,
        within: 'patient',
        scope: 'public.chains',
        childless: 0.2,
        source: 'declared',
      },
    ],
  } as unknown as Blueprint;
  const frozen = withTuples(blueprint, 'public.visits', { columns: ['id', 'room_id'], tier: 'F', rows: [['1', '7']] }, 1);
  expect(frozen.relations).toEqual([{ name: 'room', from: { table: 'public.visits', columns: ['room_id'] }, to, source: 'declared' }]);
});
