import type { Blueprint, BlueprintTable } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { freshRow, sentOf } from './example-body.ts';
import { suggestedPaths } from './suggestions.ts';

const table = (name: string, primaryKey: string[], schema = 'public') => ({ schema, name, columns: [], primaryKey });
const relation = (from: string, to: string, column: string) => ({
  from: { table: from, columns: [column] },
  to: { table: to, columns: ['id'] },
  source: 'declared' as const,
});

const BLUEPRINT: Blueprint = {
  format: 1,
  generatorVersion: 1,
  seed: 1,
  locale: 'en-US',
  referenceDate: '2026-01-01',
  tables: [table('users', ['id']), table('orders', ['id']), table('items', ['order_id', 'line']), table('log', ['id'], 'audit')],
  relations: [
    relation('public.orders', 'public.users', 'user_id'),
    relation('public.orders', 'public.users', 'agent_id'),
    relation('public.items', 'public.orders', 'order_id'),
  ],
};

test('each table of the first schema has a page, a row if its key is one column, and its parent if that is one relation', () => {
  expect(suggestedPaths(BLUEPRINT, 'postgrest', 'GET').map(({ label }) => label)).toEqual([
    '/users?limit=5',
    '/users?id=eq.1',
    '/orders?limit=5',
    '/orders?id=eq.1',
    '/items?limit=5',
    '/items?select=*,orders(*)&limit=5',
  ]);
});

test('each dialect has its own parameters for a page', () => {
  const first = (['plain', 'js0', 'js1'] as const).map((dialect) => suggestedPaths(BLUEPRINT, dialect, 'GET')[0]!.label);
  expect(first).toEqual(['/users?limit=5', '/users?_limit=5', '/users?_page=1&_per_page=5']);
});

test('a write has the paths that accept it', () => {
  expect(suggestedPaths(BLUEPRINT, 'plain', 'POST').map(({ label }) => label)).toEqual(['/users', '/orders', '/items']);
  expect(suggestedPaths(BLUEPRINT, 'plain', 'DELETE').map(({ label }) => label)).toEqual(['/users/1', '/orders/1']);
});

test('the body of a write is a made row whose keys are free, without what Postgres gives', () => {
  const lines: BlueprintTable = {
    schema: 'public',
    name: 'lines',
    columns: [
      { name: 'order_id', type: 'bigint' },
      { name: 'line_no', type: 'smallint' },
      { name: 'qty', type: 'smallint' },
      { name: 'note', type: 'text', nullable: true },
      { name: 'total', type: 'numeric', generated: 'qty * 2' },
    ],
    primaryKey: ['order_id', 'line_no'],
  };
  const line = (order_id: number, line_no: number) => ({ order_id, line_no, qty: 3, note: null, total: 6 });
  const fresh = freshRow(lines, [line(1, 1), line(2, 1)], [line(1, 1), line(1, 2), line(2, 1)])!;
  expect([sentOf(lines, fresh, 'POST'), sentOf(lines, fresh, 'PATCH')]).toEqual([{ order_id: 1, line_no: 2, qty: 3 }, { qty: 3 }]);
  expect(freshRow(lines, [line(1, 1)], [line(1, 1)])).toEqual(line(1, 1));

  const users: BlueprintTable = {
    schema: 'public',
    name: 'users',
    columns: [
      { name: 'id', type: 'bigint', identity: 'always' },
      { name: 'token', type: 'uuid', default: 'gen_random_uuid()' },
      { name: 'email', type: 'text' },
    ],
    primaryKey: ['id'],
    uniqueKeys: [{ columns: ['email'] }],
  };
  const user = (id: number, email: string) => ({ id, token: 'x', email });
  expect(sentOf(users, freshRow(users, [user(1, 'a@b')], [user(1, 'c@d'), user(2, 'a@b')])!, 'POST')).toEqual({ email: 'c@d' });
});
