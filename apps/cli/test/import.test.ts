import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedbed } from './support.ts';

const DDL = `
CREATE TABLE users (id serial PRIMARY KEY, name text NOT NULL, email text NOT NULL UNIQUE, role text NOT NULL CHECK (role IN ('admin', 'member')));
CREATE TABLE posts (id serial PRIMARY KEY, user_id int NOT NULL REFERENCES users, title varchar(60) NOT NULL, code varchar(3), views int NOT NULL CHECK (views >= 0));
`;
const SEED = `import { createSeedClient } from '@snaplet/seed';
import { faker } from '@faker-js/faker';
const seed = await createSeedClient();
await seed.users([{ name: 'Ada', posts: (x) => x(2, { views: 9 }) }]);
await seed.users((x) => x(40, () => ({
  role: 'member',
  posts: (x) => x({ min: 1, max: 3 }, () => ({ views: faker.number.int({ min: 5, max: 8 }), code: faker.music.songName(), title: slugify('x') })),
})));
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-import-'));
  await writeFile(join(folder, 'schema.sql'), DDL);
  await writeFile(join(folder, 'seed.ts'), SEED);
});
afterAll(() => rm(folder, { recursive: true }));
const run = (...args: string[]) => seedbed(args, { cwd: folder });

test('writes an overlay that the schema accepts, with rows as scenarios, and a report by line', async () => {
  const { code, stdout, stderr } = await run('import', 'seed.ts', '--schema', 'schema.sql', '--out', 'overlay.json', '--scenarios', 'rows.json');
  expect([code, stdout]).toEqual([0, '']);
  const overlay = JSON.parse(await readFile(join(folder, 'overlay.json'), 'utf8')) as object;
  expect(overlay).toEqual({
    tables: { users: { rows: 41 } },
    columns: { 'users.role': 'member', 'posts.views': { generator: 'number.int', parameters: { min: 5, max: 8 } } },
    relations: { 'posts.user_id': { children: { min: 1, max: 3 } } },
  });
  expect(stderr).toContain("seed.ts:7  posts.title: slugify('x'): computed by code");
  // A song does not go into three letters.
  expect(stderr).toMatch(/seed\.ts:7 {2}posts\.code: .*does not take/);
  const made = await run('generate', 'schema.sql', '--overlay', 'overlay.json', '--knowledge', 'rows.json', '--format', 'json', '--out', 'rows');
  expect(made.code, made.stderr).toBe(0);
  const rows = async (table: string) => JSON.parse(await readFile(join(folder, `rows/public.${table}.json`), 'utf8')) as Record<string, unknown>[];
  const [users, posts] = [await rows('users'), await rows('posts')];
  expect([users.length, users[0]!['name']]).toEqual([41, 'Ada']);
  expect(posts.filter(({ user_id }) => user_id === 1).map(({ views }) => views)).toEqual([9, 9]);
  const counts = users.slice(1).map(({ id }) => posts.filter(({ user_id }) => user_id === id).length);
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([1, 3]);
});

test('writes one document, and reports what is missing', async () => {
  const { stdout } = await run('import', 'seed.ts', '--schema', 'schema.sql', '--json');
  expect(Object.keys(JSON.parse(stdout) as object)).toEqual(['overlay', 'scenarios', 'taken', 'kept', 'left']);
  expect(await run('import', 'seed.ts')).toMatchObject({ code: 2, stderr: expect.stringContaining('--schema schema.sql') as string });
  expect(await run('import', 'none.ts', '--schema', 'schema.sql')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('there is no such file') as string,
  });
});

test('writes weights of children into an overlay', async () => {
  await writeFile(join(folder, 'weights.json'), JSON.stringify({ relations: { 'posts.user': { children: { '0': 1, '2': 3 } } } }));
  const { stdout } = await run('generate', 'schema.sql', '--set', 'tables.users.rows=300', '--overlay', 'weights.json', '--table', 'posts', '--format', 'json');
  const posts = JSON.parse(stdout) as { user_id: number }[];
  const counts = new Map<number, number>();
  for (const { user_id } of posts) counts.set(user_id, (counts.get(user_id) ?? 0) + 1);
  expect(new Set(counts.values())).toEqual(new Set([2]));
  expect(counts.size / 300).toBeCloseTo(0.75, 1);
});
