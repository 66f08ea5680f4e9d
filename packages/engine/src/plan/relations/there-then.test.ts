import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { blueprintOf, ID, link } from '../testing/blueprint-of.ts';
import { faultsOf } from '../testing/check-plan.ts';
import { textRows } from '../text-rows.ts';

const words = await loadWords('en-US');
const CREATED = { type: 'timestamp', generator: { kind: 'date.created' } };
const OPTIONAL = { type: 'integer', nullable: true };

const rowsOf = (plan: ReturnType<typeof compile>, table: string) => textRows(plan, table, 0, plan.table(table).rows);

/** How many rows refer to a row of `to` that came later than `timeOf` says, and how many refer to any. */
function later(
  rows: readonly (readonly (string | null)[])[],
  at: number,
  begun: ReadonlyMap<string | null, string | null>,
  timeOf: (row: readonly (string | null)[]) => string,
) {
  const referring = rows.filter((row) => row[at] !== null);
  return { late: referring.filter((row) => begun.get(row[at]!)! > timeOf(row)).length, all: referring.length };
}

function linesPlan(existing: boolean) {
  const there = existing ? { existing } : {};
  return compile(
    blueprintOf(
      {
        shops: { rows: 20, columns: { id: ID, created_at: CREATED }, primaryKey: ['id'] },
        goods: { rows: 200, columns: { id: ID, shop: 'integer', created_at: CREATED }, primaryKey: ['id'] },
        sales: { rows: 600, columns: { id: ID, shop: 'integer', created_at: CREATED }, primaryKey: ['id'] },
        lines: { columns: { id: ID, sale: 'integer', good: 'integer' }, primaryKey: ['id'], uniqueKeys: [{ name: 'once', columns: ['sale', 'good'] }] },
        extras: { columns: { id: ID, sale: 'integer', good: 'integer' }, primaryKey: ['id'] },
      },
      [
        link('goods.shop', 'shops.id', { owner: true, order: 'time' }),
        link('sales.shop', 'shops.id', { name: 'shop', order: 'time' }),
        link('lines.sale', 'sales.id', { owner: true, fanOut: { kind: 'uniform', min: 1, max: 3 } }),
        link('lines.good', 'goods.id', there),
        link('extras.sale', 'sales.id', { name: 'sale', owner: true, fanOut: { kind: 'uniform', min: 1, max: 3 } }),
        link('extras.good', 'goods.id', { within: 'sale', scope: 'public.shops', ...there }),
      ],
    ),
    words,
  );
}

test.each(['lines', 'extras'])('%s without a time of their own refer to what was there when their owner began', (table) => {
  const count = (existing: boolean) => {
    const plan = linesPlan(existing);
    expect(faultsOf(plan)).toEqual([]);
    const begun = new Map(rowsOf(plan, 'goods').map(([id, , at]) => [id!, at!]));
    const sales = new Map(rowsOf(plan, 'sales').map(([id, , at]) => [id!, at!]));
    return later(rowsOf(plan, table), 2, begun, ([, sale]) => sales.get(sale!)!);
  };
  const [before, after] = [count(false), count(true)];
  expect(before.late).toBeGreaterThan(before.all / 5);
  expect(after.late).toBeLessThan(before.late / 5);
});

test('what a line refers to stays in its place, and once by a key', () => {
  const plan = linesPlan(true);
  const shops = new Map(rowsOf(plan, 'goods').map(([id, shop]) => [id, shop]));
  const sales = new Map(rowsOf(plan, 'sales').map(([id, shop]) => [id, shop]));
  for (const [, sale, good] of rowsOf(plan, 'extras')) expect(shops.get(good!)).toBe(sales.get(sale!));
  const pairs = rowsOf(plan, 'lines').map(([, sale, good]) => `${sale} ${good}`);
  expect(new Set(pairs).size).toBe(pairs.length);
});

test.each([{}, { within: 'place', scope: 'public.places' }])('a row of a tree refers to one that came before it: %j', (within) => {
  const plan = compile(
    blueprintOf(
      {
        places: { rows: 30, columns: { id: ID, created_at: CREATED }, primaryKey: ['id'] },
        notes: { columns: { id: ID, place: 'integer', parent: OPTIONAL, created_at: CREATED }, primaryKey: ['id'] },
      },
      [
        link('notes.place', 'places.id', { name: 'place', owner: true, fanOut: { kind: 'uniform', min: 2, max: 30 } }),
        link('notes.parent', 'notes.id', { self: true, existing: true, nullShare: 0.2, ...within }),
      ],
    ),
    words,
  );
  const rows = rowsOf(plan, 'notes');
  const begun = new Map(rows.map((row) => [row[0]!, row[3]!]));
  const { late, all } = later(rows, 2, begun, (row) => row[3]!);
  expect(all).toBeGreaterThan(rows.length / 2);
  expect(late).toBe(0);
  expect(faultsOf(plan)).toEqual([]);
});

test('a row comes after what it refers to only in some states', () => {
  const plan = compile(
    blueprintOf(
      {
        teams: { rows: 40, columns: { id: ID, created_at: CREATED }, primaryKey: ['id'] },
        people: { columns: { id: ID, team: 'integer', created_at: CREATED }, primaryKey: ['id'] },
        requests: {
          columns: {
            id: ID,
            team: 'integer',
            decided_by: OPTIONAL,
            state: { type: 'text', generator: { kind: 'values', parameters: { values: ['open', 'done'] } } },
            created_at: CREATED,
          },
          primaryKey: ['id'],
        },
      },
      [
        link('people.team', 'teams.id', { owner: true, fanOut: { kind: 'uniform', min: 1, max: 4 } }),
        link('requests.team', 'teams.id', { name: 'team', owner: true, fanOut: { kind: 'uniform', min: 2, max: 9 } }),
        link('requests.decided_by', 'people.id', {
          within: 'team',
          scope: 'public.teams',
          order: 'time',
          behind: [],
          existing: true,
          when: { state: { in: ['done'] } },
        }),
      ],
    ),
    words,
  );
  const begun = new Map(rowsOf(plan, 'people').map(([id, , at]) => [id!, at!]));
  const rows = rowsOf(plan, 'requests');
  for (const [, , by, state] of rows) expect(by !== null).toBe(state === 'done');
  expect(later(rows, 2, begun, (row) => row[4]!)).toMatchObject({ late: 0 });
  expect(faultsOf(plan)).toEqual([]);
});

/** Sales at a time of their own, of goods that came and went, and audits that follow the sales. */
function statedPlan(more: Record<string, unknown> = {}) {
  const between = (from: string, to: string) => ({ type: 'timestamp', generator: { kind: 'date.between', parameters: { from, to } } });
  return compile(
    blueprintOf(
      {
        goods: {
          rows: 100,
          timeline: { from: '2024-01-01', to: '2025-12-31' },
          columns: { id: ID, created_at: CREATED, gone_at: { ...between('2025-01-01', '2025-12-31'), nullable: true, nullRate: 0.5 } },
          primaryKey: ['id'],
        },
        sales: {
          rows: 500,
          began: 'sold_at',
          timeline: { from: '2024-01-01', to: '2025-12-31' },
          columns: { id: ID, good: 'integer', spare: OPTIONAL, sold_at: between('2024-03-01', '2025-12-30') },
          primaryKey: ['id'],
        },
        audits: {
          rows: 300,
          timeline: { from: '2024-01-01', to: '2025-12-31' },
          columns: { id: ID, sale: 'integer', created_at: CREATED },
          primaryKey: ['id'],
        },
      },
      [
        link('sales.good', 'goods.id', { existing: true, until: ['gone_at'] }),
        link('sales.spare', 'goods.id', { existing: true, name: 'spare' }),
        link('audits.sale', 'sales.id', { behind: [] }),
      ],
      { lookTwice: true, ...more },
    ),
    words,
  );
}

test('where a column says when rows began, they refer to what was there and not over, and what refers to them comes later', () => {
  const lateOf = (plan: ReturnType<typeof compile>) => {
    expect(faultsOf(plan)).toEqual([]);
    const goods = rowsOf(plan, 'goods');
    const sales = rowsOf(plan, 'sales');
    const begun = (rows: readonly (readonly (string | null)[])[], at: number) => new Map(rows.map((row) => [row[0]!, row[at]!]));
    const gone = new Map(goods.map(([id, , at]) => [id!, at]));
    return {
      good: later(sales, 1, begun(goods, 1), (row) => row[3]!).late,
      over: sales.filter((row) => (gone.get(row[1]!) ?? '9') < row[3]!).length,
      spare: later(sales, 2, begun(goods, 1), (row) => row[3]!).late,
      sale: later(rowsOf(plan, 'audits'), 1, begun(sales, 3), (row) => row[2]!).late,
    };
  };
  expect(lateOf(statedPlan())).toEqual({ good: 0, over: 0, spare: 0, sale: 0 });
  // Older blueprints look once.
  expect(lateOf(statedPlan({ lookTwice: undefined })).good).toBeGreaterThan(50);
});

test('a reference or times that were added later move no rows', () => {
  const plan = (...links: ReturnType<typeof link>[]) =>
    compile(
      blueprintOf(
        {
          people: { rows: 60, columns: { id: ID, created_at: CREATED }, primaryKey: ['id'] },
          notes: { rows: 300, columns: { id: ID, by: OPTIONAL, created_at: CREATED }, primaryKey: ['id'] },
        },
        links,
      ),
      words,
    );
  const timesOf = (of: ReturnType<typeof plan>) => rowsOf(of, 'notes').map(([, , at]) => at);
  const alone = timesOf(plan());
  expect(timesOf(plan(link('notes.by', 'people.id')))).not.toEqual(alone);
  expect(timesOf(plan(link('notes.by', 'people.id', { timesLater: true })))).toEqual(alone);
  const added = plan(link('notes.by', 'people.id', { existing: true, addedLater: true }));
  expect(timesOf(added)).toEqual(alone);
  const begun = new Map(rowsOf(added, 'people').map(([id, at]) => [id!, at!]));
  const { late, all } = later(rowsOf(added, 'notes'), 1, begun, ([, , at]) => at!);
  expect(all).toBeGreaterThan(250);
  expect(late).toBe(0);
});
