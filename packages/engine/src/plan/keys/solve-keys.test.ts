import { Problem, type Blueprint } from '@seedbed/contract';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { blueprintOf, ID, link } from '../testing/blueprint-of.ts';
import { faultsOf } from '../testing/check-plan.ts';
import { textRows } from '../text-rows.ts';

const words = await loadWords('en-US');
const names = { id: ID, name: 'text' };
const parent = { rows: 40, columns: names, primaryKey: ['id'] };
const few = { rows: 5, columns: names, primaryKey: ['id'] };
const mood = { types: { 'public.mood': { kind: 'enum' as const, labels: ['low', 'fair', 'good'] } } };

/** Blueprints whose keys are all satisfied, with the row count of their last table. */
const SOLVED: Record<string, [Blueprint, number?]> = {
  'one column of too few words': [
    blueprintOf({
      a: {
        rows: 3000,
        columns: { name: { type: 'text', generator: { kind: 'values', parameters: { values: ['x', 'y', 'z'] } } } },
        uniqueKeys: [{ columns: ['name'] }],
      },
    }),
    3000,
  ],
  'one column of few letters': [blueprintOf({ a: { rows: 600, columns: { code: 'character(2)' }, uniqueKeys: [{ columns: ['code'] }] } }), 600],
  'a pattern': [
    blueprintOf({
      a: {
        rows: 900,
        columns: { code: { type: 'text', domain: { patterns: [{ syntax: 'regex', pattern: '^[A-C][0-9]{3}$' }] } } },
        uniqueKeys: [{ columns: ['code'] }],
      },
    }),
    900,
  ],
  'two flags and a label': [
    blueprintOf({ a: { rows: 12, columns: { x: 'boolean', y: 'boolean', m: 'public.mood' }, uniqueKeys: [{ columns: ['x', 'y', 'm'] }] } }, [], mood),
    12,
  ],
  dates: [blueprintOf({ a: { rows: 2000, columns: { day: 'date' }, primaryKey: ['day'] } }), 2000],
  'place within the owner': [
    blueprintOf({ orders: parent, items: { columns: { order_id: 'integer', line: 'smallint', note: 'text' }, primaryKey: ['order_id', 'line'] } }, [
      link('items.order_id', 'orders.id', { owner: true, fanOut: { kind: 'geometric', mean: 4 } }),
    ]),
  ],
  'place within any parent': [
    blueprintOf({ users: parent, cards: { rows: 500, columns: { user_id: 'integer', name: 'text' }, uniqueKeys: [{ columns: ['user_id', 'name'] }] } }, [
      link('cards.user_id', 'users.id'),
    ]),
    500,
  ],
  'a link of two parents': [
    blueprintOf({ posts: parent, tags: few, links: { columns: { post: 'integer', tag: 'integer' }, primaryKey: ['post', 'tag'] } }, [
      link('links.post', 'posts.id', { owner: true, fanOut: { kind: 'uniform', min: 0, max: 9 } }),
      link('links.tag', 'tags.id'),
    ]),
  ],
  'a place within a parent that another key gave': [
    blueprintOf(
      {
        rooms: few,
        receipts: {
          rows: 200,
          columns: {
            room_id: 'integer',
            kind: { type: 'text', generator: { kind: 'values', parameters: { values: ['read', 'seen'] } } },
            person: { type: 'text', generator: { kind: 'string.nanoid' } },
            thread: { type: 'text', nullable: true, nullRate: 0.5 },
          },
          uniqueKeys: [{ columns: ['room_id', 'kind', 'person', 'thread'] }, { columns: ['room_id', 'kind', 'person'], when: { thread: null } }],
        },
      },
      [link('receipts.room_id', 'rooms.id')],
    ),
    200,
  ],
  'a full product': [
    blueprintOf({ posts: parent, tags: few, links: { rows: 200, columns: { post: 'integer', tag: 'integer' }, primaryKey: ['post', 'tag'] } }, [
      link('links.post', 'posts.id'),
      link('links.tag', 'tags.id'),
    ]),
    200,
  ],
  'three parents': [
    blueprintOf({ a: few, b: few, c: few, abc: { rows: 125, columns: { a: 'integer', b: 'integer', c: 'integer' }, primaryKey: ['a', 'b', 'c'] } }, [
      link('abc.a', 'a.id'),
      link('abc.b', 'b.id'),
      link('abc.c', 'c.id'),
    ]),
    125,
  ],
  'one to one': [
    blueprintOf({ users: parent, profiles: { columns: { user_id: 'integer', bio: 'text' }, primaryKey: ['user_id'] } }, [
      link('profiles.user_id', 'users.id', { owner: true }),
    ]),
    40,
  ],
  'one to one, some without': [
    blueprintOf(
      {
        users: parent,
        seats: { rows: 90, columns: { id: ID, user_id: { type: 'integer', nullable: true } }, primaryKey: ['id'], uniqueKeys: [{ columns: ['user_id'] }] },
      },
      [link('seats.user_id', 'users.id')],
    ),
    90,
  ],
  'only one default a user': [
    blueprintOf(
      {
        users: parent,
        addresses: {
          rows: 200,
          columns: { id: ID, user_id: 'integer', is_default: 'boolean' },
          primaryKey: ['id'],
          uniqueKeys: [{ columns: ['user_id'], when: { is_default: 'true' } }],
        },
      },
      [link('addresses.user_id', 'users.id')],
    ),
    200,
  ],
  'only one current row': [
    blueprintOf({
      versions: {
        rows: 30,
        columns: { id: ID, is_current: 'boolean' },
        primaryKey: ['id'],
        uniqueKeys: [{ columns: ['is_current'], when: { is_current: 'true' } }],
      },
    }),
    30,
  ],
  'only one open project a user, of states in a list': [
    blueprintOf(
      {
        users: few,
        projects: {
          rows: 200,
          columns: { id: ID, user_id: 'integer', state: { type: 'text', domain: { in: ['enquiry', 'ordered', 'started', 'done'] } } },
          primaryKey: ['id'],
          uniqueKeys: [{ columns: ['user_id'], when: { state: ['ordered', 'started'] } }],
        },
      },
      [link('projects.user_id', 'users.id')],
    ),
    200,
  ],
  'one open and one new project a user': [
    blueprintOf(
      {
        users: few,
        projects: {
          rows: 200,
          columns: { id: ID, user_id: 'integer', state: { type: 'text', domain: { in: ['new', 'open', 'paused', 'done'] } } },
          primaryKey: ['id'],
          uniqueKeys: [
            { columns: ['user_id'], when: { state: ['open', 'paused'] } },
            { columns: ['user_id'], when: { state: 'new' } },
          ],
        },
      },
      [link('projects.user_id', 'users.id')],
    ),
    200,
  ],
  'numbers of a list, in a room each': [
    blueprintOf({
      a: {
        rows: 90,
        columns: { letter: 'character(1)', level: { type: 'integer', domain: { min: 1, max: 4 } }, room: { type: 'text', domain: { in: ['x', 'y'] } } },
        uniqueKeys: [{ columns: ['room'], when: { level: ['1', '2'] } }],
      },
    }),
    90,
  ],
  'a list with NULL in it': [
    blueprintOf(
      {
        users: few,
        flags: {
          rows: 60,
          columns: { id: ID, user_id: 'integer', off: { type: 'boolean', nullable: true, nullRate: 0.5 } },
          primaryKey: ['id'],
          uniqueKeys: [{ columns: ['user_id'], when: { off: ['false', null] } }],
        },
      },
      [link('flags.user_id', 'users.id')],
    ),
    60,
  ],
  'states of a list beside a condition between columns': [
    blueprintOf(
      {
        users: few,
        jobs: {
          rows: 200,
          columns: {
            id: ID,
            user_id: 'integer',
            state: { type: 'text', domain: { in: ['new', 'ordered', 'started', 'done'] } },
            ordered_on: { type: 'date', nullable: true },
          },
          primaryKey: ['id'],
          uniqueKeys: [{ columns: ['user_id'], when: { state: ['ordered', 'started'] } }],
          groups: [
            {
              columns: ['state', 'ordered_on'],
              tier: 'C',
              variants: [
                { columns: { state: { domain: { in: ['ordered', 'started'] } }, ordered_on: { notNull: true } } },
                { columns: { state: { domain: { in: ['new', 'started'] } }, ordered_on: { null: true } } },
              ],
            },
          ],
        },
      },
      [link('jobs.user_id', 'users.id')],
    ),
    200,
  ],
  'alive rows only': [
    blueprintOf({
      a: {
        rows: 200,
        columns: { letter: 'character(1)', deleted_at: { type: 'date', nullable: true, nullRate: 0.9 } },
        uniqueKeys: [{ columns: ['letter'], when: { deleted_at: null } }],
      },
    }),
    200,
  ],
  'a place in a parent, and different where there is none': [
    blueprintOf(
      {
        owners: few,
        tags: {
          rows: 60,
          columns: { id: ID, tag: 'text', owner_id: { type: 'integer', nullable: true, nullRate: 0.5 } },
          primaryKey: ['id'],
          uniqueKeys: [{ columns: ['tag', 'owner_id'] }, { columns: ['tag'], when: { owner_id: null } }],
        },
      },
      [link('tags.owner_id', 'owners.id')],
    ),
    60,
  ],
  'NULL is a value as well': [
    blueprintOf({
      a: {
        rows: 12,
        columns: { x: { type: 'boolean', nullable: true, nullRate: 0.5 }, y: { type: 'smallint', nullable: true, nullRate: 0.5 } },
        uniqueKeys: [{ columns: ['x', 'y'], nullsNotDistinct: true }],
      },
    }),
    12,
  ],
  'a key inside a key': [
    blueprintOf({ a: { rows: 100, columns: { x: 'integer', y: 'boolean' }, primaryKey: ['x', 'y'], uniqueKeys: [{ columns: ['x'] }] } }),
    100,
  ],
  'a tenant in every reference': [
    blueprintOf(
      {
        tenants: few,
        users: { columns: { tenant_id: 'integer', id: ID }, primaryKey: ['tenant_id', 'id'] },
        products: { rows: 30, columns: { tenant_id: 'integer', id: ID }, primaryKey: ['tenant_id', 'id'] },
        orders: {
          rows: 150,
          columns: { tenant_id: 'integer', id: ID, user_id: 'integer', product_id: 'integer' },
          primaryKey: ['tenant_id', 'id'],
          uniqueKeys: [{ columns: ['tenant_id', 'user_id', 'id'] }],
        },
      },
      [
        link('users.tenant_id', 'tenants.id', { owner: true, fanOut: { kind: 'fixed', count: 6 } }),
        link('products.tenant_id', 'tenants.id'),
        link('orders.tenant_id', 'tenants.id'),
        link('orders.tenant_id,user_id', 'users.tenant_id,id'),
        link('orders.tenant_id,product_id', 'products.tenant_id,id'),
      ],
    ),
    150,
  ],
  'fewer products than tenants': [
    blueprintOf(
      {
        tenants: parent,
        users: { columns: { tenant_id: 'integer', id: ID }, primaryKey: ['tenant_id', 'id'] },
        products: { rows: 7, columns: { tenant_id: 'integer', id: ID }, primaryKey: ['tenant_id', 'id'] },
        orders: { rows: 150, columns: { tenant_id: 'integer', id: ID, user_id: 'integer', product_id: 'integer' }, primaryKey: ['id'] },
      },
      [
        link('users.tenant_id', 'tenants.id', { owner: true }),
        link('products.tenant_id', 'tenants.id', { owner: true }),
        link('orders.tenant_id,user_id', 'users.tenant_id,id', { owner: true }),
        link('orders.tenant_id,product_id', 'products.tenant_id,id'),
      ],
    ),
    150,
  ],
  'friends, not of themselves': [
    blueprintOf(
      {
        users: parent,
        friends: {
          rows: 700,
          columns: { a: 'integer', b: 'integer' },
          primaryKey: ['a', 'b'],
          groups: [
            {
              columns: ['a', 'b'],
              tier: 'D',
              order: [
                {
                  terms: [
                    { column: 'a', coefficient: 1 },
                    { column: 'b', coefficient: -1 },
                  ],
                  operator: '<>',
                  value: 0,
                },
              ],
            },
          ],
        },
      },
      [link('friends.a', 'users.id'), link('friends.b', 'users.id')],
    ),
    700,
  ],
  'a place in one parent or the other': [
    blueprintOf(
      {
        a: few,
        b: few,
        steps: {
          rows: 80,
          columns: { id: ID, a_id: { type: 'integer', nullable: true }, b_id: { type: 'integer', nullable: true }, position: 'smallint' },
          primaryKey: ['id'],
          uniqueKeys: [{ columns: ['a_id', 'position'] }, { columns: ['b_id', 'position'] }],
          groups: [
            {
              columns: ['a_id', 'b_id'],
              tier: 'C',
              variants: [{ columns: { a_id: { notNull: true }, b_id: { null: true } } }, { columns: { a_id: { null: true }, b_id: { notNull: true } } }],
            },
          ],
        },
      },
      [link('steps.a_id', 'a.id'), link('steps.b_id', 'b.id')],
    ),
    80,
  ],
  'related tags, the lesser first': [
    blueprintOf(
      {
        tags: parent,
        related: {
          rows: 600,
          columns: { a: 'integer', b: 'integer' },
          primaryKey: ['a', 'b'],
          groups: [
            {
              columns: ['a', 'b'],
              tier: 'D',
              order: [
                {
                  terms: [
                    { column: 'a', coefficient: 1 },
                    { column: 'b', coefficient: -1 },
                  ],
                  operator: '<',
                  value: 0,
                },
              ],
            },
          ],
        },
      },
      [link('related.a', 'tags.id'), link('related.b', 'tags.id')],
    ),
    600,
  ],
  'a shared key': [
    blueprintOf(
      {
        things: parent,
        books: { rows: 30, columns: { id: 'integer' }, primaryKey: ['id'] },
        covers: { rows: 30, columns: { id: 'integer' }, primaryKey: ['id'] },
      },
      [link('books.id', 'things.id'), link('covers.id', 'books.id'), link('covers.id', 'things.id')],
    ),
    30,
  ],
  'a tree of names': [
    blueprintOf(
      {
        nodes: {
          rows: 200,
          columns: { id: ID, parent_id: { type: 'integer', nullable: true }, name: 'text' },
          primaryKey: ['id'],
          uniqueKeys: [{ columns: ['parent_id', 'name'] }],
        },
      },
      [link('nodes.parent_id', 'nodes.id', { self: true, nullShare: 0.2 })],
    ),
    200,
  ],
  'a tree that must refer': [
    blueprintOf({ nodes: { rows: 200, columns: { id: ID, parent_id: 'integer' }, primaryKey: ['id'] } }, [link('nodes.parent_id', 'nodes.id', { self: true })]),
    200,
  ],
  'a chain': [
    blueprintOf(
      { nodes: { rows: 50, columns: { id: ID, previous: { type: 'integer', nullable: true } }, primaryKey: ['id'], uniqueKeys: [{ columns: ['previous'] }] } },
      [link('nodes.previous', 'nodes.id')],
    ),
    50,
  ],
  'keys that are each other’s': [
    blueprintOf({ a: { rows: 20, columns: { id: 'integer' }, primaryKey: ['id'] }, b: { rows: 30, columns: { id: 'integer' }, primaryKey: ['id'] } }, [
      link('a.id', 'b.id'),
      link('b.id', 'a.id'),
    ]),
  ],
  'a cycle of a store and its manager': [
    blueprintOf(
      {
        stores: { rows: 100, columns: { id: ID, manager_id: 'integer' }, primaryKey: ['id'], uniqueKeys: [{ columns: ['manager_id'] }] },
        staff: { rows: 18, columns: { id: ID, store_id: 'integer' }, primaryKey: ['id'] },
      },
      [link('stores.manager_id', 'staff.id'), link('staff.store_id', 'stores.id')],
    ),
  ],
};

describe.each(Object.entries(SOLVED))('%s', (_, [blueprint, rows]) => {
  test('every key, reference and NOT NULL holds', () => {
    const plan = compile(blueprint, words, { cap: true });
    expect(faultsOf(plan)).toEqual([]);
    const last = plan.table(blueprint.tables.at(-1)!.name);
    if (rows === undefined) expect(last.rows).toBeGreaterThan(0);
    else expect(last.rows).toBe(rows);
  });
});

/** Row counts that are impossible, with the maximum. */
const CAPPED: Record<string, [Blueprint, number]> = {
  'a flag': [blueprintOf({ a: { rows: 5, columns: { x: 'boolean' }, primaryKey: ['x'] } }), 2],
  'a label': [blueprintOf({ a: { rows: 5, columns: { m: 'public.mood' }, primaryKey: ['m'] } }, [], mood), 3],
  'a flag and a label': [blueprintOf({ a: { rows: 50, columns: { x: 'boolean', m: 'public.mood' }, primaryKey: ['x', 'm'] } }, [], mood), 6],
  'a range': [blueprintOf({ a: { rows: 50, columns: { x: { type: 'integer', domain: { min: 1, max: 12 } } }, primaryKey: ['x'] } }), 12],
  'a list': [blueprintOf({ a: { rows: 50, columns: { x: { type: 'text', domain: { in: ['X'] } } }, primaryKey: ['x'] } }), 1],
  'a letter': [
    blueprintOf({ a: { rows: 50, columns: { x: { type: 'text', domain: { patterns: [{ syntax: 'regex', pattern: '^[a-e]$' }] } } }, primaryKey: ['x'] } }),
    5,
  ],
  'one to one': [
    blueprintOf({ users: few, profiles: { rows: 50, columns: { user_id: 'integer' }, primaryKey: ['user_id'] } }, [link('profiles.user_id', 'users.id')]),
    5,
  ],
  'a product of parents': [
    blueprintOf({ posts: few, tags: few, links: { rows: 50, columns: { post: 'integer', tag: 'integer' }, primaryKey: ['post', 'tag'] } }, [
      link('links.post', 'posts.id'),
      link('links.tag', 'tags.id'),
    ]),
    25,
  ],
  'a parent and a flag': [
    blueprintOf({ users: few, marks: { rows: 50, columns: { user_id: 'integer', on: 'boolean' }, primaryKey: ['user_id', 'on'] } }, [
      link('marks.user_id', 'users.id'),
    ]),
    10,
  ],
  'no parent at all': [
    blueprintOf({ users: { rows: 0, columns: names, primaryKey: ['id'] }, orders: { rows: 9, columns: { user_id: 'integer' } } }, [
      link('orders.user_id', 'users.id'),
    ]),
    0,
  ],
};

describe.each(Object.entries(CAPPED))('too many rows over %s', (_, [blueprint, largest]) => {
  test('are rejected with the largest possible count', () => {
    expect.assertions(2);
    try {
      compile(blueprint, words);
    } catch (error) {
      expect(error).toBeInstanceOf(Problem);
      expect(error).toMatchObject({ type: 'unsatisfiable', facts: { largest }, errors: [{ pointer: `/tables/${blueprint.tables.length - 1}/rows` }] });
    }
  });

  test('are capped with a note', () => {
    const plan = compile(blueprint, words, { cap: true });
    expect(plan.table(blueprint.tables.at(-1)!.name).rows).toBe(largest);
    expect(plan.diagnostics).toMatchObject([{ code: 'unsatisfiable', level: 'warning', largest }]);
    expect(faultsOf(plan)).toEqual([]);
  });
});

test('a word next to a column that is distinct within the parent gets no number', () => {
  const [blueprint] = SOLVED['a place within a parent that another key gave']!;
  const kinds = textRows(compile(blueprint, words), 'public.receipts', 0, 200, ['kind']).map(([kind]) => kind);
  expect(new Set(kinds)).toEqual(new Set(['read', 'seen']));
});

test('references that must differ, or be in order, do and are', () => {
  const pairs = (name: string) => {
    const plan = compile(SOLVED[name]![0], words);
    const { name: last } = plan.tables.at(-1)!;
    return textRows(plan, last, 0, 500, ['a', 'b']).map((row) => row.map(Number));
  };
  for (const [a, b] of pairs('friends, not of themselves')) expect(a).not.toBe(b);
  for (const [a, b] of pairs('related tags, the lesser first')) expect(a).toBeLessThan(b!);
});

test('dates of a parent are on the timeline of its table, however many rows there are', () => {
  const days = { id: ID, parent_id: 'integer', day: { type: 'date', generator: { kind: 'date.past' } } };
  const plan = compile(
    blueprintOf(
      { p: { rows: 4000, columns: names, primaryKey: ['id'] }, c: { rows: 20_000, columns: days, uniqueKeys: [{ columns: ['parent_id', 'day'] }] } },
      [link('c.parent_id', 'p.id', { fanOut: { kind: 'uniform', min: 1, max: 9 } })],
    ),
    words,
  );
  expect(faultsOf(plan)).toEqual([]);
  const made = textRows(plan, 'public.c', 0, 20_000, ['day']).map(([day]) => day!);
  expect(made.toSorted()[0]! > '2023').toBe(true);
});

test('a column of a reference that shares another with the owner is different in every row that has one, and NULL in any number of others', () => {
  const owned = { rows: 60, columns: { id: ID, chain_id: 'integer' }, primaryKey: ['id'], uniqueKeys: [{ columns: ['chain_id', 'id'] }] };
  const plan = compile(
    blueprintOf(
      {
        chains: { rows: 20, columns: { id: ID }, primaryKey: ['id'] },
        owners: owned,
        visits: owned,
        invoices: {
          rows: 100,
          columns: { id: ID, chain_id: 'integer', owner_id: 'integer', visit_id: { type: 'integer', nullable: true } },
          primaryKey: ['id'],
          uniqueKeys: [{ columns: ['visit_id'] }],
        },
      },
      [
        link('owners.chain_id', 'chains.id'),
        link('visits.chain_id', 'chains.id'),
        link('invoices.chain_id,owner_id', 'owners.chain_id,id', { owner: true }),
        link('invoices.chain_id,visit_id', 'visits.chain_id,id'),
      ],
    ),
    words,
  );
  expect([faultsOf(plan), plan.table('public.invoices').rows, plan.diagnostics]).toEqual([[], 100, []]);
  const made = textRows(plan, 'public.invoices', 0, 100, ['visit_id']).flatMap(([visit]) => visit ?? []);
  expect(made.length).toBeGreaterThan(25);
  expect(new Set(made).size).toBe(made.length);
});
