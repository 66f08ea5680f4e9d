import { expect, test } from 'vitest';
import { tableFinder } from './find-table.ts';

/** Names as plans contain them: quoted if necessary. */
const named = (...names: string[]) => names.map((name) => ({ name, schema: name.split('.')[0]!, table: name.split('.')[1]!.replaceAll('"', '') }));
const find = (tables: string[], name: string): string => {
  try {
    return tableFinder(named(...tables))(name).name;
  } catch (error) {
    return (error as Error).message;
  }
};

test.each([
  [['public."User"', 'public."Post"'], 'public.User', 'public."User"'],
  [['public."User"', 'public."Post"'], 'User', 'public."User"'],
  [['public."User"', 'public."Post"'], 'public.user', 'public."User"'],
  [['public."User"', 'public."Post"'], 'USER', 'public."User"'],
  [['public."User"', 'public."Post"'], 'public."User"', 'public."User"'],
  [['public.users', 'public."Users"'], 'public.users', 'public.users'],
  [['public.users', 'public."Users"'], 'USERS', 'Several tables can be meant by USERS: public.users, public."Users".'],
  [['public.user', 'public."User"'], 'public.User', 'public."User"'],
  [['a.users', 'b.users'], 'users', 'Several tables can be meant by users: a.users, b.users.'],
  [['a.users', 'b.users'], 'B.Users', 'b.users'],
  [['public.users', 'public.orders'], 'user', 'There is no table user. Is it public.users?'],
  [['public.orders', 'public.order_items'], 'ordres', 'There is no table ordres. Is it public.orders?'],
  [['public.orders', 'public.order_items'], 'public.order', 'There is no table public.order. Is it public.orders or public.order_items?'],
  [['public.a', 'public.b'], 'nowhere', 'There is no table nowhere. There are public.a, public.b.'],
  [['public.a'], 'constructor', 'There is no table constructor. There is public.a.'],
  [[], 'users', 'There is no table users: the schema has none at all.'],
])('of %j, %s: %s', (tables, name, expected) => expect(find(tables, name)).toBe(expected));

test('with 2,000 tables a message names ten', () => {
  const tables = Array.from({ length: 2_000 }, (_, i) => `public.t${i}`);
  expect(find(tables, 'nowhere')).toMatch(/^There is no table nowhere\. There are (public\.t\d, ){9}public\.t9 and 1990 more\.$/);
});
