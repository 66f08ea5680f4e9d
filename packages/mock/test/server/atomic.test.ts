import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openMock, type Mock, type MockOptions } from '../../src/server/index.ts';
import { planOf } from './support.ts';

const DDL = `
CREATE TABLE posts (id int PRIMARY KEY, title text NOT NULL, views int NOT NULL DEFAULT 0);
CREATE TABLE comments (id int PRIMARY KEY, post_id int REFERENCES posts (id));
CREATE TABLE likes (id int PRIMARY KEY, post_id int NOT NULL REFERENCES posts (id));`;

let shape: Pick<MockOptions, 'plan' | 'catalog'>;
const mocks: Record<string, Mock> = {};

beforeAll(async () => {
  shape = await planOf(DDL, { posts: 4, comments: 40, likes: 40 });
  for (const dialect of ['plain', 'js0', 'js1']) mocks[dialect] = openMock({ ...shape, dialect });
});
beforeEach(() => {
  for (const mock of Object.values(mocks)) mock.reset();
});

const send = (mock: Mock, method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
  mock.fetch(path, { method, headers: { 'Content-Type': 'application/json', ...headers }, ...(body && { body: JSON.stringify(body) }) });

test.each(['PATCH', 'DELETE'])('of ten %s with the same tag exactly one succeeds', async (method) => {
  const mock = mocks['plain']!;
  const tag = (await mock.fetch('/comments/1')).headers.get('ETag')!;
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      send(mock, method, '/comments/1', method === 'PATCH' ? { post_id: null, id: 1000 + i } : undefined, { 'If-Match': tag }),
    ),
  );
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses[0]).toBe(method === 'PATCH' ? 200 : 204);
  // Later requests find another row, or none.
  for (const status of statuses.slice(1)) expect([404, 412]).toContain(status);
  expect((await mock.fetch('/comments?count=exact')).headers.get('X-Total-Count')).toBe(method === 'PATCH' ? '40' : '39');
});

test('counters that check their tag lose no update', async () => {
  const mock = mocks['plain']!;
  const increase = async (): Promise<void> => {
    const read = await mock.fetch('/posts/1');
    const { views } = (await read.json()) as { views: number };
    const answer = await send(mock, 'PATCH', '/posts/1', { views: views + 1 }, { 'If-Match': read.headers.get('ETag')! });
    if (answer.status === 412) return increase();
    expect(answer.status).toBe(200);
  };
  const { views } = (await (await mock.fetch('/posts/1')).json()) as { views: number };
  await Promise.all(Array.from({ length: 12 }, increase));
  expect(await (await mock.fetch('/posts/1')).json()).toMatchObject({ views: views + 12 });
});

test('a deletion that a dependent row prevents changes nothing', async () => {
  const mock = mocks['js1']!;
  const [like] = (await (await mock.fetch('/likes')).json()) as { post_id: string }[];
  const of = async (table: string) => (await mock.fetch(`/${table}?post_id=${like!.post_id}`)).text();
  const before = await of('comments');
  expect(JSON.parse(before)).not.toEqual([]);
  // The key of a comment is nullable, that of a like is not.
  expect((await send(mock, 'DELETE', `/posts/${like!.post_id}`)).status).toBe(422);
  expect(await of('comments')).toBe(before);
  expect((await send(mock, 'DELETE', `/posts/${like!.post_id}?_dependent=likes&_dependent=comments`)).status).toBe(200);
  expect([await of('comments'), await of('likes')].map((text) => JSON.parse(text))).toEqual([[], []]);
});

test('rows added concurrently have different ids', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => send(mocks['js0']!, 'POST', '/posts', { title: `post ${i}` })));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: number }).id));
  expect(new Set(ids).size).toBe(20);
});
