import { compile, loadWords } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../../test/make-catalog.ts';
import { infer } from '../infer.ts';

type Tables = Parameters<typeof makeCatalog>[0];

const words = await loadWords('en-US');
const named = (name: string, ...columns: string[]): Tables[number] => ({ name, columns: ['id bigint not null', 'name text not null', ...columns] });
const part = (name: string, whole: string, ...columns: string[]): Tables[number] => ({
  ...named(name, `${whole}_id bigint not null`, ...columns),
  refers: [`${whole}_id -> ${whole}s.id`],
});

/** Of rows for which both paths, by columns (`boat_id > member_id`), lead to a row: in how many it is the same row. */
async function agreeing(tables: Tables, table: string, one: string, other: string): Promise<{ both: number; agree: number }> {
  const { blueprint } = await infer(makeCatalog(tables), noTools);
  const plan = compile(blueprint, words, { cap: true });
  const rowBy = (way: string, row: number) => {
    let [at, from] = [row, `public.${table}`];
    for (const column of way.split(' > ')) {
      const relation = plan.relations.find((each) => each.child === from && each.columns[0] === column)!;
      if (at >= 0) at = relation.parentOf(at);
      from = relation.parent;
    }
    return at;
  };
  const found = { both: 0, agree: 0 };
  for (let row = 0; row < plan.table(`public.${table}`).rows; row++) {
    const [a, b] = [rowBy(one, row), rowBy(other, row)];
    if (a < 0 || b < 0) continue;
    found.both++;
    if (a === b) found.agree++;
  }
  return found;
}

async function expectAgreement(tables: Tables, table: string, one: string, other: string): Promise<void> {
  const { both, agree } = await agreeing(tables, table, one, other);
  expect(both).toBeGreaterThan(50);
  expect(agree).toBe(both);
}

const workshop: Tables = [
  named('customers', 'email text not null'),
  part('organs', 'customer', 'built_in int', 'opus int'),
  { ...part('stops', 'organ', 'feet int', 'pipes int', 'replaced_by bigint'), refers: ['organ_id -> organs.id', 'replaced_by -> stops.id'] },
  part('ranks', 'organ'),
];
const link = (name: string, ...more: Partial<Tables[number]>[]): Tables[number] =>
  Object.assign(
    {
      name,
      columns: ['stop_id bigint not null', 'rank_id bigint not null'],
      key: ['stop_id', 'rank_id'],
      refers: ['stop_id -> stops.id', 'rank_id -> ranks.id'],
    },
    ...more,
  );

test.each([
  ['by a key of both', {}],
  [
    'by a number, with a key of both',
    { columns: ['id bigint not null', 'stop_id bigint not null', 'rank_id bigint not null'], key: ['id'], unique: [['stop_id', 'rank_id']] },
  ],
])('both ends of a link belong to one parent, %s', async (_, more) => {
  await expectAgreement([...workshop, link('stop_ranks', more)], 'stop_ranks', 'stop_id > organ_id', 'rank_id > organ_id');
});

test('a table with few columns and with children is not a list of kinds', async () => {
  const tables: Tables = [
    named('clubs'),
    part('members', 'club', 'email text not null', 'born_on date', 'joined_on date'),
    part('jetties', 'club', 'length_m numeric(6,2)', 'depth_m numeric(4,2)', 'light boolean'),
    { ...named('berths', 'jetty_id bigint not null'), refers: ['jetty_id -> jetties.id'] },
    part('boats', 'member', 'length_m numeric(6,2)', 'sail_number text', 'built_in int'),
    {
      name: 'stays',
      columns: ['boat_id bigint not null', 'berth_id bigint not null'],
      key: ['boat_id', 'berth_id'],
      refers: ['boat_id -> boats.id', 'berth_id -> berths.id'],
    },
  ];
  await expectAgreement(tables, 'stays', 'boat_id > member_id > club_id', 'berth_id > jetty_id > club_id');
});

test('a reference to its own table stays within the common parent', async () => {
  await expectAgreement(workshop, 'stops', 'organ_id', 'replaced_by > organ_id');
  const staff: Tables = [
    named('tenants', 'created_at timestamptz not null'),
    part('offices', 'tenant'),
    part('customers', 'tenant', 'email text not null'),
    { ...part('employees', 'tenant', 'email text not null', 'manager_id bigint'), refers: ['tenant_id -> tenants.id', 'manager_id -> employees.id'] },
  ];
  await expectAgreement(staff, 'employees', 'tenant_id', 'manager_id > tenant_id');
});

test('an answer belongs to the same parent as the row it answers, also where that reference is nullable', async () => {
  const notes = { name: 'notes', columns: ['id bigint not null', 'organ_id bigint', 'reply_to_id bigint', 'body text not null'] };
  const tables: Tables = [...workshop, { ...notes, refers: ['organ_id -> organs.id', 'reply_to_id -> notes.id'] }];
  await expectAgreement(tables, 'notes', 'organ_id', 'reply_to_id > organ_id');
});

test('unrelated classes are not tied together', async () => {
  const { blueprint } = await infer(
    makeCatalog([
      named('genres'),
      part('posts', 'genre', 'body text not null', 'written_at timestamptz not null', 'slug text'),
      part('shops', 'genre', 'street text', 'opened_on date', 'phone text'),
      {
        name: 'post_shops',
        columns: ['post_id bigint not null', 'shop_id bigint not null'],
        key: ['post_id', 'shop_id'],
        refers: ['post_id -> posts.id', 'shop_id -> shops.id'],
      },
    ]),
    noTools,
  );
  expect(blueprint.relations.filter(({ scope }) => scope !== undefined)).toEqual([]);
});

test('a voter need not be of the author’s team, but is of the same tenant', async () => {
  const scopeOf = async (whole: string) => {
    const { blueprint } = await infer(
      makeCatalog([
        named(`${whole}s`, 'created_at timestamptz not null'),
        part('users', whole, 'email text not null'),
        { ...named('posts', 'user_id bigint not null'), refers: ['user_id -> users.id'] },
        {
          name: 'votes',
          columns: ['post_id bigint not null', 'user_id bigint not null'],
          key: ['post_id', 'user_id'],
          refers: ['post_id -> posts.id', 'user_id -> users.id'],
        },
        part('projects', whole),
      ]),
      noTools,
    );
    return blueprint.relations.find(({ from }) => from.table === 'public.votes' && from.columns[0] === 'user_id')!.scope;
  };
  expect([await scopeOf('club'), await scopeOf('tenant')]).toEqual([undefined, 'public.tenants']);
});
