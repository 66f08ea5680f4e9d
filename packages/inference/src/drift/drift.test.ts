import { beforeAll, expect, test } from 'vitest';
import type { Blueprint, Catalog } from '@seedbed/contract';
import { textRows } from '@seedbed/engine';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { makeCatalog, noTools } from '../../test/make-catalog.ts';
import { infer } from '../infer.ts';
import { drift } from './drift.ts';
import { withRelationNamesOf } from './merge-relations.ts';
import { mergeTable } from './merge-table.ts';
import { withColumnRenamed } from './rename-in.ts';

const users = { name: 'users', columns: ['id bigint not null', 'name text not null', 'email text'] };
const posts = {
  name: 'posts',
  columns: ['id bigint not null', 'user_id bigint not null', 'title text not null', 'score integer'],
  refers: ['user_id -> users.id'],
};
const catalog: Catalog = makeCatalog([users, posts]);

let stored: Blueprint;
beforeAll(async () => {
  ({ blueprint: stored } = await infer(catalog, noTools));
  // A person's choices, which drift must not touch.
  stored.tables[0]!.rows = 17;
  stored.tables[0]!.columns[1]!.generator = { kind: 'constant', parameters: { value: 'Ada' } };
});

test('an unchanged schema gives no change and the same document', async () => {
  const { changes, blueprint } = await drift(stored, catalog, noTools);
  expect(changes).toEqual([]);
  expect(JSON.stringify(blueprint)).toBe(JSON.stringify(stored));
});

test('a new column is inferred; all others stay identical', async () => {
  const wider = makeCatalog([{ ...users, columns: [...users.columns, 'phone text'] }, posts]);
  const { changes, blueprint } = await drift(stored, wider, noTools);
  expect(changes).toEqual([expect.objectContaining({ kind: 'new', what: 'column', table: 'public.users', name: 'phone' })]);
  expect(blueprint.tables[0]!.columns.slice(0, 3)).toEqual(stored.tables[0]!.columns);
  expect(blueprint.tables[0]!.columns[3]!.generator?.kind).toBe('phone.number');
  expect(blueprint.tables[0]!.rows).toBe(17);
  expect(blueprint.tables[1]).toEqual(stored.tables[1]);
});

test('a removed column and table disappear, with their relations', async () => {
  const { changes, blueprint } = await drift(stored, makeCatalog([{ ...users, columns: users.columns.slice(0, 2) }]), noTools);
  expect(changes.map((change) => [change.kind, change.what])).toEqual(
    expect.arrayContaining([
      ['gone', 'table'],
      ['gone', 'column'],
      ['gone', 'relation'],
    ]),
  );
  expect(blueprint.tables).toHaveLength(1);
  expect(blueprint.relations).toEqual([]);
});

test('a dropped column stays for what reads it, and a reference for the rows that it spread', async () => {
  const [relation] = stored.relations;
  const bound = { ...stored, relations: [{ ...relation!, where: { email: { in: ['a'] } } }] };
  const narrow = makeCatalog([
    { ...users, columns: users.columns.slice(0, 2) },
    { name: 'posts', columns: ['id bigint not null', 'title text not null', 'score integer'] },
  ]);
  const { blueprint } = await drift(bound, narrow, noTools);
  expect(blueprint.tables.map(({ dropped = [] }) => dropped.map(({ name }) => name))).toEqual([['email'], ['user_id']]);
  expect([blueprint.relations, blueprint.dropped]).toEqual([[], bound.relations]);
  expect((await drift(blueprint, narrow, noTools)).changes).toEqual([]);
  const back = (await drift(blueprint, catalog, noTools)).blueprint;
  expect([back.dropped, back.tables.map(({ dropped }) => dropped)]).toEqual([undefined, [undefined, undefined]]);
});

test('a wider type keeps the choice, another kind of type does not', async () => {
  const changed = makeCatalog([{ ...users, columns: ['id bigint not null', 'name character varying(40) not null', 'email boolean'] }, posts]);
  const { changes, blueprint } = await drift(stored, changed, noTools);
  expect(changes).toHaveLength(2);
  const [, name, email] = blueprint.tables[0]!.columns;
  expect(name).toMatchObject({ type: 'character varying(40)', generator: { kind: 'constant', parameters: { value: 'Ada' } } });
  expect(email!.generator?.kind).toBe('datatype.boolean');
});

test('dirt stays on a column with a wider type', async () => {
  const dirty = structuredClone(stored);
  dirty.tables[0]!.columns[1]!.dirt = { typos: 0.02 };
  const wider = makeCatalog([{ ...users, columns: ['id bigint not null', 'name character varying(40) not null', 'email text'] }, posts]);
  const { blueprint } = await drift(dirty, wider, noTools);
  expect(blueprint.tables[0]!.columns[1]).toMatchObject({ type: 'character varying(40)', dirt: { typos: 0.02 } });
});

test('a new NOT NULL removes the share of NULLs', async () => {
  const withNulls = structuredClone(stored);
  withNulls.tables[0]!.columns[2]!.nullRate = 0.5;
  const { blueprint } = await drift(
    withNulls,
    makeCatalog([{ ...users, columns: ['id bigint not null', 'name text not null', 'email text not null'] }, posts]),
    noTools,
  );
  expect(blueprint.tables[0]!.columns[2]).not.toHaveProperty('nullRate');
  expect(blueprint.tables[0]!.columns[2]).not.toHaveProperty('nullable');
});

test('a new table and its relation are added', async () => {
  const { changes, blueprint } = await drift(
    stored,
    makeCatalog([users, posts, { name: 'likes', columns: ['id bigint not null', 'post_id bigint not null'], refers: ['post_id -> posts.id'] }]),
    noTools,
  );
  expect(changes.map((change) => [change.kind, change.what, change.table])).toEqual([
    ['new', 'relation', 'public.likes'],
    ['new', 'table', 'public.likes'],
  ]);
  expect(blueprint.relations).toHaveLength(2);
});

test('a relation added by a person stays, and a removed guess stays removed', async () => {
  const edited = structuredClone(stored);
  edited.relations = [{ ...edited.relations[0]!, source: 'user', name: 'mine' }];
  const loose = makeCatalog([users, { ...posts, refers: [] }]);
  expect((await drift(edited, loose, noTools)).blueprint.relations).toMatchObject([{ name: 'mine' }]);
  edited.relations = [];
  edited.tables[1]!.columns[1]!.generator = { kind: 'number.int' };
  expect((await drift(edited, loose, noTools)).blueprint.relations).toEqual([]);
});

test('a relation widened by a trial is recognized', async () => {
  const wider = structuredClone(stored);
  wider.relations[0]!.from.columns.push('score');
  wider.relations[0]!.to.columns.push('name');
  const { changes, blueprint } = await drift(wider, catalog, noTools);
  expect(changes).toEqual([]);
  expect(blueprint.relations).toEqual(wider.relations);
});

test('an improved parse of a predicate is not a change in the database, another predicate is', () => {
  const withKey = (predicate: string, when?: Record<string, string[]>) => ({
    ...stored.tables[0]!,
    uniqueKeys: [{ name: 'one_open', columns: ['name'], predicate, ...(when && { when }) }],
  });
  const changesTo = (now: ReturnType<typeof withKey>) => {
    const changes: Parameters<typeof mergeTable>[3] = [];
    mergeTable(withKey('a'), now, { linked: new Set(), stated: new Map() }, changes);
    return changes.map(({ what, name }) => [what, name]);
  };
  expect(changesTo(withKey('a', { email: ['x', 'y'] }))).toEqual([]);
  expect(changesTo(withKey('b'))).toEqual([['key', 'one_open']]);
});

test('a renamed column whose name is a word of blueprints leaves the members of keys and generators as they are', () => {
  const keyed: Blueprint = {
    ...stored,
    tables: stored.tables.map((table, i) =>
      i === 0 ? { ...table, uniqueKeys: [{ name: 'users_name_key', columns: ['name'], when: { name: 'Ada' } }] } : table,
    ),
  };
  const [users] = withColumnRenamed(keyed, 'public.users', 'name', 'full_name').tables;
  expect(users!.uniqueKeys).toEqual([{ name: 'users_name_key', columns: ['full_name'], when: { full_name: 'Ada' } }]);
  const kinds = withColumnRenamed(stored, 'public.users', 'kind', 'sort').tables[0]!.columns.map(({ generator }) => generator);
  expect(kinds).toEqual(stored.tables[0]!.columns.map(({ generator }) => generator));
});

test('a reference whose foreign key was dropped stays, so that loaded rows and formulas over children keep their values', async () => {
  const { refers: _, ...free } = posts;
  const summed = structuredClone(stored);
  summed.tables[0]!.columns.push({
    ...summed.tables[1]!.columns[3]!,
    name: 'score',
    generator: { kind: 'formula', parameters: { expression: 'coalesce(sum(posts, score), 0)' } },
  });
  const { changes, blueprint } = await drift(summed, makeCatalog([{ ...users, columns: [...users.columns, 'score integer'] }, free]), noTools);
  expect(blueprint.relations).toEqual([expect.objectContaining({ from: { table: 'public.posts', columns: ['user_id'] }, source: 'inferred' })]);
  expect(blueprint.tables[1]).toEqual(stored.tables[1]);
  expect(changes.map(({ message }) => message)).toContain(
    'The foreign key of public.posts to public.users is gone; user_id still refers to it in the blueprint.',
  );
});

test('a foreign key that was made again under another name is the same relation, also where a new one names it', async () => {
  const [relation] = stored.relations;
  const older = { ...stored, relations: [{ ...relation!, name: 'articles_user_id_fkey' }] };
  const named = withRelationNamesOf(older, {
    ...stored,
    relations: [relation!, { ...relation!, name: 'posts_place_id_fkey', from: { ...relation!.from, columns: ['place_id'] }, within: relation!.name! }],
  });
  expect(named.relations.map(({ name, within }) => [name, within])).toEqual([
    ['articles_user_id_fkey', undefined],
    ['posts_place_id_fkey', 'articles_user_id_fkey'],
  ]);
  expect((await drift(older, catalog, noTools)).changes).toEqual([]);
});

const CREATED = 'created_at timestamp with time zone not null';
const CLINIC = [
  { name: 'branches', columns: ['id bigint not null', 'name text not null'] },
  { name: 'vets', columns: ['id bigint not null', 'branch_id bigint not null', CREATED], refers: ['branch_id -> branches.id'] },
  { name: 'owners', columns: ['id bigint not null', 'branch_id bigint not null', CREATED], refers: ['branch_id -> branches.id'] },
  { name: 'patients', columns: ['id bigint not null', 'owner_id bigint not null', 'sex text', CREATED], refers: ['owner_id -> owners.id'] },
  {
    name: 'visits',
    columns: ['id bigint not null', 'patient_id bigint not null', 'vet_id bigint not null', CREATED],
    refers: ['patient_id -> patients.id', 'vet_id -> vets.id'],
  },
];

/** The rows of the tables of the clinic, with the columns that they had at first. */
async function clinicRows(blueprint: Blueprint) {
  const plan = await compileBlueprint(blueprint);
  return CLINIC.map(({ name, columns }) =>
    textRows(
      plan,
      `public.${name}`,
      0,
      plan.table(`public.${name}`).rows,
      columns.map((column) => column.split(' ')[0]!),
    ),
  );
}

test.each([
  ['references', { patients: ['registered_by_id bigint'], visits: ['reviewed_by_id bigint', 'owner_id bigint not null'] }],
  ['times of what others refer to', { branches: [CREATED, 'updated_at timestamp with time zone'] }],
])('new columns of a stored blueprint move no values of others: %s', async (_, added: Readonly<Record<string, readonly string[]>>) => {
  const before = (await infer(makeCatalog(CLINIC), noTools, { rows: { branches: 12, vets: 80, owners: 120, patients: 200, visits: 400 } })).blueprint;
  const parents: Readonly<Record<string, string>> = { registered_by_id: 'vets', reviewed_by_id: 'vets', owner_id: 'owners' };
  const after = CLINIC.map((table) => {
    const names = (added[table.name] ?? []).map((column) => column.split(' ')[0]!);
    const refers = names.flatMap((name) => (parents[name] ? [`${name} -> ${parents[name]}.id`] : []));
    return { ...table, columns: [...table.columns, ...(added[table.name] ?? [])], refers: [...(table.refers ?? []), ...refers] };
  });
  const { changes, blueprint } = await drift(before, makeCatalog(after), noTools);
  expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(['new']));
  expect(await clinicRows(blueprint)).toEqual(await clinicRows(before));
  const plan = await compileBlueprint(blueprint);
  for (const { from, to } of blueprint.relations.filter(({ addedLater }) => addedLater)) {
    const timesOf = (table: string, ...names: string[]) => textRows(plan, table, 0, plan.table(table).rows, [...names, 'created_at']);
    const begun = new Map(timesOf(to.table, 'id').map(([id, at]) => [id, at!]));
    const referring = timesOf(from.table, from.columns[0]!).filter(([id]) => id !== null);
    expect(referring.length).toBeGreaterThan(50);
    expect(referring.filter(([id, at]) => begun.get(id!)! > at!).length).toBeLessThan(referring.length / 20);
  }
});

test('a rule about new columns alone leaves the others as they are', () => {
  const [users] = stored.tables;
  const [id, name, email] = users!.columns;
  const now = {
    ...users!,
    checks: [{ name: 'state_check', expression: "(state = ANY (ARRAY['a', 'b']))" }],
    columns: [id!, { ...name!, domain: { in: ['Ada'] } }, email!, { ...name!, name: 'state', domain: { in: ['a', 'b'] } }],
  };
  const changes: Parameters<typeof mergeTable>[3] = [];
  const merged = mergeTable(users!, now, { linked: new Set(), stated: new Map() }, changes);
  expect(changes.map(({ kind, name: what }) => [kind, what])).toEqual([
    ['new', 'state_check'],
    ['new', 'state'],
  ]);
  expect(merged.columns.slice(0, 3)).toEqual(users!.columns);
});

test('a ledger of a migration tool comes and goes without the schema', async () => {
  const ledger = {
    name: '_prisma_migrations',
    columns: [
      'id character varying(36) not null',
      'checksum character varying(64) not null',
      'finished_at timestamp with time zone',
      'migration_name character varying(255) not null',
      'logs text',
      'started_at timestamp with time zone not null',
    ],
  };
  const withLedger = makeCatalog([users, posts, ledger]);
  const added = await drift(stored, withLedger, noTools);
  expect([added.changes, added.blueprint]).toEqual([[], stored]);
  const { blueprint: known } = await infer(withLedger, noTools);
  expect(known.tables).toHaveLength(3);
  expect((await drift(known, catalog, noTools)).changes).toEqual([]);
  const wider = await drift(stored, makeCatalog([{ ...users, columns: [...users.columns, 'phone text'] }, posts, ledger]), noTools);
  expect(wider.changes.map(({ name }) => name)).toEqual(['phone']);
  expect(wider.blueprint.tables.map(({ name }) => name)).toEqual(['users', 'posts']);
});

test('a sequence that kept the name of before its table was renamed is no difference', () => {
  const numbered = (name: string): Blueprint['tables'][number] => {
    const [id, ...others] = stored.tables[0]!.columns;
    return { ...stored.tables[0]!, columns: [{ ...id!, default: `nextval('${name}_id_seq'::regclass)`, sequence: `public.${name}_id_seq` }, ...others] };
  };
  const changes: Parameters<typeof mergeTable>[3] = [];
  const merged = mergeTable(numbered('leaves'), numbered('users'), { linked: new Set(), stated: new Map() }, changes);
  expect([changes, merged]).toEqual([[], numbered('leaves')]);
  mergeTable(numbered('leaves'), stored.tables[0]!, { linked: new Set(), stated: new Map() }, changes);
  expect(changes).toHaveLength(1);
});

test('tables of a platform stay as stored: what a newer version of it has is not new, and what it lacks leaves without a word', async () => {
  const people = { schema: 'auth', name: 'users', columns: ['id uuid not null', 'aud text', 'email text', 'raw_user_meta_data jsonb'] };
  const notes = { name: 'notes', columns: ['id bigint not null', 'user_id uuid not null'] };
  const withPeople = (columns: readonly string[], more: Parameters<typeof makeCatalog>[0] = []) => {
    const tables = makeCatalog([{ ...people, columns }, notes, ...more]);
    tables.tables[1]!.foreignKeys.push({ name: 'notes_user_id_fkey', columns: ['user_id'], references: 'auth.users', referencedColumns: ['id'] } as never);
    return tables;
  };
  const { blueprint: known } = await infer(withPeople([...people.columns, 'owner_id text']), noTools);
  const there = withPeople([...people.columns, 'banned_until timestamptz'], [{ schema: 'auth', name: 'identities', columns: ['id uuid not null'] }]);
  expect((await drift(known, there, noTools)).changes).toEqual([]);
  there.tables[1]!.columns.push({ name: 'pinned', type: 'boolean' });
  const { changes, blueprint } = await drift(known, there, noTools);
  expect(changes.map(({ table, name }) => `${table}.${name}`)).toEqual(['public.notes.pinned']);
  expect(blueprint.tables.map(({ name, columns }) => [name, columns.map((column) => column.name)])).toEqual([
    ['users', ['id', 'aud', 'email', 'raw_user_meta_data']],
    ['notes', ['id', 'user_id', 'pinned']],
  ]);
});

test('a label that is gone leaves the blueprint, one in its place is its new name, and all other rows stay byte for byte', async () => {
  const deals = {
    name: 'deals',
    columns: ['id bigint not null', 'kind public.kind not null', 'status public.st not null', 'shipped_at timestamp with time zone'],
  };
  const states = (last: string) => ({ kind: 'enum' as const, labels: ['PENDING', 'PAID', 'SHIPPED', last] });
  const withTypes = (kinds: string[], last: string): Catalog => ({
    ...makeCatalog([deals]),
    types: { 'public.kind': { kind: 'enum', labels: kinds }, 'public.st': states(last) },
  });
  const { blueprint: before } = await infer(withTypes(['BUY', 'SELL', 'ITEM', 'FEE'], 'VOID'), noTools);
  const fits = withTypes(['FEE', 'BUY', 'SELL'], 'CANCELLED');
  const { changes, blueprint } = await drift(before, fits, noTools);
  expect(changes.map(({ kind, what, name, message }) => [kind, what, name, message])).toEqual([
    ['gone', 'type', 'public.kind', 'The label ITEM of public.kind is gone; the blueprint writes SELL in its place.'],
    ['changed', 'type', 'public.st', 'The label VOID of public.st is CANCELLED now.'],
  ]);
  const rowsOf = async (of: Blueprint) => textRows(await compileBlueprint(of), 'public.deals', 0, of.tables[0]!.rows!, ['id', 'kind', 'status', 'shipped_at']);
  const [old, now] = [await rowsOf(before), await rowsOf(blueprint)];
  expect(old.flat()).toEqual(expect.arrayContaining(['ITEM', 'VOID']));
  expect(now).toEqual(old.map((row) => row.map((cell) => (cell === 'ITEM' ? 'SELL' : cell === 'VOID' ? 'CANCELLED' : cell))));
  expect((await drift(blueprint, fits, noTools)).changes).toEqual([]);
  const more = await drift(blueprint, withTypes(['BUY', 'GIFT', 'SELL', 'FEE'], 'CANCELLED'), noTools);
  expect(more.changes.map(({ message }) => message)).toEqual(['public.kind has the new label GIFT.']);
});
