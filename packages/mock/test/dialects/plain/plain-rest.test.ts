import { beforeEach, expect, test } from 'vitest';
import { blog, blogSchema, callerOf, memoryEngine } from '../../../src/core/testing/index.ts';
import { plainRest } from '../../../src/dialects/plain/index.ts';

type Row = { id: number; [name: string]: unknown };
let call: ReturnType<typeof callerOf>;

beforeEach(async () => {
  call = callerOf(
    plainRest(),
    memoryEngine(
      await blogSchema(),
      blog((number) => number),
    ),
  );
});

async function rows(url: string): Promise<Row[]> {
  const answer = await call(url);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Row[];
}
const ids = async (url: string) => (await rows(url)).map(({ id }) => id);
const link = (answer: Response, rel: string) => new RegExp(`<http://mock\\.test([^>]*)>; rel="${rel}"`).exec(answer.headers.get('Link') ?? '')?.[1];

test.each([
  ['/posts?limit=3', [1, 2, 3]],
  ['/posts?views=7', [1, 21]],
  ['/posts?views[gte]=18&sort=-views,id', [17, 14]],
  ['/posts?id[in]=3,1,99', [1, 3]],
  ['/posts?userId[null]=true', [6, 12, 18, 24, 30]],
  ['/posts?title[like]=apple%25', [5, 10, 15, 20, 25, 30]],
  ['/posts?title[ilike]=APPLE%25&id[lt]=10', [3, 5, 8]],
  ['/posts?q=bread&limit=2', [1, 6]],
  ['/posts?sort=userId,-id&userId[null]=false&limit=2', [25, 19]],
  ['/users/1/posts?sort=-id&limit=2', [25, 19]],
])('%s gives rows %j', async (url, expected) => {
  expect(await ids(url)).toEqual(expected);
});

test('rows have the requested columns and relations', async () => {
  expect(await rows('/posts?fields=title&include=user,comments&sort=-views&limit=1')).toEqual([
    { title: 'cherry 17', user: { id: 5, name: 'user 5' }, comments: [expect.objectContaining({ postId: 17 }), expect.objectContaining({ postId: 17 })] },
  ]);
  expect(await (await call('/comments/1?fields=id&include=post.user')).json()).toEqual({ id: 1, post: expect.objectContaining({ id: 12, user: null }) });
  expect(await (await call('/posts/1/user')).json()).toEqual({ id: 1, name: 'user 1' });
});

test.each([
  ['/posts?vews=7', 'vews'],
  ['/posts?views[near]=7', 'views[near]'],
  ['/posts?views=many', 'views'],
  ['/posts?views[like]=7', 'views[like]'],
  ['/posts?sort=vews', 'sort'],
  ['/posts?fields=id,vews', 'fields'],
  ['/posts?include=authors', 'include'],
  ['/posts?limit=1001', 'limit'],
  ['/posts?offset=-1', 'offset'],
  ['/posts?cursor=abc', 'cursor'],
  ['/posts?cursor=&offset=1', 'cursor'],
  ['/posts?count=all', 'count'],
  ['/posts?userId[null]=1', 'userId[null]'],
  ['/posts/1?q=a', 'q'],
])('%s is refused, naming the parameter %s', async (url, parameter) => {
  const answer = await call(url);
  expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
  expect(await answer.json()).toMatchObject({ status: 400, parameter, title: expect.any(String), detail: expect.any(String) });
  expect(answer.status).toBe(400);
});

test.each([
  ['GET', '/nothing', undefined, 404, {}],
  ['GET', '/posts/999', undefined, 404, {}],
  ['GET', '/posts/abc', undefined, 404, {}],
  ['GET', '/posts/6/user', undefined, 404, {}],
  ['GET', '/posts/1/2/3', undefined, 404, {}],
  ['DELETE', '/posts', undefined, 405, {}],
  ['POST', '/users', '{', 400, { pointer: '' }],
  ['POST', '/users', { nme: 'x' }, 400, { pointer: '/nme' }],
  ['POST', '/users', [{ name: 'x' }, { 'a/b': 1 }], 400, { pointer: '/1/a~1b' }],
  ['POST', '/users', { name: null }, 422, { code: '23502' }],
  ['POST', '/users', { id: 1, name: 'x' }, 409, { code: '23505' }],
  ['POST', '/comments', { body: 'x', postId: 999 }, 409, { code: '23503' }],
  ['PATCH', '/users/1', [], 400, { pointer: '' }],
  ['DELETE', '/users/1', undefined, 409, { code: '23503' }],
])('%s %s with %j is problem %i', async (method, url, body, status, more) => {
  const answer = await call(url, method, body);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ status, ...more });
});

test.each(['sort=-userId,title', 'sort=userId', 'sort=-views', 'q=an&sort=isDraft,-views', ''])(
  'pages by cursor and by offset are the whole list, for %j',
  async (query) => {
    const whole = await ids(`/posts?${query}&limit=1000`);
    expect(whole.length).toBeGreaterThan(10);
    for (const start of [`/posts?${query}&limit=4`, `/posts?${query}&limit=4&cursor=`, `/posts?${query}&limit=4&cursor=&fields=id`]) {
      const seen: number[] = [];
      for (let url: string | undefined = start; url !== undefined;) {
        const answer = await call(url);
        seen.push(...((await answer.json()) as Row[]).map(({ id }) => id));
        url = link(answer, 'next');
      }
      expect(seen).toEqual(whole);
    }
  },
);

test('totals are present without a filter, or on request; links go to the first and previous page', async () => {
  const total = async (url: string) => (await call(url)).headers.get('X-Total-Count');
  expect(await total('/posts')).toBe('30');
  expect(await total('/posts?views=7')).toBeNull();
  expect(await total('/posts?views=7&count=exact')).toBe('2');
  expect((await call('/posts?count=planned')).headers.get('X-Count')).toBe('planned');
  const answer = await call('/posts?limit=4&offset=4&views[gte]=1');
  expect(link(answer, 'prev')).toBe('/posts?limit=4&views%5Bgte%5D=1');
  expect(link(answer, 'first')).toBe('/posts?limit=4&views%5Bgte%5D=1');
});

test('rows are added, changed, replaced and deleted', async () => {
  const added = await call('/posts', 'POST', { title: 'new', userId: 2 });
  expect(added.status).toBe(201);
  expect(added.headers.get('Location')).toBe('http://mock.test/posts/31');
  expect(await added.json()).toMatchObject({ id: 31, title: 'new', views: null });
  expect(await (await call('/posts/31', 'PATCH', { views: 5 })).json()).toMatchObject({ title: 'new', views: 5 });
  expect(await (await call('/posts/31', 'PUT', { views: 6 })).json()).toMatchObject({ id: 31, title: null, views: 6, userId: null });
  expect(((await (await call('/users', 'POST', [{ name: 'a' }, { name: 'b' }])).json()) as Row[]).map(({ id }) => id)).toEqual([6, 7]);
  expect((await call('/posts/31', 'DELETE')).status).toBe(204);
  expect((await call('/posts/31', 'DELETE')).status).toBe(404);
});

test('tags save a reader the body, and protect a writer', async () => {
  const tag = (await call('/users/1')).headers.get('ETag')!;
  const again = await call('/users/1', 'GET', undefined, { 'If-None-Match': tag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const changed = await call('/users/1', 'PATCH', { name: 'one' }, { 'If-Match': tag });
  expect(changed.status).toBe(200);
  expect((await call('/users/1')).headers.get('ETag')).toBe(changed.headers.get('ETag'));
  expect((await call('/users/1', 'PATCH', { name: 'two' }, { 'If-Match': tag })).status).toBe(412);
  expect((await call('/users/1', 'DELETE', undefined, { 'If-Match': tag })).status).toBe(412);
  expect((await call('/users/1', 'GET', undefined, { 'If-None-Match': tag })).status).toBe(200);
  const head = await call('/posts', 'HEAD');
  expect([head.status, head.headers.get('X-Total-Count'), await head.text()]).toEqual([200, '30', '']);
});
