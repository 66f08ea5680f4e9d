import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../../test/make-catalog.ts';
import { infer } from '../infer.ts';

const words = await loadWords('en-US');
type Tables = Parameters<typeof makeCatalog>[0];
type Rows = readonly (readonly (string | null)[])[];

async function rowsOf(tables: Tables, types: Parameters<typeof makeCatalog>[1] = {}): Promise<(table: string, columns: readonly string[]) => Promise<Rows>> {
  const { blueprint } = await infer(makeCatalog(tables, types), noTools);
  const plan = compile(blueprint, words, { cap: true });
  return async (table, columns) => textRows(plan, plan.table(`public.${table}`), 0, plan.table(`public.${table}`).rows, [...columns]);
}

const byKey = (rows: Rows): ReadonlyMap<string | null, readonly (string | null)[]> => new Map(rows.map(([id = null, ...rest]) => [id, rest]));

test('a team of a match report is one of the two that played, and both are', async () => {
  const all = await rowsOf([
    { name: 'teams', columns: ['id integer not null', 'name text not null'] },
    { name: 'matchdays', columns: ['id integer not null', 'number integer not null'] },
    {
      name: 'matches',
      columns: ['id integer not null', 'matchday_id integer not null', 'home_team_id integer not null', 'away_team_id integer not null'],
      refers: ['matchday_id -> matchdays.id', 'home_team_id -> teams.id', 'away_team_id -> teams.id'],
    },
    {
      name: 'goals',
      columns: ['id integer not null', 'match_id integer not null', 'team_id integer not null', 'minute integer not null'],
      refers: ['match_id -> matches.id', 'team_id -> teams.id'],
    },
  ]);
  const matches = byKey(await all('matches', ['id', 'home_team_id', 'away_team_id']));
  const goals = await all('goals', ['match_id', 'team_id']);
  expect(goals.length).toBeGreaterThan(100);
  const ends = goals.map(([match, team]) => matches.get(match!)!.indexOf(team!));
  expect(new Set(ends)).toEqual(new Set([0, 1]));
});

test('the two people of a thread, who are of different kinds, write in it in turn, and are two', async () => {
  const all = await rowsOf([
    { name: 'profiles', columns: ['id integer not null', 'full_name text not null', 'email text not null'] },
    { name: 'tutors', columns: ['id integer not null', 'subject text not null'], refers: ['id -> profiles.id'] },
    { name: 'pupils', columns: ['id integer not null', 'grade integer not null'], refers: ['id -> profiles.id'] },
    {
      name: 'threads',
      columns: ['id integer not null', 'pupil_id integer not null', 'tutor_id integer not null'],
      refers: ['pupil_id -> pupils.id', 'tutor_id -> tutors.id'],
    },
    {
      name: 'messages',
      columns: ['id integer not null', 'thread_id integer not null', 'sender_id integer not null', 'body text not null'],
      refers: ['thread_id -> threads.id', 'sender_id -> profiles.id'],
    },
  ]);
  const threads = byKey(await all('threads', ['id', 'pupil_id', 'tutor_id']));
  const ofBoth = [...threads.values()].filter(([pupil, tutor]) => pupil === tutor);
  expect(ofBoth.length).toBeLessThan(threads.size / 10);
  const messages = await all('messages', ['thread_id', 'sender_id']);
  expect(messages.length).toBeGreaterThan(100);
  expect(messages.filter(([thread, sender]) => !threads.get(thread!)!.includes(sender!))).toEqual([]);
  const wrote = new Set(messages.map(([thread, sender]) => threads.get(thread!)!.indexOf(sender!)));
  expect(wrote).toEqual(new Set([0, 1]));
});

test('pairs that say what somebody is in a place tell who acts there', async () => {
  const all = await rowsOf([
    { name: 'users', columns: ['id integer not null', 'email text not null'] },
    { name: 'workspaces', columns: ['id integer not null', 'name text not null', 'owner_id integer not null'], refers: ['owner_id -> users.id'] },
    {
      name: 'seats',
      columns: ['id integer not null', 'workspace_id integer not null', 'user_id integer not null', 'role text not null'],
      refers: ['workspace_id -> workspaces.id', 'user_id -> users.id'],
      unique: [['workspace_id', 'user_id']],
    },
    {
      name: 'tokens',
      columns: ['id integer not null', 'workspace_id integer not null', 'created_by_id integer not null', 'label text not null'],
      refers: ['workspace_id -> workspaces.id', 'created_by_id -> users.id'],
    },
  ]);
  const seats = new Set((await all('seats', ['workspace_id', 'user_id'])).map((row) => row.join()));
  const tokens = await all('tokens', ['workspace_id', 'created_by_id']);
  expect(tokens.length).toBeGreaterThan(100);
  expect(tokens.filter((row) => !seats.has(row.join()))).toEqual([]);
});

test('a component is another part than the one that it goes into, and a second driver another customer than the one who rents', async () => {
  const all = await rowsOf([
    { name: 'parts', columns: ['id integer not null', 'sku text not null', 'name text not null', 'unit_cost numeric(10,2) not null'] },
    { name: 'recipes', columns: ['id integer not null', 'part_id integer not null'], refers: ['part_id -> parts.id'] },
    {
      name: 'recipe_lines',
      columns: ['id integer not null', 'recipe_id integer not null', 'component_part_id integer not null', 'quantity integer not null'],
      refers: ['recipe_id -> recipes.id', 'component_part_id -> parts.id'],
    },
    { name: 'customers', columns: ['id integer not null', 'name text not null'] },
    { name: 'hires', columns: ['id integer not null', 'customer_id integer not null'], refers: ['customer_id -> customers.id'] },
    {
      name: 'hire_drivers',
      columns: ['hire_id integer not null', 'customer_id integer not null'],
      key: ['hire_id', 'customer_id'],
      refers: ['hire_id -> hires.id', 'customer_id -> customers.id'],
    },
  ]);
  for (const [lines, own, other, parents, of] of [
    ['recipe_lines', 'recipe_id', 'component_part_id', 'recipes', 'part_id'],
    ['hire_drivers', 'hire_id', 'customer_id', 'hires', 'customer_id'],
  ] as const) {
    const parent = byKey(await all(parents, ['id', of]));
    const rows = await all(lines, [own, other]);
    const same = rows.filter(([id, to]) => parent.get(id!)![0] === to);
    expect(same.length, lines).toBeLessThan(rows.length / 10);
  }
});

test('whoever manages a shop works there, also where staff may belong to none, and has that role where one of it does', async () => {
  const all = await rowsOf(
    [
      { name: 'shops', columns: ['id integer not null', 'name text not null', 'manager_id integer'], refers: ['manager_id -> staff.id'] },
      {
        name: 'staff',
        columns: ['id integer not null', 'full_name text not null', 'shop_id integer', 'role staff_role not null'],
        refers: ['shop_id -> shops.id'],
      },
    ],
    { staff_role: { kind: 'enum', labels: ['seller', 'manager', 'cashier'] } },
  );
  const staff = byKey(await all('staff', ['id', 'shop_id', 'role']));
  const having = new Set([...staff.values()].flatMap(([shop, role]) => (role === 'manager' ? [shop] : [])));
  const managed = (await all('shops', ['id', 'manager_id'])).filter(([, manager]) => manager !== null);
  expect(managed.length).toBeGreaterThan(5);
  for (const [shop, manager] of managed) {
    const [works, role] = staff.get(manager!)!;
    expect(works).toBe(shop);
    if (having.has(shop!)) expect(role).toBe('manager');
  }
});
