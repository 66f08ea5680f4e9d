import { expect, test } from 'vitest';
import { applyKnowledge, mergeKnowledge, withoutRefused } from '../../src/answer/index.ts';
import { brewery } from './brewery.ts';

const GOOD = {
  rows: 40,
  orders: ['brewed_at +[1 hour, 1 day, 2 days]-> packaged_at'],
  when: [{ if: 'state == "planned"', then: { cost: null } }],
  columns: { style: { values: ['Kölsch', 'Märzen'] }, hours: { low: 1, high: 9 } },
};
const ANSWER = {
  format: 2,
  tables: {
    batches: {
      ...GOOD,
      wheel: 3,
      orders: ['brewed_at is early', ...GOOD.orders],
      equations: ['plant == price_of(ingredients)'],
      when: [
        { if: 'state is planned', then: { cost: 5 } },
        { if: 'state == "planned"', then: { cost: null, volume: [9, 'many'] } },
      ],
      columns: { ...GOOD.columns, hours: { low: 1, high: 9, regex: '[0-9]{3' }, state: { values: { planned: 1, brewing: 1, lost: 1 } }, nothing: { value: 1 } },
    },
    nowhere: { rows: 4 },
  },
};

test('what is refused of an answer is left out, and stands apart as it was written', async () => {
  const before = brewery();
  const { kept, refused, left, stays } = await withoutRefused(ANSWER, before);
  const [given, after] = [await applyKnowledge(ANSWER, before), await applyKnowledge(kept, before)];
  expect(given.outcome.faults.length).toBeGreaterThan(6);
  expect(after.blueprint).toEqual(given.blueprint);
  expect([after.outcome.faults, stays]).toEqual([[], []]);
  expect(left).toEqual(
    expect.arrayContaining([
      '/tables/batches/wheel',
      '/tables/batches/orders/0',
      '/tables/batches/equations/0',
      '/tables/batches/columns/state/values/lost',
      '/tables/batches/columns/nothing',
      '/tables/nowhere',
    ]),
  );
  expect(kept).toMatchObject({ tables: { batches: { rows: 40, orders: GOOD.orders, columns: { state: { values: { planned: 1, brewing: 1 } } } } } });
  expect(refused).toMatchObject({
    format: 2,
    tables: {
      batches: {
        wheel: 3,
        orders: ['brewed_at is early'],
        equations: ['plant == price_of(ingredients)'],
        // Whole, since it takes the place of what is kept once it is corrected.
        columns: { state: { values: { planned: 1, brewing: 1, lost: 1 } }, nothing: { value: 1 } },
      },
      nowhere: { rows: 4 },
    },
  });
});

test('an answer of which nothing is refused stays as it is', async () => {
  const answer = { format: 2, tables: { batches: GOOD } };
  expect(await withoutRefused(answer, brewery())).toEqual({ kept: answer, refused: null, left: [], stays: [] });
});

test('of a table in two parts all statements count, and of the same one the later', () => {
  const [one, other] = [
    { format: 2, tables: { batches: { rows: 40, orders: ['a <= b'], columns: { style: { values: ['Kölsch'] }, hours: { low: 1, high: 9 } } } } },
    { format: 2, tables: { batches: { orders: ['b <= c'], columns: { hours: { high: 5 } } } } },
  ];
  const { knowledge, faults } = mergeKnowledge([one, other]);
  expect(knowledge).toEqual({
    format: 2,
    tables: { batches: { rows: 40, orders: ['a <= b', 'b <= c'], columns: { style: { values: ['Kölsch'] }, hours: { low: 1, high: 5 } } } },
  });
  expect(faults).toMatchObject([{ place: '/tables/batches/columns/hours/high' }]);
});
