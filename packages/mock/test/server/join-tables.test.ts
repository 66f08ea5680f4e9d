import { expect, test } from 'vitest';
import { readApiDocument } from '../../src/dialects/document/read.ts';
import { openMock } from '../../src/server/index.ts';
import { planOf } from './support.ts';

const CLUBS = `
CREATE TABLE members (id int PRIMARY KEY, name text NOT NULL);
CREATE TABLE courts (id int PRIMARY KEY, surface text NOT NULL, width int NOT NULL);
CREATE TABLE permits (id int PRIMARY KEY, "memberId" int NOT NULL REFERENCES members, "courtId" int NOT NULL REFERENCES courts, since date, UNIQUE ("memberId", "courtId"));
CREATE TABLE follows (follower_id int NOT NULL REFERENCES members, followee_id int NOT NULL REFERENCES members, PRIMARY KEY (follower_id, followee_id), CHECK (follower_id <> followee_id));
CREATE TABLE visits (id int PRIMARY KEY, member_id int NOT NULL REFERENCES members, court_id int NOT NULL REFERENCES courts, minutes int NOT NULL);`;

type Row = Record<string, any>;

test('a join table leads to the rows beyond it, in each dialect', async () => {
  const { plan, catalog } = await planOf(CLUBS, { members: 12, courts: 8, permits: 40, follows: 30, visits: 60 });
  const mocks = Object.fromEntries(['js0', 'js1', 'plain'].map((dialect) => [dialect, openMock({ plan, catalog, dialect })]));
  const fetchOf = (path: string, options?: RequestInit) => mocks[path.split('/')[1]!]!.fetch(path.replace(/^\/\w+/, ''), options);
  const get = async (path: string): Promise<any> => (await fetchOf(path)).json();
  const permits: Row[] = await get('/js0/permits');
  const courts: Row[] = await get('/js0/courts');
  const follows: Row[] = await get('/js0/follows');
  const { memberId: id } = permits.find((one) => permits.filter(({ memberId }) => memberId === one['memberId']).length > 2)!;
  const theirs = courts.filter((court) => permits.some(({ memberId, courtId }) => memberId === id && courtId === court['id']));
  const byId = (rows: Row[]) => rows.toSorted((a, b) => Number(a['id']) - Number(b['id']));
  const ids = (rows: Row[]) => rows.map((row) => Number(row['id']));

  expect(byId((await get(`/js0/members/${id}?_embed=courts`)).courts)).toEqual(byId(theirs));
  expect(ids(byId((await get(`/js1/members/${id}?_embed=courts`)).courts))).toEqual(ids(byId(theirs)));
  expect(byId((await get(`/plain/members/${id}?include=courts`)).courts)).toEqual(byId(theirs));
  const list: Row[] = await get('/js0/members?_embed=courts&_sort=name');
  expect(byId(list.find((row) => row['id'] === id)!['courts'])).toEqual(byId(theirs));

  // Filters, order and pages are of the rows beyond.
  const sorted = theirs.toSorted((a, b) => b['width'] - a['width'] || a['id'] - b['id']);
  const page = await fetchOf(`/js0/members/${id}/courts?_sort=width,id&_order=desc,asc&_page=2&_limit=1`);
  expect(page.headers.get('X-Total-Count')).toBe(String(theirs.length));
  expect(page.headers.get('Link')).toContain('_page=3');
  expect(await page.json()).toEqual(sorted.slice(1, 2));
  expect(await get(`/js0/members/${id}/courts?id=${sorted[0]!['id']}`)).toEqual(sorted.slice(0, 1));
  const plain = await fetchOf(`/plain/members/${id}/courts?sort=-width,id&limit=1&offset=1`);
  expect([plain.headers.get('X-Total-Count'), await plain.json()]).toEqual([String(theirs.length), sorted.slice(1, 2)]);
  expect((await fetchOf('/plain/members/999/courts')).status).toBe(404);

  // A reference's name says which side of a table's own relation is meant.
  const [edge] = follows;
  const followers = (await get(`/js0/members/${edge!['followee_id']}?_embed=followers`)).followers;
  expect(ids(followers).toSorted()).toEqual(follows.flatMap((row) => (row['followee_id'] === edge!['followee_id'] ? [row['follower_id']] : [])).toSorted());

  // A row that a client sends back with what it embeds is accepted; new pairs are seen.
  const body = { name: 'Ada', courts: theirs };
  expect((await fetchOf(`/js0/members/${id}`, { method: 'PUT', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } })).status).toBe(
    200,
  );
  expect((await fetchOf(`/js0/permits/${permits.find(({ memberId }) => memberId === id)!['id']}`, { method: 'DELETE' })).status).toBe(200);
  expect((await get(`/js0/members/${id}?_embed=courts`)).courts).toHaveLength(theirs.length - 1);
});

test('a document of an own API embeds through a join table', async () => {
  const { plan, catalog } = await planOf(CLUBS, { members: 6, courts: 4, permits: 12 });
  const schema = (properties: object) => ({ type: 'object', properties, required: Object.keys(properties) });
  const court = schema({ id: { type: 'integer' }, surface: { type: 'string' } });
  const member = schema({ id: { type: 'integer' }, name: { type: 'string' }, courts: { type: 'array', items: court } });
  const document = readApiDocument(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'club', version: '1' },
      paths: { '/members/{id}': { get: { responses: { 200: { description: 'one', content: { 'application/json': { schema: member } } } } } } },
    }),
    'club.json',
  );
  const mock = openMock({ plan, catalog, document });
  const permits: Row[] = (await (await openMock({ plan, catalog, dialect: 'js0' }).fetch('/permits')).json()) as Row[];
  const id = permits[0]!['memberId'];
  const { courts } = (await (await mock.fetch(`/members/${id}`)).json()) as Row;
  expect(courts.map((row: Row) => row['id']).toSorted()).toEqual(permits.flatMap((row) => (row['memberId'] === id ? [row['courtId']] : [])).toSorted());
});
