import { expect, test } from 'vitest';
import { overlayOf, readSeedScript, readOverlayEntries, type ReadImport } from '../src/index.ts';
import { BLOG } from './blueprint.ts';

const NATIVE = /^(?!music\.)/;
async function read(text: string, file = 'seed.ts', readImport?: ReadImport) {
  const script = await readSeedScript(text, file, readImport);
  const { entries, ...rest } = readOverlayEntries([script], { blueprint: BLOG, hasGenerator: (kind) => NATIVE.test(kind) });
  return { script, overlay: overlayOf(entries), entries, ...rest };
}
const lines = (all: readonly { readonly place: { readonly line: number }; readonly what: string; readonly why: string }[]) =>
  all.map(({ place, what, why }) => `${place.line} ${what.split(':')[0]!}: ${why}`);

test('Snaplet: counts, literals, children, lists and computed values', async () => {
  const { overlay, scenarios, kept, left } = await read(`
import { createSeedClient } from '@snaplet/seed';
const seed = await createSeedClient();
await seed.categories([{ name: 'News' }, { name: 'Sports', color: 'red' }]);
await seed.users((x) => x(5, { role: 'admin' }));
await seed.users((create) => create(95, ({ seed }) => ({
  role: 'MEMBER', email: copycat.email(seed), age: copycat.int(seed, { min: 18, max: 70 }),
  posts: (x) => x({ min: 1, max: 4 }, { title: (ctx) => slugify(ctx.data.title), comments: (x) => x(2, { likes: 0 }) }),
})));`);
  expect(overlay).toEqual({
    tables: { categories: { rows: 2 }, users: { rows: 100 } },
    columns: {
      'users.role': { admin: 5, member: 95 },
      'users.age': { generator: 'number.int', parameters: { min: 18, max: 70 } },
      'comments.likes': 0,
    },
    relations: { 'posts.author_id': { children: { min: 1, max: 4 } }, 'comments.post_id': { children: 2 } },
  });
  expect(scenarios).toEqual({ 'seed.ts': { categories: [{ set: { name: 'News' } }, { set: { name: 'Sports', color: 'red' } }] } });
  expect(lines(kept)).toEqual(['7 users.email: inferred: internet.email']);
  expect(lines(left)).toEqual(['8 posts.title: computed by code']);
});

test('Snaplet: rows in a list filled by code, and the config', async () => {
  const { overlay } = await read(`import { createSeedClient } from '@snaplet/seed';
    await seed.posts((x) => Array.from({ length: 30 }, (_, i) => x({ views: 7 })));`);
  expect(overlay).toEqual({ tables: { posts: { rows: 30 } }, columns: { 'posts.views': 7 } });
  const config = await read(
    `import { defineConfig } from '@snaplet/seed/config';
     export default defineConfig({ adapter: () => connect(), select: ['!*', 'public.users', 'public.posts'],
       fingerprint: { users: { posts: { count: { min: 2, max: 6 } }, createdAt: { options: { minYear: 2020, maxYear: 2022 } } } } });`,
    'seed.config.ts',
  );
  expect(config.overlay).toEqual({
    tables: { categories: { rows: 0 }, comments: { rows: 0 } },
    columns: { 'users.created_at': { generator: 'date.between', parameters: { from: '2020-01-01', to: '2022-12-31' } } },
    relations: { 'posts.author_id': { children: { min: 2, max: 6 } } },
  });
});

test('drizzle-seed: refine, weights, children, and names from the imported schema', async () => {
  const imports: Record<string, string> = {
    './schema': `export const people = pgTable('users', { givenName: text('first_name').notNull(), years: integer('age') });
                 export const articles = pgTable('posts', { hits: integer('views') });`,
  };
  const { overlay, script, kept } = await read(
    `import { seed as fill } from 'drizzle-seed';
import * as schema from './schema';
await fill(db, schema, { count: 50, seed: 7 }).refine((f) => ({
  people: { count: 200, columns: { givenName: f.firstName(), years: f.int({ minValue: 18, maxValue: 80 }),
      role: f.valuesFromArray({ values: [{ weight: 0.9, values: ['member'] }, { weight: 0.1, values: ['admin', 'editor'] }] }) },
    with: { articles: [{ weight: 0.6, count: [1, 2] }, { weight: 0.4, count: 5 }] } },
  articles: { columns: { hits: f.default({ defaultValue: 3 }) } },
}));`,
    'seed.ts',
    async (path) => (imports[path] ? { file: `${path}.ts`, text: imports[path] } : undefined),
  );
  expect(overlay).toEqual({
    tables: { users: { rows: 200 }, categories: { rows: 50 }, comments: { rows: 50 } },
    columns: {
      'users.age': { generator: 'number.int', parameters: { min: 18, max: 80 } },
      'users.role': { member: 0.9, admin: 0.05, editor: 0.05 },
      'posts.views': 3,
    },
    relations: { 'posts.author_id': { children: { '1': 0.3, '2': 0.3, '5': 0.4 } } },
  });
  expect(script.seed?.value).toBe(7);
  expect(lines(kept)).toEqual(['4 users.first_name: inferred: person.firstName']);
});

test('faker with Prisma: loops, lists, enums, hashes, chance, nested rows', async () => {
  const { overlay, scenarios, left } = await read(`
const USERS = 40;
for (const name of ['News', 'Tech']) await prisma.category.create({ data: { name } });
await prisma.user.upsert({ where: {}, update: {}, create: { email: 'admin@x.io', role: Role.ADMIN, firstName: 'Ada' } });
const users = Array.from({ length: USERS }).map(() => ({
  firstName: faker.person.firstName(), email: faker.internet.email({ provider: 'shop.example' }), role: Role.MEMBER,
  password: bcrypt.hashSync('secret', 10), age: faker.datatype.number({ min: 18, max: 65 }),
  bio: faker.helpers.maybe(() => faker.lorem.paragraph(), { probability: 0.3 }), createdAt: faker.date.past(),
}));
await prisma.user.createMany({ data: users });
for (let i = 0; i < 100; i++) {
  await prisma.post.create({ data: { title: faker.music.songName(), rating: Number((Math.random() * 5).toFixed(2)), views: Math.floor(Math.random() * 90) + 10,
    author: { connect: { id: 1 } }, weird: 3, comments: { create: [{ text: 'Nice', likes: 1 }, { text: 'Bad', likes: 0 }] } } });
}`);
  expect(overlay).toEqual({
    tables: { categories: { rows: 2 }, users: { rows: 41 }, posts: { rows: 100 } },
    columns: {
      'users.email': { generator: 'internet.email', parameters: { domain: 'shop.example' } },
      'users.role': 'member',
      'users.password': { generator: 'string.passwordHash', parameters: { of: 'secret', algorithm: 'bcrypt' } },
      'users.age': { generator: 'number.int', parameters: { min: 18, max: 65 } },
      'users.bio': { null: '70 %' },
      'posts.title': { generator: 'faker:music.songName' },
      'posts.rating': { generator: 'number.float', parameters: { min: 0, max: 5 } },
      'posts.views': { generator: 'number.int', parameters: { min: 10, max: 99 } },
      'comments.text': { Nice: 100, Bad: 100 },
      'comments.likes': { generator: 'values', parameters: { values: [1, 0] } },
    },
    relations: { 'comments.post_id': { children: 2 } },
  });
  expect(scenarios['seed.ts']).toEqual({
    categories: [{ set: { name: 'News' } }, { set: { name: 'Tech' } }],
    users: [{ set: { email: 'admin@x.io', role: 'admin', first_name: 'Ada' } }],
  });
  expect(lines(left)).toEqual(['13 posts.weird: posts has no such column']);
});

test('a factory without a client: its columns identify the table', async () => {
  const { overlay } = await read(`
function createUser() { return { firstName: faker.name.firstName(), email: faker.internet.email(),
  role: faker.helpers.weightedArrayElement([{ weight: 5, value: 'member' }, { weight: 1, value: 'admin' }]) }; }
export const users = faker.helpers.multiple(createUser, { count: 25 });`);
  expect(overlay).toEqual({ tables: { users: { rows: 25 } }, columns: { 'users.role': { member: 5, admin: 1 } } });
});

test('Mockaroo: types, lists, bounds, blanks and formulas', async () => {
  const field = (name: string, type: string, more: object = {}) => ({ name, type, null_percentage: 0, formula: '', ...more });
  const columns = [
    field('id', 'Row Number'),
    field('age', 'Number', { min: '18', max: '70', decimals: 0, null_percentage: 25 }),
    field('role', 'Custom List', { values: ['admin', 'member'] }),
    field('bio', 'Sentences', { formula: 'upper(this)' }),
    field('created_at', 'Datetime', { min: '01/01/2024', max: '12/31/2024' }),
  ];
  const { overlay, left } = await read(JSON.stringify({ num_rows: 250, name: 'users', columns }, null, 1), 'users.schema.json');
  expect(overlay).toEqual({
    tables: { users: { rows: 250 } },
    columns: {
      'users.age': { generator: 'number.int', parameters: { min: 18, max: 70 }, null: '25 %' },
      'users.role': { admin: 1, member: 1 },
      'users.created_at': { generator: 'date.between', parameters: { from: '2024-01-01', to: '2024-12-31' } },
    },
  });
  expect(left.map(({ what }) => what)).toEqual(['users.bio: Sentences']);
});

test('a list filled by code has no readable length', async () => {
  const { overlay, left } = await read(`const made = []; made.push(await signUp()); const seed = await createSeedClient();
    await seed.posts((x) => x(made.length, { views: 4 }));`);
  expect(overlay).toEqual({ columns: { 'posts.views': 4 } });
  expect(lines(left)).toEqual(['2 posts: not a literal: pass --rows']);
});

test('no statement of a script runs', async () => {
  const { overlay } = await read(`throw new Error('run'); process.exit(1); await prisma.post.create({ data: { views: (() => { throw 1 })() } });`);
  expect(overlay).toEqual({ tables: { posts: { rows: 1 } } });
});

test('one value for a unique column is dropped, and an unknown label is reported', async () => {
  const { left } = await read(`for (let i = 0; i < 9; i++) await prisma.user.create({ data: { email: 'a@b.io', role: 'king' } });`);
  expect(lines(left)).toEqual(['1 users.email: the column is unique, and this is the same value in every row', '1 users.role: the column takes no "king"']);
});

test.each([
  ['what is no script names the line', 'seed.ts', 'const a = ;\nlet = {{', /^seed\.ts:\d/],
  ['JSON that is no schema of Mockaroo', 'a.json', '{ "a": 1 }', /is no schema of Mockaroo/],
  ['other languages', 'seed.rb', 'User.create!', /TypeScript, JavaScript/],
])('%s', async (_, file, text, message) => {
  await expect(read(text, file)).rejects.toThrow(message);
});
