import { expect, test } from 'vitest';
import { nameOfDdl } from './name-of-ddl.ts';

test.each([
  ['a dump names its database', 'CREATE DATABASE pet_shop WITH ENCODING = 1;\n\\connect pet_shop\ncreate table a (id int);', 'Pet shop'],
  ['a script sets its schema', 'SET search_path = musicbrainz, public;\ncreate table link (id int);\ncreate table editor (id int);', 'Musicbrainz'],
  ['a script makes one schema', 'create schema if not exists "track-cargo";\ncreate table link (id int);', 'Track cargo'],
  ['a script makes several schemas', 'create schema a;\ncreate schema b;\ncreate table users (id int);', 'Users'],
  ['all in one schema', 'create table sales.a (id int);\ncreate table sales.b (id int);', 'Sales'],
  [
    'what the others refer to',
    'create table logs (id int);\ncreate table users (id int primary key);\ncreate table orders (id int primary key, u int references users);\ncreate table items (o int references "orders", u int references users);',
    'Users and orders',
  ],
  ['one table', 'CREATE TABLE IF NOT EXISTS public."order_items" (id int);', 'Order items'],
  ['tables that know nothing of each other', 'create table a (id int);\ncreate table b (id int);', 'A and b'],
])('%s', (_, ddl, name) => expect(nameOfDdl(ddl)).toBe(name));

test('DDL without a hint of a name', () => expect(nameOfDdl('select 1;')).toBeNull());
