import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

test('the slug of a tag is made from its name', async () => {
  const tags = {
    name: 'tags',
    columns: ['id integer not null', 'account_id integer not null', 'name text not null', 'slug text not null'],
    unique: [['account_id', 'slug']],
  };
  const rows = await rowsOf([tags, { name: 'accounts', columns: ['id integer not null', 'name text not null'] }], 'tags', ['name', 'slug']);
  expect(rows.length).toBeGreaterThan(5);
  for (const [name, slug] of rows) expect(slug).toContain(name!.toLowerCase().split(/[^a-z0-9]+/)[0]!);
});
