import type { BlueprintColumn } from '@seedbed/contract';
import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

const words = await loadWords('en-US');
const STAMPS = ['created_at timestamp not null', 'updated_at timestamp not null'];
const METADATA = { name: 'ar_internal_metadata', key: ['key'], columns: ['key varchar not null', 'value varchar', ...STAMPS] };
const lists = { name: 'lists', columns: ['id bigint not null', 'name varchar not null', ...STAMPS] };
const tasks = {
  name: 'tasks',
  columns: ['id bigint not null', 'list_id bigint not null', 'title varchar', 'position integer', ...STAMPS],
  refers: ['list_id -> lists.id'],
};
const users = {
  name: 'users',
  columns: [
    'id bigint not null',
    'type varchar not null',
    'reset_password_token varchar',
    'reset_password_sent_at timestamp',
    'current_sign_in_at timestamp',
    'last_sign_in_at timestamp',
    ...STAMPS,
  ],
};
const vehicles = { name: 'vehicles', columns: ['id bigint not null', 'type varchar', 'plate varchar', ...STAMPS] };
const versions = {
  name: 'versions',
  columns: [
    'id bigint not null',
    'item_type varchar not null',
    'item_id bigint not null',
    'event varchar not null',
    'whodunnit varchar',
    'created_at timestamp',
  ],
};

const rails = (await infer(makeCatalog([METADATA, lists, tasks, users, vehicles, versions]), noTools)).blueprint;
const plan = compile(rails, words);
const rowsOf = (table: string, names: string[]) => textRows(plan, table, 0, plan.table(table).rows, names);

test('type in a Rails table is an existing class, or NULL', () => {
  expect(new Set(rowsOf('users', ['type']).map(([type]) => type))).toEqual(new Set(['User']));
  expect(new Set(rowsOf('vehicles', ['type']).map(([type]) => type))).toEqual(new Set([null]));
  const type: BlueprintColumn = rails.tables.find(({ name }) => name === 'vehicles')!.columns[1]!;
  expect(type.because).toContain('its subclasses are not in the schema');
});

test('elsewhere, and with a DEFAULT, type is an ordinary word', async () => {
  const typeOf = async (tables: Parameters<typeof makeCatalog>[0]) =>
    (await infer(makeCatalog(tables), noTools)).blueprint.tables.find(({ name }) => name === 'vehicles')!.columns[1]!.generator!;
  expect((await typeOf([vehicles])).kind).not.toBe('null');
  const columns = ['id bigint not null', "type varchar not null default 'Car'::character varying", ...STAMPS];
  expect(await typeOf([METADATA, { name: 'vehicles', columns }])).toMatchObject({ parameters: { values: ['Car'] } });
});

test('a token has a time of sending, and the last sign-in is before the current one', () => {
  const rows = rowsOf('users', ['reset_password_token', 'reset_password_sent_at', 'last_sign_in_at', 'current_sign_in_at']);
  expect(rows.filter(([token]) => token !== null).length).toBeGreaterThan(10);
  for (const [token, sent, last, current] of rows) {
    expect(token === null).toBe(sent === null);
    expect(last === null).toBe(current === null);
    if (last !== null) expect(last! <= current!).toBe(true);
  }
});

test('whodunnit is the id of a user', () => {
  const ids = new Set(rowsOf('users', ['id']).map(([id]) => id));
  for (const [who] of rowsOf('versions', ['whodunnit'])) if (who !== null) expect(ids.has(who!)).toBe(true);
});

test('positions in a list are 1 to n, also without a key', () => {
  const places = Map.groupBy(rowsOf('tasks', ['list_id', 'position']), ([list]) => list);
  for (const rows of places.values()) expect(rows.map(([, place]) => Number(place)).sort((a, b) => a - b)).toEqual(rows.map((_, i) => i + 1));
});

test('superusers of Django are staff, and few', async () => {
  const columns = [
    'id integer not null',
    'username varchar(150) not null',
    'is_superuser boolean not null',
    'is_staff boolean not null',
    'is_active boolean not null',
    'password varchar(128) not null',
  ];
  const { blueprint } = await infer(makeCatalog([{ name: 'auth_user', columns }]), noTools);
  const made = compile(blueprint, words);
  const rows = textRows(made, 'auth_user', 0, made.table('auth_user').rows, ['is_superuser', 'is_staff', 'password']);
  for (const [, , password] of rows) expect(password).toMatch(/^pbkdf2_sha256\$\d+\$[A-Za-z0-9]{22}\$[A-Za-z0-9+/]{43}=$/);
  const supers = rows.filter(([is]) => is === 'true' || is === 't');
  expect(supers.length).toBeGreaterThan(0);
  expect(supers.length).toBeLessThanOrEqual(rows.length * 0.02);
  for (const [is, staff] of supers) expect(staff).toBe(is);
  expect(rows.filter(([is, staff]) => is !== staff).length).toBeGreaterThan(10);
});
