import { expect, test } from 'vitest';
import { isSizeRead, schemaPartOf } from './schema-paths.ts';

test.each([
  ['migrations/001_a.sql', 'text'],
  ['drizzle/meta/_journal.json', 'text'],
  ['drizzle/meta/0001_snapshot.json', undefined],
  ['drizzle/20240101_a/snapshot.json', 'text'],
  ['prisma/migrations/migration_lock.toml', 'text'],
  ['db/migrate/20240101000000_a.rb', 'name'],
  ['alembic.ini', 'name'],
  ['.git/x.sql', undefined],
  ['node_modules/x/a.sql', undefined],
  ['__MACOSX/._a.sql', undefined],
  ['a/._a.sql', undefined],
  ['.env', undefined],
  ['logo.png', undefined],
  [`${'a/'.repeat(13)}a.sql`, undefined],
])('keeps of %s only: %s', (path, part) => {
  expect(schemaPartOf(path)).toBe(part);
});

test('a script of any size is read, and a large file beside it is not', () => {
  expect([isSizeRead('a.sql', 5_000_000), isSizeRead('a.json', 5_000_000), isSizeRead('a.json', 5_000)]).toEqual([true, false, true]);
});
