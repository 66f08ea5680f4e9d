import { emptyBlueprint, type Blueprint, type Group } from '@seedbed/contract';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { blueprintOf, ID, link } from '../testing/blueprint-of.ts';
import { faultsOf } from '../testing/check-plan.ts';
import { textRows } from '../text-rows.ts';
import { orderSolver } from './order-solver.ts';

const words = await loadWords('en-US');
const ROWS = 400;

/** Rows of a table with one group over its columns. */
function rowsOf(
  columns: Parameters<typeof blueprintOf>[0][string]['columns'],
  group: Omit<Group, 'columns' | 'tier'>,
  more: object = {},
): Record<string, string | null>[] {
  const names = Object.keys(columns);
  const plan = compile(blueprintOf({ a: { rows: ROWS, columns, groups: [{ columns: names, tier: 'C', ...group }], ...more } }), words, { cap: true });
  expect(faultsOf(plan)).toEqual([]);
  return textRows(plan, 'a', 0, plan.table('a').rows).map((row) => Object.fromEntries(row.map((cell, i) => [names[i]!, cell])));
}

describe('variants (P30)', () => {
  const status = { type: 'text', generator: { kind: 'values', parameters: { values: ['new', 'paid', 'sent'] } } };
  const rows = rowsOf(
    { status, paid_at: { type: 'date', nullable: true, nullRate: 0.5 }, amount: { type: 'integer', nullable: true, nullRate: 0.3 } },
    {
      variants: [
        { weight: 1, columns: { status: { domain: { in: ['new'] } }, paid_at: { null: true } } },
        { weight: 3, columns: { status: { domain: { in: ['paid', 'sent'] } }, paid_at: { notNull: true }, amount: { domain: { min: 500, max: 600 } } } },
      ],
    },
  );

  test('a column is NULL, or never NULL and inside its domain', () => {
    for (const row of rows) {
      if (row.status === 'new') expect(row.paid_at).toBeNull();
      else {
        expect(row.paid_at).not.toBeNull();
        expect(Number(row.amount)).toBeGreaterThanOrEqual(500);
        expect(Number(row.amount)).toBeLessThanOrEqual(600);
      }
    }
  });

  test('occur by weight; columns that a variant does not name are free', () => {
    const fresh = rows.filter((row) => row.status === 'new');
    expect(fresh.length / rows.length).toBeCloseTo(0.25, 1);
    expect(fresh.some((row) => row.amount === null)).toBe(true);
    expect(fresh.some((row) => row.amount !== null)).toBe(true);
  });
});

test('the first row of a tree is a root (P30)', () => {
  const columns = {
    id: ID,
    parent: { type: 'integer', nullable: true },
    kind: { type: 'text', generator: { kind: 'values', parameters: { values: ['root', 'leaf'] } } },
  };
  const variants = [
    { weight: 1, columns: { kind: { domain: { in: ['root'] } }, parent: { null: true } } },
    { weight: 9, columns: { kind: { domain: { in: ['leaf'] } }, parent: { notNull: true } } },
  ];
  for (let seed = 1; seed <= 12; seed++) {
    const blueprint = blueprintOf({ units: { rows: 60, columns, primaryKey: ['id'], groups: [{ columns: ['kind', 'parent'], tier: 'C', variants }] } }, [
      { from: { table: 'public.units', columns: ['parent'] }, to: { table: 'public.units', columns: ['id'] }, self: true, source: 'declared' },
    ]);
    const rows = textRows(compile({ ...blueprint, seed }, words), 'units', 0, 60);
    expect(rows[0]!.slice(1)).toEqual([null, 'root']);
    for (const [, parent, kind] of rows) expect(kind).toBe(parent === null ? 'root' : 'leaf');
  }
});

test('exactly one of two references', () => {
  const plan = compile(
    blueprintOf(
      {
        users: { rows: 20, columns: { id: ID }, primaryKey: ['id'] },
        teams: { rows: 5, columns: { id: ID }, primaryKey: ['id'] },
        grants: {
          rows: ROWS,
          columns: { user_id: { type: 'integer', nullable: true }, team_id: { type: 'integer', nullable: true } },
          groups: [
            {
              columns: ['user_id', 'team_id'],
              tier: 'C',
              variants: [
                { columns: { user_id: { notNull: true }, team_id: { null: true } } },
                { columns: { user_id: { null: true }, team_id: { notNull: true } } },
              ],
            },
          ],
        },
      },
      [link('grants.user_id', 'users.id', { nullShare: 0.3 }), link('grants.team_id', 'teams.id', { nullShare: 0.3 })],
    ),
    words,
  );
  expect(faultsOf(plan)).toEqual([]);
  for (const row of textRows(plan, 'grants', 0, ROWS)) expect(row.filter((cell) => cell !== null)).toHaveLength(1);
  const counted = plan.relations.flatMap((relation) =>
    Array.from({ length: plan.table(relation.parent).rows }, (_, parent) => relation.childrenOf(parent).count),
  );
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(ROWS);
});

test('a case asks for a reference whose scope has no row for it', () => {
  const columns = { id: ID, kind: { type: 'text', generator: { kind: 'values', parameters: { values: ['staff', 'guest'] } } } };
  const says = (kind: string, there: string, other: string) => ({
    columns: { kind: { domain: { in: [kind] } }, [there]: { notNull: true as const }, [other]: { null: true as const } },
  });
  const plan = compile(
    blueprintOf(
      {
        staff: { rows: 8, columns: { id: ID }, primaryKey: ['id'] },
        guests: { rows: 8, columns: { id: ID }, primaryKey: ['id'] },
        visits: { rows: 40, columns: { id: ID, staff_id: { type: 'integer', nullable: true } }, primaryKey: ['id'] },
        notes: {
          rows: ROWS,
          columns: { ...columns, visit_id: 'integer', staff_id: { type: 'integer', nullable: true }, guest_id: { type: 'integer', nullable: true } },
          primaryKey: ['id'],
          groups: [
            { columns: ['kind', 'staff_id', 'guest_id'], tier: 'C', variants: [says('staff', 'staff_id', 'guest_id'), says('guest', 'guest_id', 'staff_id')] },
          ],
        },
      },
      [
        link('visits.staff_id', 'staff.id', { nullShare: 0.5 }),
        link('notes.visit_id', 'visits.id', { name: 'visit', owner: true }),
        link('notes.staff_id', 'staff.id', { nullShare: 0.1, within: 'visit', scope: 'public.staff' }),
        link('notes.guest_id', 'guests.id', { nullShare: 0.1 }),
      ],
    ),
    words,
  );
  expect(faultsOf(plan)).toEqual([]);
  const visits = new Map(textRows(plan, 'visits', 0, 40).map(([id, staff]) => [id, staff]));
  const rows = textRows(plan, 'notes', 0, ROWS, ['kind', 'visit_id', 'staff_id', 'guest_id']);
  for (const [kind, visit, staff, guest] of rows) {
    expect([staff !== null, guest !== null]).toEqual([kind === 'staff', kind === 'guest']);
    if (kind === 'staff' && visits.get(visit) !== null) expect(staff).toBe(visits.get(visit));
  }
  expect(rows.some(([kind, visit]) => kind === 'staff' && visits.get(visit!) === null)).toBe(true);
});

describe('orders (P31)', () => {
  const term = (column: string, coefficient = 1) => ({ column, coefficient });

  test('dates are in order, ignoring NULLs', () => {
    const rows = rowsOf(
      { a: 'date', b: { type: 'date', nullable: true, nullRate: 0.3 }, c: 'date' },
      {
        order: [
          { terms: [term('a'), term('b', -1)], operator: '<=', value: 0 },
          { terms: [term('b'), term('c', -1)], operator: '<', value: 0 },
          { terms: [term('a'), term('c', -1)], operator: '<', value: 0 },
        ],
      },
    );
    for (const { a, b, c } of rows) expect(a! < c! && (b === null || (a! <= b! && b! < c!))).toBe(true);
  });

  test('a tight chain is satisfied', () => {
    const narrow = { type: 'integer', domain: { min: 1, max: 4 } };
    const rows = rowsOf(
      { a: narrow, b: narrow, c: narrow, d: narrow },
      {
        order: [
          ['a', 'b'],
          ['b', 'c'],
          ['c', 'd'],
        ].map(([low, high]) => ({ terms: [term(low!), term(high!, -1)], operator: '<' as const, value: 0 })),
      },
    );
    for (const row of rows) expect(Object.values(row)).toEqual(['1', '2', '3', '4']);
  });

  test('a column with listed values stays within the list', () => {
    const listed = { type: 'integer', domain: { in: ['3', '8', '20'] } };
    const before = { terms: [term('a'), term('b', -1)], operator: '<' as const, value: 0 };
    for (const { a, b } of rowsOf({ a: listed, b: { type: 'integer', domain: { min: 1, max: 10 } } }, { order: [before] })) {
      expect(['3', '8']).toContain(a);
      expect(Number(a)).toBeLessThan(Number(b));
    }
  });

  test('a case is not taken if its values leave its order no room', () => {
    const any = { type: 'integer', domain: { min: 0, max: 100 } };
    const rows = rowsOf(
      { id: ID, rank: any },
      {
        variants: [
          { columns: { rank: { domain: { in: ['50'] } } }, order: [{ terms: [term('rank'), term('id', -1)], operator: '<=', value: 0 }] },
          { columns: { rank: { domain: { in: ['7'] } } } },
        ],
      },
      { primaryKey: ['id'] },
    );
    for (const { id, rank } of rows) expect(rank === '7' || (rank === '50' && Number(id) >= 50)).toBe(true);
    expect(new Set(rows.map((row) => row.rank))).toEqual(new Set(['7', '50']));
  });

  test('sums of unbounded numbers stay within their type and near the drawn values', () => {
    const any = { type: 'integer', generator: { kind: 'number.int', parameters: { min: 0, max: 100 } } };
    const rows = rowsOf(
      { a: any, b: any, c: any },
      {
        order: [
          { terms: [term('a'), term('b'), term('c')], operator: '=', value: 100 },
          { terms: [term('a'), term('b', -1)], operator: '<=', value: 0 },
          { terms: [term('c'), term('b', -1)], operator: '<', value: 0 },
          { terms: [term('c', -1), term('b', -1)], operator: '<', value: 0 },
        ],
      },
    );
    for (const row of rows) {
      const [a, b, c] = [Number(row['a']), Number(row['b']), Number(row['c'])];
      expect(a + b + c === 100 && a <= b && c < b && -c < b).toBe(true);
      expect(Math.max(Math.abs(a), Math.abs(b), Math.abs(c))).toBeLessThan(10_000);
    }
  });

  test('sums of decimals are exact', () => {
    const money = { type: 'numeric(10,2)', domain: { min: 0, max: 500 } };
    const rows = rowsOf(
      { net: money, tax: money, gross: { type: 'numeric(10,2)', domain: { min: 0, max: 2000 } } },
      { order: [{ terms: [term('net'), term('tax'), term('gross', -1)], operator: '=', value: 0 }] },
    );
    for (const { net, tax, gross } of rows) expect((Number(net) + Number(tax)).toFixed(2)).toBe(gross);
  });

  test('two columns differ', () => {
    const few = { type: 'integer', domain: { min: 1, max: 3 } };
    for (const { a, b } of rowsOf({ a: few, b: few }, { order: [{ terms: [term('a'), term('b', -1)], operator: '<>', value: 0 }] })) expect(a).not.toBe(b);
  });

  test('labels differ, or are equal', () => {
    const label = { type: 'text', generator: { kind: 'values', parameters: { values: ['x', 'y', 'z'] } } };
    for (const { a, b } of rowsOf({ a: label, b: label }, { order: [{ terms: [term('a'), term('b', -1)], operator: '<>', value: 0 }] })) expect(a).not.toBe(b);
    for (const { a, b } of rowsOf({ a: label, b: label }, { order: [{ terms: [term('a'), term('b', -1)], operator: '=', value: 0 }] })) expect(a).toBe(b);
  });

  test('references that must be equal point to the same row', () => {
    const plan = compile(
      blueprintOf(
        {
          users: { rows: 20, columns: { id: ID }, primaryKey: ['id'] },
          logs: {
            rows: 50,
            columns: { a: 'integer', b: 'integer' },
            groups: [{ columns: ['a', 'b'], tier: 'D', order: [{ terms: [term('a'), term('b', -1)], operator: '=', value: 0 }] }],
          },
        },
        [link('logs.a', 'users.id'), link('logs.b', 'users.id')],
      ),
      words,
    );
    for (const [a, b] of textRows(plan, 'logs', 0, 50)) expect(a).toBe(b);
  });

  test('a variant’s own order holds only in it', () => {
    const rows = rowsOf(
      {
        kind: { type: 'text', domain: { in: ['up', 'any'] } },
        x: { type: 'integer', domain: { min: 0, max: 100 } },
        y: { type: 'integer', domain: { min: 0, max: 100 } },
      },
      {
        variants: [
          { columns: { kind: { domain: { in: ['up'] } } }, order: [{ terms: [term('x'), term('y', -1)], operator: '<=', value: -10 }] },
          { columns: { kind: { domain: { in: ['any'] } } } },
        ],
      },
    );
    for (const { kind, x, y } of rows) if (kind === 'up') expect(Number(y) - Number(x)).toBeGreaterThanOrEqual(10);
    expect(rows.some(({ kind, x, y }) => kind === 'any' && Number(y) < Number(x))).toBe(true);
  });

  test('values that satisfy the group do not change', () => {
    const solver = orderSolver(
      ['a', 'b'].map((name) => ({ name, min: 0, max: 100, step: 1, fixed: false, reach: 10 })),
      [{ terms: [term('a'), term('b', -1)], operator: '<=', value: 0 }],
    );
    const x = Float64Array.of(3, 90);
    expect(solver.solve(x, new Uint8Array(2))).toBe(true);
    expect([...x]).toEqual([3, 90]);
    const y = Float64Array.of(90, 3);
    expect(solver.solve(y, new Uint8Array(2))).toBe(true);
    expect(y[0]).toBe(90);
    expect(y[1]).toBeGreaterThanOrEqual(90);
  });

  test('the impossible is reported', () => {
    const solver = orderSolver([{ name: 'a', min: 0, max: 5, step: 1, fixed: false, reach: 10 }], [{ terms: [term('a')], operator: '<=', value: -1 }]);
    expect(solver.solve(Float64Array.of(3), new Uint8Array(1))).toBe(false);
  });
});

describe('tuples (P32)', () => {
  const tuples = [
    ['1', 'a'],
    ['2', 'b'],
    ['3', null],
  ];

  test('are used whole', () => {
    const rows = rowsOf({ n: 'integer', t: { type: 'text', nullable: true } }, { rows: tuples });
    expect(new Set(rows.map(({ n, t }) => `${n} ${t}`))).toEqual(new Set(['1 a', '2 b', '3 null']));
  });

  test('once each under a key', () => {
    const rows = rowsOf({ n: 'integer', t: { type: 'text', nullable: true } }, { rows: tuples }, { primaryKey: ['n'] });
    expect(rows).toHaveLength(3);
  });
});

test('a row takes the case that agrees with its lifecycle: no timestamp is lost to a condition that already holds', () => {
  const stamp = (name: string, step: string) => ({
    name,
    type: 'timestamp with time zone',
    nullable: true,
    generator: { kind: 'life.stamp', parameters: { step } },
    entity: 'life',
  });
  const blueprint: Blueprint = {
    ...emptyBlueprint(),
    tables: [
      {
        schema: 'public',
        name: 'orders',
        rows: 500,
        columns: [
          { name: 'status', type: 'text', generator: { kind: 'life.state', parameters: { vocabulary: 'order' } }, entity: 'life' },
          stamp('paid_at', 'paid'),
          stamp('shipped_at', 'shipped'),
        ],
        groups: [
          {
            columns: ['shipped_at', 'paid_at'],
            tier: 'C',
            variants: [{ columns: { shipped_at: { null: true } } }, { columns: { paid_at: { notNull: true } } }],
          },
        ],
      },
    ],
  };
  const rows = textRows(compile(blueprint, words), 'public.orders', 0, 500);
  for (const [status, paid, shipped] of rows) {
    if (status === 'delivered') expect([paid, shipped]).not.toContain(null);
    if (status === 'pending') expect([paid, shipped]).toEqual([null, null]);
  }
});
