import { describe, expect, test } from 'vitest';
import { applyKnowledge } from '../../src/answer/index.ts';
import { answered, brewery, share } from './brewery.ts';

const time = (cell: string | null | undefined): number => Date.parse(cell ?? '');

describe('statements as people write them', () => {
  test('a timestamp under a CHECK with the state follows the state that sets it', async () => {
    const { rows, outcome } = await answered({
      batches: {
        states: {
          of: 'state',
          shares: { planned: 10, brewing: 20, packaged: 65, dumped: 5 },
          path: ['planned', 'brewing', 'packaged'],
          reached: { brewing: ['best_before'], packaged: ['packaged_at'] },
        },
        orders: ['brewed_at +[1 day, 4 days, 9 days]-> best_before', 'best_before +[1 day, 4 days, 9 days]-> packaged_at'],
      },
    });
    expect(outcome.faults).toEqual([]);
    const batches = rows('batches');
    expect(share(batches, ({ state }) => state === 'packaged')).toBeGreaterThan(0.6);
    // Of the last days some follow after today.
    expect(share(batches, ({ state, packaged_at }) => (state === 'packaged') === (packaged_at !== null))).toBeGreaterThan(0.95);
    const packaged = batches.filter(({ packaged_at }) => packaged_at !== null);
    expect(packaged.filter(({ state }) => state !== 'packaged')).toEqual([]);
    expect(share(packaged, ({ best_before, packaged_at }) => time(packaged_at) > time(best_before))).toBe(1);
  });

  test('a circular answer loses one statement, not all', async () => {
    const { rows, outcome } = await answered({
      batches: { columns: { volume: { formula: 'hours + 1' }, hours: { formula: 'volume + 1' }, plant: { value: 'Köln' } } },
    });
    expect(outcome.faults.some(({ message }) => message.includes('made from itself'))).toBe(true);
    expect(share(rows('batches'), ({ plant }) => plant === 'Köln')).toBe(1);
  });

  test('an order from a time to a day counts days', async () => {
    const { outcome } = await answered({ batches: { orders: ['brewed_at +[0 days, 1 day, 2 days]-> best_before'] } });
    expect(outcome.faults).toEqual([]);
    expect(outcome.relations).toMatchObject([{ relation: 'brewed_at -> best_before', holds: 200 }]);
  });

  test.each([
    ['best_before == brewed_at + 30 days', 30],
    ["best_before == brewed_at + interval '2 weeks'", 14],
    ['best_before == add_days(brewed_at, 3)', 3],
  ])('%s', async (equation, days) => {
    const { rows, outcome } = await answered({ batches: { equations: [equation] } });
    expect(outcome.faults).toEqual([]);
    expect(share(rows('batches'), ({ brewed_at, best_before }) => time(best_before) - time(brewed_at!.slice(0, 10)) === days * 86_400_000)).toBe(1);
  });

  test('max and min of values are the larger and the smaller one', async () => {
    const { rows, outcome } = await answered({
      batches: { equations: ['volume == max(0, hours - 50, 7)'], columns: { hours: { low: 1, high: 90 }, tank: { formula: 'min(hours, 20)' } } },
    });
    expect(outcome.faults).toEqual([]);
    expect(
      share(rows('batches'), ({ hours, volume, tank }) => Number(volume) === Math.max(7, Number(hours) - 50) && Number(tank) === Math.min(20, Number(hours))),
    ).toBe(1);
  });

  test.each(['string(sum(batches.volume))', 'string(sum(batches, volume))'])('rows of the same parent are added up: %s', async (formula) => {
    const { rows, outcome } = await answered({ batches: { columns: { volume: { low: 1, high: 9 } } }, orders: { columns: { fits: { formula } } } });
    expect(outcome.faults).toEqual([]);
    const sums = new Map<string, number>();
    for (const { brewer_id, volume } of rows('batches')) if (brewer_id != null) sums.set(brewer_id, (sums.get(brewer_id) ?? 0) + Number(volume));
    expect(share(rows('orders'), ({ brewer_id, fits }) => (brewer_id === null ? fits === null : fits === String(sums.get(brewer_id!))))).toBe(1);
  });

  test('an invalid statement is one error, and its equation is not counted', async () => {
    const { outcome } = await answered({ batches: { equations: ['cost == price_of(ingredients)'] } });
    expect(outcome.faults).toHaveLength(1);
    expect(outcome.relations).toEqual([]);
  });
});

describe('no loss is reported if nothing was lost', () => {
  test('of a column after a column that Postgres computes', async () => {
    const before = brewery();
    before.tables[1]!.columns.splice(1, 0, { name: 'made', type: 'integer', nullable: true, generated: 'id * 2' });
    const { outcome } = await applyKnowledge({ format: 2, tables: { batches: { columns: { plant: { values: ['Köln', 'Bonn'] } } } } }, before);
    expect(outcome.lost).toEqual([]);
  });

  test('of a column that a table condition restricts further', async () => {
    const { outcome } = await answered({
      batches: { columns: { style: { values: ['a', 'b'] }, volume: { low: 1, high: 9 } }, when: [{ if: "style == 'a'", then: { volume: [50, 60] } }] },
    });
    expect(outcome.lost).toEqual([]);
  });
});
