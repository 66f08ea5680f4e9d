import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partsByFile } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { folderOf, includeBeside, readFiles, readFolder, schemaOf, type FolderSchema } from '../src/index.ts';

const folder = (files: Readonly<Record<string, string>>) => folderOf(Object.entries(files).map(([path, text]) => ({ path, read: () => text })));
const read = (files: Readonly<Record<string, string>>): FolderSchema => schemaOf(folder(files), 'project');
const table = (name: string): string => `CREATE TABLE ${name} (id int);`;
const filesOf = ({ ddl }: FolderSchema): string[] => partsByFile(ddl).flatMap(({ file }) => file ?? []);

test('files with names close to those of the tool are reported', () => {
  const { notes } = read({ 'V1__a.sql': table('a'), 'v2__b.sql': table('b'), 'V3_c.sql': table('c'), 'V4__d.SQL': table('d'), 'U1__a.sql': 'DROP TABLE a;' });
  expect(notes).toEqual([
    'not read: V3_c.sql (its name is not one of a migration), V4__d.SQL (its name is not one of a migration), v2__b.sql (its name is not one of a migration)',
  ]);
});

test('a dump is read, and the migrations below it are reported', () => {
  const found = read({ 'schema.sql': table('a'), 'seed.sql': 'INSERT INTO a VALUES (1);', 'migrations/001_a.sql': table('a') });
  expect(filesOf(found)).toEqual(['schema.sql']);
  expect(found.notes).toEqual(['not read: seed.sql (its name is not one of a migration)', 'also found, and not read: migrations']);
});

test('a file of rows is not a schema', () => {
  expect(filesOf(read({ 'seed.sql': 'INSERT INTO a VALUES (1);', 'migrations/001_a.sql': table('a') }))).toEqual(['migrations/001_a.sql']);
});

test('a psql script runs the files that it includes in its order, and its own lines keep their numbers', () => {
  const found = read({ 'all.sql': `${table('a')}\n\\ir parts/b.sql\n${table('c')}`, 'parts/b.sql': table('b'), 'z.sql': table('z') });
  const parts = partsByFile(found.ddl).filter(({ file }) => file !== undefined);
  expect(parts.map(({ file }) => file)).toEqual(['all.sql', 'parts/b.sql', 'all.sql']);
  expect(parts[2]!.text.split('\n')[2]).toBe(table('c'));
  expect(found.notes).toEqual(['not read: z.sql (its name is not one of a migration)']);
});

test('a missing include of psql stays in the script, which names its line; one that includes itself is an error', () => {
  expect(partsByFile(read({ '001_a.sql': `${table('a')}\n\\i other.sql` }).ddl)[0]!.text.split('\n')[1]).toBe('\\i other.sql');
  expect(() => read({ '001_a.sql': '\\i 002_b.sql', '002_b.sql': '\\i 001_a.sql' })).toThrow('includes itself');
});

test('includes by a variable, up to \\q, and never outside the folder', () => {
  const found = read({
    'all.sql': '\\set dir parts\n\\ir :dir/b.sql\n\\i ../c.sql\n\\i /c.sql\n\\if false\n\\i none.sql\n\\endif',
    'parts/b.sql': `\\ir ../d.sql\n\\q\n\\ir none.sql\n${table('never')}`,
    'd.sql': table('d'),
    'aside/c.sql': table('c'),
  });
  expect(filesOf(found)).toEqual(['all.sql', 'parts/b.sql', 'd.sql', 'parts/b.sql', 'all.sql']);
  expect(found.ddl).not.toContain('never');
  expect(found.ddl).not.toContain('TABLE c ');
});

test('an upload that names one file includes those beside it', () => {
  const files = { 'db/entry.sql': '\\ir tables.sql', 'db/tables.sql': table('a'), 'other.sql': table('b') };
  const found = readFiles(
    Object.entries(files).map(([path, text]) => ({ path, text })),
    'upload',
    'db/entry.sql',
  );
  expect(found.ddl).toContain(table('a'));
});

test('files that include each other many times are too large, not endless', () => {
  const files = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`f${i}.sql`, `\\i f${i + 1}.sql\n`.repeat(2)]));
  expect(() => read({ ...files, 'f40.sql': table('a') })).toThrow('characters together');
});

test.each([
  ['-- +goose Up', '-- +goose Dwn', 'goose'],
  ['-- migrate:up', '-- migrate:donw', 'dbmate'],
  ['-- +migrate Up', '-- +migrate Dowm', 'sql-migrate'],
])('an unknown marker of the tool is refused: %s, %s', (up, down, tool) => {
  expect(() => read({ '1_a.sql': `${up}\n${table('a')}\n${down}\nDROP TABLE a;` })).toThrow(`1_a.sql, line 3: ${tool} has no mark "${down}". It knows`);
});

test('a journal that names a missing file is an error', () => {
  const journal = JSON.stringify({ dialect: 'postgresql', entries: [0, 1].map((idx) => ({ idx, tag: `000${idx}_a` })) });
  expect(() => read({ 'meta/_journal.json': journal, '0000_a.sql': table('a') })).toThrow('meta/_journal.json names 0001_a.sql, and there is no such file.');
});

test('a link to a file is that file; a broken one is ignored', async () => {
  const root = await mkdtemp(join(tmpdir(), 'seedbed-links-'));
  try {
    await mkdir(join(root, 'migrations'));
    await writeFile(join(root, 'a.txt'), table('a'));
    await symlink('../a.txt', join(root, 'migrations/001_a.sql'));
    await symlink('../gone.txt', join(root, 'migrations/002_b.sql'));
    expect(filesOf(schemaOf(await readFolder(root), 'project'))).toEqual(['migrations/001_a.sql']);
    // Out of the folder that was named: left out, and said.
    await writeFile(join(root, 'migrations/000_own.sql'), table('own'));
    const { files, ddl, notes } = schemaOf(await readFolder(join(root, 'migrations')), 'migrations');
    expect(files).toEqual(['000_own.sql']);
    expect(ddl).not.toContain(table('a'));
    expect(notes).toEqual([`not read: 001_a.sql (it is a link out of the folder, to ${await realpath(join(root, 'a.txt'))})`]);
  } finally {
    await rm(root, { recursive: true });
  }
});

test('psql’s include lines follow no link that leads out of the folder', async () => {
  const root = await mkdtemp(join(tmpdir(), 'seedbed-'));
  try {
    await mkdir(join(root, 'db'));
    await writeFile(join(root, 'secret.sql'), table('secret'));
    await writeFile(join(root, 'db/own.sql'), table('own'));
    await symlink('../secret.sql', join(root, 'db/out.sql'));
    await symlink('own.sql', join(root, 'db/in.sql'));
    const script = join(root, 'db/all.sql');
    const outside = `\\ir '${await realpath(join(root, 'secret.sql'))}'`;
    for (const [line, expected] of [
      ['\\ir in.sql', table('own')],
      ['\\ir out.sql', outside],
    ] as const) {
      const text = `${table('a')}\n${line}\n`;
      await writeFile(script, text);
      for (const ddl of [includeBeside(script, text), schemaOf(await readFolder(join(root, 'db')), 'project').ddl]) {
        expect(ddl).toContain(expected);
        expect(ddl).not.toContain(table('secret'));
      }
    }
  } finally {
    await rm(root, { recursive: true });
  }
});
