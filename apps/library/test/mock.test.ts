import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { mock } from '../src/mock-entry.ts';

test('mock answers a client in process, and forgets writes at a reset', async () => {
  const fetch = await mock('create table notes (id int primary key, body text not null);', { rows: 4, cache: false });
  const supabase = createClient('http://mock.local', 'any-key', { global: { fetch } });
  expect(fetch.tables).toEqual(['notes']);
  expect((await supabase.from('notes').select('id')).data).toHaveLength(4);
  expect((await supabase.from('notes').insert({ id: 100, body: 'new' })).error).toBeNull();
  expect((await supabase.from('notes').select('id,body').eq('id', 100)).data).toEqual([{ id: 100, body: 'new' }]);
  fetch.reset();
  expect((await supabase.from('notes').select('id').eq('id', 100)).data).toEqual([]);
});

test('a client sees delays and errors on purpose, the same after a reset', async () => {
  const fetch = await mock('create table notes (id int primary key);', { rows: 4, cache: false, chaos: { latency: [1, 3], errorRate: 0.5, status: 500 } });
  const supabase = createClient('http://mock.local', 'any-key', { global: { fetch } });
  const statuses = async () => {
    const all: number[] = [];
    for (let i = 0; i < 12; i++) all.push((await supabase.from('notes').select('id')).status);
    return all;
  };
  const first = await statuses();
  expect(new Set(first)).toEqual(new Set([200, 500]));
  expect(await statuses()).not.toEqual(first);
  fetch.reset();
  expect(await statuses()).toEqual(first);
});

test('a front end’s own document is answered in its paths and shapes', async () => {
  const shape = { type: 'object', required: ['id', 'displayName'], properties: { id: { type: 'string' }, displayName: { type: 'string' } } };
  const openapi = {
    openapi: '3.0.3',
    paths: { '/api/v1/users/{userId}': { get: { responses: { 200: { content: { 'application/json': { schema: shape } } } } } } },
  };
  const fetch = await mock('create table users (id int primary key, name text not null);', {
    openapi,
    mapping: { properties: { 'users.displayName': 'name' } },
  });
  const [row] = (await (await fetch('/rest/v1/users?id=eq.3')).json()) as { name: string }[];
  expect(await (await fetch('/api/v1/users/3')).json()).toEqual({ id: '3', displayName: row!.name });
  expect(fetch.mapping).toMatchObject([{ operation: 'GET /api/v1/users/{userId}', verb: 'one', table: 'users' }]);
  await expect(mock('create table users (id int primary key);', { mapping: {} })).rejects.toThrow('mapping: it corrects');
});
