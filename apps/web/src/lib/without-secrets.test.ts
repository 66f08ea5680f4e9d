import { expect, test } from 'vitest';
import { withoutSecrets } from './without-secrets.ts';

test.each([
  'postgres://ana:hunter2@db.local:5432/shop',
  '  postgresql://ana:hunter',
  'postgres://ana:hunter2@h/d\ncreate table a (id int);',
  'mysql://root:hunter2@localhost/x',
])('no part of an address is kept: %s', (text) => expect(withoutSecrets(text)).toBeNull());

test.each([
  ["create role ana password 'hunter2';", "create role ana password '***';"],
  ["alter user ana with encrypted PASSWORD 'hun''ter2' valid until 'infinity';", "alter user ana with encrypted PASSWORD '***' valid until 'infinity';"],
  ["create user mapping for ana server s options (user 'a', password 'hunter2');", "create user mapping for ana server s options (user 'a', password '***');"],
  [
    "create subscription s connection 'host=h user=u password=hunter2 dbname=d' publication p;",
    "create subscription s connection 'host=h user=u password=*** dbname=d' publication p;",
  ],
  ['-- from postgres://ana:hun:ter2@h/d\ncreate table a (id int);', '-- from postgres://ana:***@h/d\ncreate table a (id int);'],
])('a password in SQL is removed: %s', (text, kept) => {
  expect(withoutSecrets(text)).toBe(kept);
  expect(withoutSecrets(text)).not.toContain('hunter2');
});

test('a column named password is not a password', () => {
  const ddl = "create table users (id int, password text not null default 'none', password_hash text check (password <> ''));";
  expect(withoutSecrets(ddl)).toBe(ddl);
});
