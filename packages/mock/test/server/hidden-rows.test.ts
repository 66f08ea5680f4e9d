import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signToken } from '../../src/server/auth/token.ts';
import { openMock, type Mock } from '../../src/server/index.ts';
import { planOf } from './support.ts';

// Rows that policies hide appear nowhere: not in examples, not in the details of errors, in any statement.

const DDL = /* SQL */ `
  create table teams (id int primary key, name text not null);
  create table people (id uuid primary key, handle text not null unique, secret text not null);
  create table notes (
    id int primary key, owner uuid not null references people on delete cascade, slug text not null unique, title text not null check (title <> 'forbidden'),
    team_id int references teams on delete set null
  );
  create table replies (id int primary key, note_id int not null references notes on delete cascade, body text not null);
  create table stars (reply_id int not null references replies, star int not null, primary key (reply_id, star));
  create table pins (id int primary key, note_id int not null references notes on delete set null, constraint pinned check (note_id > 0));
  alter table people enable row level security; alter table notes enable row level security;
  alter table replies enable row level security; alter table pins enable row level security;
  create policy self on people using (id = auth.uid());
  create policy own on notes using (owner = auth.uid());
  create policy "write notes" on notes for insert with check (auth.role() = 'authenticated');
  create policy any_reply on replies for insert with check (true);
  create policy own_pins on pins using (note_id < 0);`;

let mock: Mock;
let notes: { readonly id: number; readonly owner: string; readonly slug: string; readonly title: string }[];
let me: string;

const service = signToken({ role: 'service_role' }, 'any');
const as = (sub: string) => signToken({ role: 'authenticated', sub }, 'any');

async function send(method: string, path: string, { token, body, prefer }: { token?: string; body?: unknown; prefer?: string } = {}) {
  const answer = await mock.fetch(path, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }), ...(prefer && { Prefer: prefer }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, location: answer.headers.get('location'), text, json: text === '' ? null : (JSON.parse(text) as any) };
}

beforeAll(async () => {
  mock = openMock(await planOf(DDL, { teams: 4, people: 20, notes: 60, replies: 120, stars: 100, pins: 30 }));
});
beforeEach(async () => {
  mock.reset();
  notes = (await send('GET', '/notes?order=id', { token: service })).json;
  me = notes[5]!.owner;
});

describe('examples of /openapi.json', () => {
  const examples = async (token?: string) => {
    const { schemas } = (await send('GET', '/openapi.json', token === undefined ? {} : { token })).json.components;
    return (table: string) => schemas[table].examples as { readonly [column: string]: unknown }[] | undefined;
  };

  test('without signing in only rows of public tables are visible', async () => {
    const of = await examples();
    expect([of('people'), of('notes'), of('replies')]).toEqual([undefined, undefined, undefined]);
    expect(of('teams')).toHaveLength(1);
  });

  test('a person gets their own rows, the service key the first rows', async () => {
    const [own, all] = [await examples(as(me)), await examples(service)];
    expect(own('people')).toMatchObject([{ id: me }]);
    expect(own('notes')).toMatchObject([{ owner: me }]);
    expect(own('replies')).toBeUndefined();
    expect(all('notes')).toEqual([notes[0]]);
  });

  test('an expired token gets no example, and a session its own rows', async () => {
    const old = await examples(signToken({ role: 'service_role', exp: 1 }, 'any'));
    expect(old('notes')).toBeUndefined();
    const inSession = { Authorization: `Bearer ${service}`, 'X-Seedbed-Session': 'one' };
    await mock.fetch('/teams?id=gt.0', { method: 'DELETE', headers: inSession });
    const document = (await (await mock.fetch('/openapi.json', { headers: inSession })).json()) as any;
    expect(document.components.schemas.teams).not.toHaveProperty('examples');
  });
});

describe('details of errors', () => {
  const details = async (...request: Parameters<typeof send>) => {
    const { json } = await send(...request);
    return [json.code, json.details];
  };
  const mine = (more: object) => ({ id: 9000, owner: me, slug: 'new', title: 'New', ...more });
  const hidden = () => notes.find(({ owner }) => owner !== me)!;

  test('a duplicate key is not quoted by INSERT, by many rows, by an upsert on another key, by UPDATE', async () => {
    const { id, slug } = hidden();
    const token = as(me);
    const unquoted = ['23505', null];
    expect(await details('POST', '/notes', { token, body: mine({ id }) })).toEqual(unquoted);
    expect(await details('POST', '/notes', { token, body: [mine({ slug: 'first' }), mine({ id: 9001, slug })] })).toEqual(unquoted);
    expect(await details('POST', '/notes', { token, body: mine({ slug }), prefer: 'resolution=merge-duplicates' })).toEqual(unquoted);
    expect(await details('POST', '/notes', { token, body: [mine({}), mine({ id: 9001, slug })], prefer: 'resolution=ignore-duplicates' })).toEqual(unquoted);
    expect(await details('PATCH', `/notes?id=eq.${notes[5]!.id}`, { token, body: { slug } })).toEqual(unquoted);
    expect((await send('GET', '/notes?id=gte.9000', { token: service })).json).toEqual([]);
    expect(await details('POST', '/notes', { token: service, body: mine({ id }) })).toEqual(['23505', `Key (id)=(${id}) already exists.`]);
  });

  test('an upsert on a hidden row is refused without details', async () => {
    const { id, slug, title } = hidden();
    const body = mine({ id, slug: 'taken-over' });
    const refused = await send('POST', '/notes?select=*', { token: as(me), body, prefer: 'resolution=merge-duplicates,return=representation' });
    expect(refused).toMatchObject({ status: 403, json: { code: '42501', details: null } });
    for (const value of [slug, title]) expect(refused.text).not.toContain(value);
    const ignored = await send('POST', '/notes', { token: as(me), body, prefer: 'resolution=ignore-duplicates,return=representation' });
    expect(ignored.json).toEqual([]);
  });

  test('a row refused by a CHECK or NOT NULL is not quoted', async () => {
    const token = as(me);
    expect(await details('PATCH', `/notes?id=eq.${notes[5]!.id}`, { token, body: { title: 'forbidden' } })).toEqual(['23514', null]);
    expect(await details('POST', '/notes', { token, body: mine({ title: null }) })).toEqual(['23502', null]);
    expect((await details('POST', '/notes', { token: service, body: mine({ title: null }) }))[1]).toMatch(/^Failing row contains \(9000, /);
  });

  test('foreign keys hide the row of the referenced table', async () => {
    const token = as(me);
    expect(await details('POST', '/replies', { token, body: { id: 9000, note_id: 8000, body: 'Hm' } })).toEqual([
      '23503',
      'Key is not present in table "notes".',
    ]);
    expect(await details('POST', '/stars', { body: { reply_id: 8000, star: 1 } })).toEqual([
      '23503',
      'Key (reply_id)=(8000) is not present in table "replies".',
    ]);
  });

  test('rows that a cascade finds in other tables are not quoted either', async () => {
    await send('DELETE', '/pins?id=gte.0', { token: service });
    const [{ replies: reply }] = (await send('GET', '/stars?limit=1&select=replies(notes(id,owner))', { token: service })).json;
    // The note is mine, its replies are not: removing it would remove one that has stars.
    const removed = await details('DELETE', `/notes?id=eq.${reply.notes.id}`, { token: as(reply.notes.owner) });
    expect(removed).toEqual(['23503', 'Key is still referenced from table "stars".']);
    mock.reset();
    await send('DELETE', '/stars?reply_id=gte.0', { token: service });
    const [{ notes: note }] = (await send('GET', '/pins?limit=1&select=notes(id,owner)', { token: service })).json;
    const unpinned = await details('DELETE', `/notes?id=eq.${note.id}`, { token: as(note.owner) });
    expect(unpinned).toEqual(['23502', null]);
  });
});

test('Location does not contain the key of a row that its writer may not see', async () => {
  const reply = { id: 9000, note_id: notes[0]!.id, body: 'Hello' };
  expect(await send('POST', '/replies', { body: reply, prefer: 'return=headers-only' })).toMatchObject({
    status: 401,
    location: null,
    json: { code: '42501' },
  });
  expect(await send('POST', '/replies', { body: reply, prefer: 'return=minimal' })).toMatchObject({ status: 201, location: null });
  expect(await send('POST', '/replies', { token: service, body: { ...reply, id: 9001 }, prefer: 'return=headers-only' })).toMatchObject({
    status: 201,
    location: '/replies?id=eq.9001',
  });
});

test.each(['__journal', '__snapshots', '', 'types.ts'])('/%s has no value of a hidden row', async (path) => {
  await send('GET', '/notes?select=*,people(*)', { token: as(me) });
  await send('PUT', '/__snapshots/first');
  const { secret } = (await send('GET', '/people?limit=1', { token: service })).json[0];
  const answer = await mock.fetch(`/${path}`);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  for (const value of [secret, notes[0]!.slug, notes[0]!.title]) expect(text).not.toContain(value);
});
