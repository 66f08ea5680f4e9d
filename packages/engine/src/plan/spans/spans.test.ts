import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { blueprintOf, ID, link } from '../testing/blueprint-of.ts';
import { faultsOf } from '../testing/check-plan.ts';
import { textRows } from '../text-rows.ts';

const words = await loadWords('en-US');
const rooms = { rooms: { rows: 7, columns: { id: ID }, primaryKey: ['id'] } };

/** Rows that share a parent and overlap: start, end and parent of each row as sortable text. */
function overlaps(rows: readonly (readonly [string, string, string])[]): number {
  let found = 0;
  const sorted = [...rows].sort((a, b) => (a[2] < b[2] ? -1 : a[2] > b[2] ? 1 : a[0] < b[0] ? -1 : 1));
  for (let i = 1; i < sorted.length; i++) if (sorted[i]![2] === sorted[i - 1]![2] && sorted[i]![0] < sorted[i - 1]![1]) found++;
  for (const [from, to] of rows) if (from >= to) found++;
  return found;
}

const ends = (range: string) => range.slice(1, -1).replaceAll('"', '').split(',') as [string, string];

test.each(['daterange', 'tstzrange', 'tsrange'])('bookings of a room by %s', (type) => {
  const plan = compile(
    blueprintOf({ ...rooms, bookings: { rows: 300, columns: { room_id: 'integer', during: type }, exclusions: [{ equal: ['room_id'], span: ['during'] }] } }, [
      link('bookings.room_id', 'rooms.id'),
    ]),
    words,
  );
  const rows = textRows(plan, 'bookings', 0, 300).map(([room, during]) => [...ends(during!), room!] as [string, string, string]);
  expect(rows).toHaveLength(300);
  expect(overlaps(rows)).toBe(0);
});

test('stays between two dates whatever the group requires', () => {
  const plan = compile(
    blueprintOf(
      {
        ...rooms,
        stays: {
          columns: { room_id: 'integer', arrives: 'date', leaves: { type: 'date', nullable: true, nullRate: 0.5 } },
          exclusions: [{ equal: ['room_id'], span: ['arrives', 'leaves'] }],
          groups: [
            {
              columns: ['arrives', 'leaves'],
              tier: 'D',
              order: [
                {
                  terms: [
                    { column: 'arrives', coefficient: 1 },
                    { column: 'leaves', coefficient: -1 },
                  ],
                  operator: '<',
                  value: 0,
                },
              ],
            },
          ],
        },
      },
      [link('stays.room_id', 'rooms.id', { owner: true, fanOut: { kind: 'uniform', min: 1, max: 40 } })],
    ),
    words,
  );
  const rows = textRows(plan, 'stays', 0, plan.table('stays').rows).map(([room, from, to]) => [from!, to!, room!] as [string, string, string]);
  expect(overlaps(rows)).toBe(0);
});

test('numbers without overlap over the whole table', () => {
  const plan = compile(
    blueprintOf({ blocks: { rows: 500, columns: { numbers: 'int4range' }, uniqueKeys: [{ columns: ['numbers'], withoutOverlaps: true }] } }),
    words,
  );
  const rows = textRows(plan, 'blocks', 0, 500).map(([range]) => ends(range!).map((end) => end.padStart(9, '0')) as [string, string]);
  expect(overlaps(rows.map(([from, to]) => [from, to, '']))).toBe(0);
});

test('a reference by PERIOD is inside its parent’s range', () => {
  const prices = { columns: { room_id: 'integer', valid: 'daterange' }, uniqueKeys: [{ columns: ['room_id', 'valid'], withoutOverlaps: true }] };
  const plan = compile(
    blueprintOf({ ...rooms, versions: prices, offers: { rows: 20, ...prices } }, [
      link('versions.room_id', 'rooms.id', { owner: true, fanOut: { kind: 'fixed', count: 4 } }),
      link('offers.room_id,valid', 'versions.room_id,valid', { period: true }),
    ]),
    words,
  );
  expect(faultsOf(plan)).toEqual([]);
  expect(overlaps(textRows(plan, 'offers', 0, 20).map(([room, range]) => [...ends(range!), room!] as [string, string, string]))).toBe(0);
});
