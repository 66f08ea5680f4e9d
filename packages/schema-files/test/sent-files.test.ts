import { Problem } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { readFiles } from '../src/index.ts';

const read = (files: Readonly<Record<string, string>>, path?: string) =>
  readFiles(
    Object.entries(files).map(([each, text]) => ({ path: each, text })),
    'the folder',
    path,
  );
const refused = (files: Readonly<Record<string, string>>, path?: string): Problem => {
  try {
    read(files, path);
  } catch (error) {
    return error as Problem;
  }
  throw new Error('not refused');
};
const A = 'CREATE TABLE a (id int);';

test('the only folder of an archive is used, whatever its name', () => {
  expect(read({ 'shop-main/README.md': '', 'shop-main/prisma/migrations/1_a/migration.sql': A })).toMatchObject({
    tool: 'Prisma',
    files: ['shop-main/prisma/migrations/1_a/migration.sql'],
  });
  expect(read({ 'test/002_b.sql': A, 'test/001_a.sql': A }).files).toEqual(['test/001_a.sql', 'test/002_b.sql']);
  expect(read({ 'a/prisma/migrations/1_a/migration.sql': A }).tool).toBe('Prisma');
  expect(read({ 'supabase/migrations/20240101_a.sql': A }).tool).toBe('Supabase');
  expect(read({ 'shop.sql': A })).toMatchObject({ tool: 'SQL', files: ['shop.sql'] });
  expect(read({ 'demo/schema.prisma': 'model A {\n  id Int @id\n}' })).toMatchObject({ tool: 'Prisma schema', files: ['demo/schema.prisma'] });
});

test('psql finds its files from the folder of the project', () => {
  expect(read({ 'shop-main/db/001_a.sql': 'CREATE TABLE b (id int);\n\\i types/a.sql', 'shop-main/types/a.sql': A, 'shop-main/x.toml': '' }).ddl).toContain(A);
});

test('one of several schemas is chosen by its path', () => {
  const files = { 'api/prisma/migrations/1_a/migration.sql': A, 'web/prisma/migrations/1_b/migration.sql': A, 'web/schema.dbml': 'Table c {\n  id int\n}' };
  expect(refused(files)).toMatchObject({ facts: { found: ['api/prisma/migrations', 'web/prisma/migrations'] } });
  expect(refused(files).message).toContain('\n  api/prisma/migrations  (Prisma, 1 file)\n');
  expect(read(files, 'web/prisma/migrations').files).toEqual(['web/prisma/migrations/1_b/migration.sql']);
  expect(read(files, './web/schema.dbml')).toMatchObject({ tool: 'DBML', files: ['web/schema.dbml'] });
  expect(refused(files, 'app/migrations').message).toBe(
    'the folder holds no folder or file app/migrations that may be a schema. Write the path as the files have it.',
  );
});

test.each(['../a.sql', '/a.sql', 'a/../b.sql', 'c:\\a.sql', 'a//b.sql', 'a/\u0007.sql'])('the path %j is refused with its place', (path) => {
  expect(refused({ 'b.sql': A, [path]: A })).toMatchObject({ type: 'invalid-request', errors: [{ pointer: '/files/1/path' }] });
});

test('two files with one path are refused', () => {
  expect(refused({ 'a/b.sql': A, 'a\\b.sql': A }).message).toBe('a/b.sql is there twice. Send each file once.');
});

test('only files of a schema are read', () => {
  expect(refused({ 'node_modules/x/001_a.sql': A, 'README.md': 'x' }).message).toContain('No schema is recognised in the folder.');
});
