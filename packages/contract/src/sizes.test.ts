import { expect, test } from 'vitest';
import type { Blueprint } from './blueprint.ts';
import type { BlueprintTable } from './blueprint/table.ts';
import { sizesOf } from './sizes.ts';

type Made = {
  readonly rows?: number;
  readonly made: number;
  readonly of?: readonly string[];
  readonly owner?: string;
  readonly key?: readonly string[];
  readonly role?: string;
  readonly checked?: readonly [min: number, max: number];
};

/** A blueprint with these tables, and the counts of its plan. `of`: tables that it refers to, by `<table>_id`. */
function shop(tables: Readonly<Record<string, Made>>): [Blueprint, ReadonlyMap<string, number>] {
  const blueprint = {
    tables: Object.entries(tables).map(([name, { rows, role, key, checked }]): Partial<BlueprintTable> => ({
      schema: 'public',
      name,
      columns: checked ? [{ name: 'id', type: 'smallint', domain: { min: checked[0], max: checked[1] } }] : [],
      primaryKey: [...(key ?? ['id'])],
      ...(rows !== undefined && { rows }),
      ...(role !== undefined && { role }),
    })),
    relations: Object.entries(tables).flatMap(([name, { of = [], owner }]) =>
      of.map((to) => ({
        from: { table: `public.${name}`, columns: [`${to}_id`] },
        to: { table: `public.${to}`, columns: ['id'] },
        ...(owner === to && { owner: true }),
      })),
    ),
  };
  return [blueprint as unknown as Blueprint, new Map(Object.entries(tables).map(([name, { made }]) => [`public.${name}`, made]))];
}

const SHOP = {
  countries: { rows: 60, made: 60, role: 'lookup' },
  customers: { rows: 1000, made: 1000, of: ['countries'] },
  payments: { made: 2100, of: ['orders'], owner: 'orders' },
  orders: { made: 2100, of: ['customers'], owner: 'customers' },
};

test('a root has its count, children so many for each row of their parent, and lists come last', () => {
  const { line, items, more } = sizesOf(...shop(SHOP));
  expect(line).toBe('1,000 customers · 2.1 orders each · 1 payment each · 60 countries');
  expect(items.map(({ table, kind, follows }) => [table, kind, follows])).toEqual([
    ['public.customers', 'root', undefined],
    ['public.orders', 'child', true],
    ['public.payments', 'child', true],
    ['public.countries', 'lookup', undefined],
  ]);
  expect(more).toEqual({ tables: 0, rows: 0 });
});

test('what does not come right after its parent names it', () => {
  const { line } = sizesOf(
    ...shop({ ...SHOP, order_items: { made: 5250, of: ['orders'], owner: 'orders' }, tickets: { made: 30, of: ['orders'], owner: 'orders' } }),
  );
  expect(line).toBe('1,000 customers · 2.1 orders each · 1 payment each · 2.5 order items an order · 0.01 tickets an order · 60 countries');
});

test('what has no room for another row says so, also below a parent', () => {
  const bar = { kegs: { rows: 260, made: 260 }, taps: { rows: 24, made: 24, of: ['kegs'], owner: 'kegs', checked: [1, 24] as const } };
  const { line, items } = sizesOf(...shop(bar));
  expect(line).toBe('260 kegs · 24 taps, all that fit');
  expect(items[1]).toEqual({ table: 'public.taps', rows: 24, kind: 'root', full: true, says: '24 taps, all that fit' });
  expect(sizesOf(...shop({ ...bar, taps: { ...bar.taps, rows: 13, made: 13 } })).line).toBe('260 kegs · 0.05 taps each');
});

test('a name without an English plural stays as it is', () => {
  const { line } = sizesOf(
    ...shop({
      kunden: { rows: 10, made: 10 },
      bestellungen: { made: 25, of: ['kunden'], owner: 'kunden' },
      zahlungen: { made: 50, of: ['bestellungen'], owner: 'bestellungen' },
      mahnungen: { made: 25, of: ['bestellungen'], owner: 'bestellungen' },
    }),
  );
  expect(line).toBe('10 kunden · 2.5 bestellungen each · 2 zahlungen each · 1 mahnungen per bestellungen');
});

test('a join table is counted from both sides, and neither side can have more than there are of the other', () => {
  const { line, items } = sizesOf(
    ...shop({
      posts: { rows: 100, made: 100 },
      labels: { rows: 20, made: 20, role: 'lookup' },
      post_labels: { rows: 300, made: 300, of: ['posts', 'labels'], key: ['posts_id', 'labels_id'] },
    }),
  );
  expect(line).toBe('100 posts · 3 post labels each (15 a label) · 20 labels');
  expect(items[1]).toMatchObject({
    kind: 'join',
    per: [
      { table: 'public.posts', column: 'posts_id', each: 3, most: 20 },
      { table: 'public.labels', column: 'labels_id', each: 15, most: 100 },
    ],
  });
});

test('a key over the reference allows one row for each of the parent', () => {
  const { items } = sizesOf(...shop({ users: { rows: 10, made: 10 }, profiles: { made: 9, of: ['users'], owner: 'users', key: ['users_id'] } }));
  expect(items[1]!.per).toEqual([{ table: 'public.users', column: 'users_id', each: 0.9, most: 1 }]);
});

test('the line of 200 tables has the main ones, each with its parents, and counts the others', () => {
  const far = Object.fromEntries(Array.from({ length: 196 }, (_, i) => [`notes_${i}`, { rows: 10, made: 10 }]));
  const { line, items, more } = sizesOf(...shop({ ...far, ...SHOP }));
  expect(items).toHaveLength(10);
  expect(line).toMatch(/^1,000 customers · 2\.1 orders each · 1 payment each · 10 notes 0 /);
  expect(more).toEqual({ tables: 190, rows: 1950 });
  expect(line).toMatch(/ · 190 more tables \(1,950 rows\)$/);
  expect(line.length).toBeLessThan(250);
});

test('tables that are above each other, parents without rows and a table of one reference to itself have counts of their own', () => {
  const { line } = sizesOf(
    ...shop({
      teams: { made: 5, of: ['leads'], owner: 'leads' },
      leads: { made: 5, of: ['teams'], owner: 'teams' },
      empty: { rows: 0, made: 0 },
      parts: { made: 0, of: ['empty'], owner: 'empty' },
      pages: { rows: 7, made: 7, of: ['pages'], owner: 'pages' },
    }),
  );
  expect(line).toBe('5 teams · 1 lead each · 0 empty · 0 parts · 7 pages');
});
