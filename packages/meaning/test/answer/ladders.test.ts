import { expect, test } from 'vitest';
import { answered } from './brewery.ts';

const idle = (lost: readonly { place: string; reason: string }[]): string[] =>
  lost.filter(({ reason }) => reason.includes('comes first')).map(({ place }) => place);

test('the last rungs of a ladder of conditions, and what all others hold, need no rows', async () => {
  const when = [5, 11, 12, 50, 90].map((below) => ({ if: `volume < ${below}`, then: `below ${below}` }));
  const { outcome } = await answered({ batches: { columns: { volume: { low: 1, high: 10 }, note: { when, else: 'more' } } } });
  expect(outcome.lost).toEqual([]);
  expect(outcome.faults).toEqual([]);
});

test('a condition behind a wider one is named', async () => {
  const when = [
    { if: 'volume < 11', then: 'some' },
    { if: "volume < 5 && state != ''", then: 'few' },
    { if: 'volume < 11', then: 'some more' },
  ];
  const { outcome } = await answered({ batches: { columns: { volume: { low: 1, high: 10 }, note: { when } } } });
  expect(idle(outcome.lost)).toEqual(['/tables/batches/columns/note/when/1', '/tables/batches/columns/note/when/2']);
});

test('a time that the answer puts before another one goes with an order of both', async () => {
  const { outcome } = await answered({
    batches: {
      columns: { brewed_at: { before: { of: 'packaged_at', least: '1 day', typical: '9 days', most: '30 days' } } },
      orders: ['brewed_at < packaged_at'],
      when: [{ if: "style != ''", then: { packaged_at: ['-300d', 'now'] } }],
    },
  });
  expect(outcome.faults).toEqual([]);
  expect(outcome.relations.find(({ relation }) => relation === 'brewed_at < packaged_at')).toMatchObject({ holds: 200, rows: 200 });
});
