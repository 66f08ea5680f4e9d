import { afterAll, beforeAll, expect, test } from 'vitest';
import { blog, blogSchema, callerOf, memoryEngine } from '../../../src/core/testing/index.ts';
import { jsonServer1 } from '../../../src/dialects/jsonserver/index.ts';
import { npmServer1, seen, type NpmServer } from './npm-servers.ts';
import { randomUrls } from './random-urls.ts';

const data = blog(String);
let theirs: NpmServer;
let ours: ReturnType<typeof callerOf>;

beforeAll(async () => {
  theirs = await npmServer1(data);
  ours = callerOf(jsonServer1(), memoryEngine(await blogSchema(), data), theirs.url);
});
afterAll(() => theirs.close());

async function both(url: string, method = 'GET', body?: object): Promise<[unknown, unknown]> {
  const answer = await fetch(`${theirs.url}${url}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  return [await seen(await ours(url, method, body), theirs.url), await seen(answer, theirs.url)];
}

const where = (value: unknown) => `/posts?_where=${encodeURIComponent(JSON.stringify(value))}`;

test.each([
  '/posts',
  '/posts/1',
  '/posts/999',
  '/nothing',
  '/nothing/1',
  '/posts/1/comments',
  '/posts?views=7',
  '/posts?views:eq=7',
  '/posts?views_eq=7',
  '/posts?views:gte=5&views:lt=9',
  '/posts?views_gt=5&views_lte=9',
  '/posts?views:in=7,14,abc',
  '/posts?views:ne=7',
  '/posts?userId:ne=null',
  '/posts?userId=null',
  '/posts?views:lt=abc',
  '/posts?views:nope=7',
  '/posts?unknown=1',
  '/posts?unknown:nope=1',
  '/posts?isDraft=true',
  '/posts?title:contains=APPLE',
  '/posts?title:startsWith=ban',
  '/posts?title:endsWith=e%2005',
  '/posts?title:contains=%25',
  '/posts?views:contains=1',
  '/posts?meta.lang=en',
  '/posts?meta.size:gte=2',
  '/posts?title.inner=5',
  '/posts?_where=nonsense&views=7',
  where({ views: { gt: 10 }, isDraft: { eq: false } }),
  where({ or: [{ views: { eq: 7 } }, { title: { startsWith: 'cherry' } }] }),
  where({ or: [] }),
  where({ or: [{}] }),
  where({ title: 'apple' }),
  where({ or: [{ or: [{ views: { lt: 2 } }] }, { unknown: { eq: 1 } }] }),
  '/posts?_sort=views',
  '/posts?_sort=-views,userId',
  '/posts?_sort=-meta.size',
  '/posts?_sort=unknown',
  '/posts?_sort=isDraft,views',
  '/posts?_sort=-isDraft,views',
  '/db',
  '/posts?_page=1',
  '/posts?_page=2&_per_page=7',
  '/posts?_page=99&_per_page=7',
  '/posts?_page=0&_per_page=0',
  '/posts?_page=x',
  '/posts?_page=1&views=999',
  '/posts?_embed=comments&_page=1&_per_page=3',
  '/posts?_embed=user',
  '/posts?_embed=nothing',
  '/posts/6?_embed=user&_embed=comments',
  '/comments?_embed=post&_page=1&_per_page=2',
])('GET %s answers as json-server 1.0', async (url) => {
  const [mine, npm] = await both(url);
  expect(mine).toEqual(npm);
});

test('300 random lists answer as json-server 1.0', async () => {
  const urls = randomUrls(300, {
    filters: [
      'views=7',
      'views:gte=5',
      'views_lt=12',
      'views:ne=14',
      'views:in=0,7,14',
      'title:contains=an',
      'isDraft=false',
      'userId:ne=null',
      'meta.lang=de',
      'nothing=1',
    ],
    sorts: ['_sort=views', '_sort=-views', '_sort=-userId', '_sort=userId,-views', '_sort=meta.size,views'],
    slices: ['_page=1', '_page=2&_per_page=3', '_page=3&_per_page=5', '_page=7'],
    relations: ['_embed=comments', '_embed=user'],
  });
  const different: unknown[] = [];
  for (const url of urls) {
    const [mine, npm] = await both(url);
    if (JSON.stringify(mine) !== JSON.stringify(npm)) different.push({ url, mine, npm });
  }
  expect(different).toEqual([]);
});

test('writes answer as json-server 1.0 does, and are visible afterwards', async () => {
  const calls: [string, string, object?][] = [
    ['PATCH', '/posts/3', { views: 4 }],
    ['PATCH', '/posts/3', { id: '5', views: 6 }],
    ['PATCH', '/posts/999', { views: 4 }],
    ['PUT', '/users/5', { name: 'five' }],
    ['PUT', '/users/999', { name: 'none' }],
    ['GET', '/users'],
    ['DELETE', '/posts/2'],
    ['GET', '/comments'],
    ['DELETE', '/posts/3?_dependent=comments'],
    ['GET', '/comments?postId:ne=null'],
    ['DELETE', '/posts/3'],
    ['DELETE', '/posts'],
    ['PUT', '/posts', {}],
  ];
  for (const [method, url, body] of calls) {
    const [mine, npm] = await both(url, method, body);
    expect({ method, url, answer: mine }).toEqual({ method, url, answer: npm });
  }
});

test('a new row has its own id', async () => {
  const [mine, npm] = (await both('/posts', 'POST', { id: '4', title: 'new' })) as { status: number; body: { id: string; title: string } }[];
  expect(mine!.status).toBe(npm!.status);
  expect(mine!.body).toMatchObject({ id: '31', title: 'new' });
  expect(npm!.body.id).not.toBe('4');
});

test('differs from json-server 1.0 where that compares texts with numbers, as the manual documents', async () => {
  const ids = async (url: string) => (await both(url)).map((answer) => (answer as { body: { id: string }[] }).body.map(({ id }) => id));
  // There `04` is the number 4.
  const [mine, npm] = await ids('/users?name:endsWith=04');
  expect([mine, npm]).toEqual([[], ['4']]);
  // There keys are texts, and the value of a parameter is a number.
  expect(await ids('/users?id=3')).toEqual([['3'], []]);
  expect(await ids('/comments?postId=12&id:in=1,31')).toEqual([['1', '31'], []]);
  // There keys are sorted as texts.
  expect((await ids('/comments?_sort=id')).map((list) => list.slice(0, 2))).toEqual([
    ['1', '2'],
    ['1', '10'],
  ]);
});
