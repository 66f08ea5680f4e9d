import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openMock, type Mock } from '../../src/server/index.ts';
import { planOf } from './support.ts';

// Most searched tables have a generated tsvector, which only Postgres can compute. They answer without it.

let mock: Mock;
beforeAll(async () => {
  mock = openMock(
    await planOf(
      `
CREATE FUNCTION gross(price numeric) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$ SELECT round(price * 1.19, 2) $$;
CREATE TABLE authors (id int PRIMARY KEY, name text NOT NULL);
CREATE TABLE posts (
  id int PRIMARY KEY,
  author_id int REFERENCES authors (id),
  title text NOT NULL,
  price numeric(8,2) NOT NULL,
  search tsvector GENERATED ALWAYS AS (to_tsvector('english', title)) STORED,
  gross numeric(9,2) GENERATED ALWAYS AS (gross(price)) STORED,
  CHECK (length(title) < 200)
);
CREATE TABLE notes (
  id int PRIMARY KEY,
  body text NOT NULL,
  search tsvector GENERATED ALWAYS AS (to_tsvector('english', body)) STORED,
  CHECK (search IS NOT NULL)
);`,
      { authors: 5, posts: 40, notes: 10 },
    ),
  );
});
beforeEach(() => mock.reset());

const NAMED = 'public.posts.search';
const get = (path: string) => mock.fetch(`/rest/v1/${path}`);

test('has all columns that can be computed, and a header names the others', async () => {
  const answer = await get('posts?limit=1');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('X-Seedbed-Columns-Not-Computed')).toBe(NAMED);
  const [row] = (await answer.json()) as Record<string, number>[];
  expect(Object.keys(row!)).toEqual(['id', 'author_id', 'title', 'price', 'gross']);
  expect(row!['gross']).toBe(Math.round(row!['price']! * 119) / 100);
  const embedded = await get('authors?select=name,posts(*)&limit=1');
  expect(embedded.headers.get('X-Seedbed-Columns-Not-Computed')).toBe(NAMED);
  expect((await get('authors?limit=1')).headers.get('X-Seedbed-Columns-Not-Computed')).toBeNull();
  expect(mock.notComputed.toSorted()).toEqual(['public.notes.search', NAMED]);
});

test.each(['posts?select=search', 'posts?search=fts.word', 'posts?order=search', 'posts?select=id,search&id=eq.-1'])('%s names the column', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'PGRST127', details: expect.stringContaining(NAMED) });
});

test('rows can be written, unless a CHECK needs such a column', async () => {
  const write = (table: string, row: object) =>
    mock.fetch(`/rest/v1/${table}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Prefer: 'return=representation' },
      body: JSON.stringify(row),
    });
  const answer = await write('posts', { id: 1000, title: 'new', price: 10 });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual([{ id: 1000, author_id: null, title: 'new', price: 10, gross: 11.9 }]);
  expect((await get('posts?select=search&id=eq.1000')).status).toBe(400);
  const refused = await write('notes', { id: 1000, body: 'new' });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ code: 'PGRST127', details: expect.stringContaining('notes_search_check') });
});

test.each(['js0', 'js1', 'plain'])('%s answers too', async (dialect) => {
  const ddl = `CREATE TABLE notes (id int PRIMARY KEY, body text, s tsvector GENERATED ALWAYS AS (to_tsvector('simple', body)) STORED)`;
  const served = openMock({ ...(await planOf(ddl, { notes: 4 })), dialect });
  expect(served.example).toBe('notes');
  for (const path of ['/notes', '/notes?q=a', '/notes/1']) expect((await served.fetch(path)).status).toBe(200);
});
