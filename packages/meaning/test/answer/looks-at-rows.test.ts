import { expect, test } from 'vitest';
import { applyKnowledge } from '../../src/answer/index.ts';
import { brewery } from './brewery.ts';

/** Counts that fill a timeline, dirt, an order, an equation, bounds, and a formula that the engine refuses. */
const KNOWN = {
  format: 2,
  tables: {
    brewers: { rows: 30, columns: { initials: { values: ['AB', 'CD'] }, rate: { low: 20, high: 30 } } },
    batches: {
      rows: { per: 'brewers', low: 1, typical: 3, high: 9 },
      orders: ['brewed_at +[1 hour, 1 day, 2 days]-> packaged_at'],
      equations: ['cost == labour + ingredients'],
      columns: { style: { values: ['Golden Pale Ale'], dirt: 0.2 }, og: { formula: 'no_such_column + 1' }, hours: { low: 1, high: 9 } },
    },
  },
};

test('an answer gives the same blueprint without inspecting rows, and counts nothing', async () => {
  const looked = await applyKnowledge(KNOWN, brewery());
  const plain = await applyKnowledge(KNOWN, brewery(), { looksAtRows: false });
  expect(plain.blueprint).toEqual(looked.blueprint);
  expect(plain.outcome.taken).toEqual(looked.outcome.taken);
  expect(plain.outcome.faults).toEqual(looked.outcome.faults);
  expect(looked.outcome.relations.length).toBe(2);
  expect(plain.outcome).toMatchObject({ relations: [] });
});
