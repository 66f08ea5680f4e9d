import { expect, test } from 'vitest';
import { emptyBlueprint, type Blueprint } from '@seedbed/contract';
import { applyKnowledge } from '../../src/answer/index.ts';

const LABELS = ['pending', 'paid', 'shipped', 'delivered', 'cancelled'];

/** Orders whose state and stamps are one lifecycle. */
const SHOP: Blueprint = {
  ...emptyBlueprint(),
  tables: [
    {
      schema: 'public',
      name: 'orders',
      rows: 100,
      timeline: { from: '2024-01-01', to: '2025-12-31', rows: 100 },
      columns: [
        { name: 'state', type: 'text', domain: { in: LABELS }, entity: 'life', generator: { kind: 'life.state', parameters: { vocabulary: 'order' } } },
        { name: 'paid_at', type: 'timestamp with time zone', nullable: true, entity: 'life', generator: { kind: 'life.stamp', parameters: { step: 'paid' } } },
      ],
    },
  ],
};

const knowledge = (shares: object) => ({ format: 2, tables: { orders: { columns: { state: { shares } } } } });

test('a share of a state keeps its lifecycle and earlier shares', async () => {
  const first = await applyKnowledge(knowledge({ cancelled: 0.1 }), SHOP);
  const second = await applyKnowledge(knowledge({ pending: 0.2 }), first.blueprint);
  expect([...first.outcome.faults, ...second.outcome.faults]).toEqual([]);
  expect(second.blueprint.tables[0]!.columns[0]).toMatchObject({
    entity: 'life',
    generator: { kind: 'life.state', parameters: { vocabulary: 'order', shares: { cancelled: 0.1, pending: 0.2 } } },
  });
});

test('shares above 100 %, and labels that the column does not accept, are errors', async () => {
  const first = await applyKnowledge(knowledge({ cancelled: 0.6 }), SHOP);
  const more = await applyKnowledge(knowledge({ paid: 0.5 }), first.blueprint);
  expect(more.outcome.faults).toMatchObject([
    { place: '/tables/orders/columns/state/shares', message: 'cancelled 60 % and paid 50 % come to 110 %, more than all rows.' },
  ]);
  expect(more.blueprint.tables[0]!.columns[0]!.generator).toEqual(first.blueprint.tables[0]!.columns[0]!.generator);
  const unknown = await applyKnowledge(knowledge({ lost: 0.5 }), SHOP);
  expect(unknown.outcome.faults[0]).toMatchObject({ place: '/tables/orders/columns/state/shares/lost' });
});
