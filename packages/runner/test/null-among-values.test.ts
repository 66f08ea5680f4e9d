import { expect, test } from 'vitest';
import { answeredRows } from './support/answered-rows.ts';
import type { MadeRow } from './support/made-rows.ts';

/** A ferry port: columns of many types that may be NULL, and a reference. */
const SCHEMA = `
create table piers (id serial primary key, title text not null);
create table berths (
  id serial primary key,
  pier_id int references piers,
  second_pier_id int references piers,
  kind text not null check (kind in ('car', 'foot')),
  rent numeric(8, 2),
  opens time,
  since date,
  seen_at timestamptz,
  grade smallint,
  slot int check (slot in (1, 2, 3)),
  lit boolean,
  hue text check (hue in ('red', 'blue')),
  flag text check (flag in ('null', 'set')),
  label text,
  span interval,
  depth int,
  fee int not null
);`;

const shareOfNull = (rows: readonly MadeRow[], column: string): number => rows.filter((row) => row[column] === null).length / rows.length;
const held = (rows: readonly MadeRow[], column: string): string[] => [...new Set(rows.flatMap((row) => row[column] ?? []))].sort();

test('null among values is NULL in its share of rows, and the others keep their type', async () => {
  const { rows, named } = await answeredRows(SCHEMA, {
    piers: {
      rows: 3,
      examples: [
        { id: 1, title: 'North' },
        { id: 2, title: 'West' },
        { id: 3, title: 'Mole' },
      ],
    },
    berths: {
      rows: 600,
      columns: {
        pier_id: { values: { '1': 1, '2': 1, null: 2 } },
        second_pier_id: { when: [{ if: "kind == 'car'", then: [null, 3] }], else: null },
        rent: { values: { '12.5': 1, null: 1 } },
        opens: { values: { '08:00': 1, '09:30': 1, null: 2 } },
        since: { values: { '-30d': 1, null: 1 } },
        grade: { values: [null, 4] },
        slot: { when: [{ if: "kind == 'car'", then: [null, 1] }], else: { null: 0.5, values: [2, 3] } },
        lit: { values: { true: 1, false: 1, null: 2 } },
        hue: { shares: { null: 0.5, red: 0.5 } },
        flag: { values: { null: 1, set: 1 } },
        label: { values: [null, 'berth {a|b}'] },
        span: { values: { '{1|2} days': 1, null: 1 } },
        depth: { else: { null: 0.5 } },
      },
      when: [{ if: "kind == 'car'", then: { seen_at: { values: { '-2d': 1, null: 1 } } } }],
    },
  });
  expect(named).toEqual([]);
  const berths = rows('berths');
  for (const column of ['pier_id', 'rent', 'opens', 'since', 'grade', 'lit', 'hue', 'label', 'span', 'depth']) {
    expect(shareOfNull(berths, column), column).toBeGreaterThan(0.4);
    expect(shareOfNull(berths, column), column).toBeLessThan(0.6);
  }
  const [cars, walkers] = [berths.filter((row) => row['kind'] === 'car'), berths.filter((row) => row['kind'] !== 'car')];
  for (const [some, column] of [
    [cars, 'second_pier_id'],
    [cars, 'seen_at'],
    [cars, 'slot'],
    [walkers, 'slot'],
  ] as const) {
    expect(shareOfNull(some, column), column).toBeGreaterThan(0.35);
    expect(shareOfNull(some, column), column).toBeLessThan(0.65);
  }
  expect(shareOfNull(walkers, 'second_pier_id')).toBe(1);
  expect(held(berths, 'opens')).toEqual(['08:00:00', '09:30:00']);
  expect(held(berths, 'rent')).toEqual(['12.50']);
  expect(held(berths, 'lit')).toEqual(['false', 'true']);
  expect(held(walkers, 'slot')).toEqual(['2', '3']);
  expect(held(berths, 'hue')).toEqual(['red']);
  expect(held(berths, 'flag')).toEqual(['null', 'set']);
  expect(held(berths, 'label')).toEqual(['berth a', 'berth b']);
  expect(held(berths, 'span')).toEqual(['1 days', '2 days']);
});

test('null among values of a NOT NULL column is named', async () => {
  const { rows, outcome } = await answeredRows(SCHEMA, { berths: { columns: { fee: { values: { '5': 1, null: 1 } }, hue: { values: ['blue'] } } } });
  expect(outcome.faults).toMatchObject([{ place: '/tables/berths/columns/fee/values/null', message: 'fee takes no null: the column is NOT NULL.' }]);
  expect(held(rows('berths'), 'fee')).toEqual(['5']);
});
