import { LIMITS } from '@seedbed/contract';
import { expect, test } from 'vitest';
import type { ListedFile } from './listed-files.ts';
import { nameOfFolder } from './name-of-folder.ts';
import { isFolderOf, sentFolderOf } from './sent-folder.ts';

const listed = (files: Readonly<Record<string, string | Uint8Array>>): ListedFile[] =>
  Object.entries(files).map(([path, content]) => ({ path, file: new File([content as BlobPart], path.split('/').at(-1)!) }));
/** A file with only a declared size. */
const large = (path: string, size: number): ListedFile => ({ path, file: { name: path, size, type: '' } as File });

test('a folder, several files and a ZIP file are folders; a single text is not', () => {
  expect(isFolderOf(listed({ 'a.sql': '' }))).toBe(false);
  expect(isFolderOf(listed({ 'migrations/a.sql': '' }))).toBe(true);
  expect(isFolderOf(listed({ '1.sql': '', '2.sql': '' }))).toBe(true);
  expect(isFolderOf(listed({ 'shop.ZIP': '' }))).toBe(true);
});

test('schema files are sent with their text, code files only by name, and nothing else', async () => {
  const utf16 = new Uint8Array([0xff, 0xfe, ...new Uint8Array(new Uint16Array([...'SELECT'].map((letter) => letter.charCodeAt(0))).buffer)]);
  const sent = await sentFolderOf([
    ...listed({ 'shop/1.sql': utf16, 'shop/2.ts': 'secret', 'shop/.env': 'PASSWORD=1', 'shop/node_modules/x.sql': '', 'shop/README.md': '' }),
    large('shop/rows.json', 1_000_000),
  ]);
  expect(sent).toEqual({
    name: 'shop',
    files: [
      { path: 'shop/1.sql', text: 'SELECT' },
      { path: 'shop/2.ts', text: '' },
    ],
  });
});

test('a ZIP file is sent as it is', async () => {
  const [only] = listed({ 'shop.zip': 'PK' });
  expect(await sentFolderOf([only!])).toEqual({ name: 'shop.zip', zip: only!.file });
});

test('empty and oversized folders', async () => {
  await expect(sentFolderOf(listed({ 'pictures/a.png': '', 'pictures/b.png': '' }))).rejects.toThrow(
    'No file of a schema in pictures: no .sql, .prisma or .dbml.',
  );
  await expect(sentFolderOf([])).rejects.toThrow('No file of a schema in the folder');
  const half = LIMITS.schemaFiles.bytes / 2 + 1;
  await expect(sentFolderOf([large('a/1.sql', half), large('a/2.sql', half)])).rejects.toThrow(
    'a has 33.6 MB; 33.6 MB is the most. Drop the folder of migrations alone.',
  );
  await expect(sentFolderOf([large('a.zip', LIMITS.blueprintBytes * 2)])).rejects.toThrow('a.zip has 67.1 MB');
  const many = Array.from({ length: LIMITS.schemaFiles.files + 1 }, (_, at) => large(`a/${at}.sql`, 1));
  await expect(sentFolderOf(many)).rejects.toThrow('a has 10,001 files; 10,000 is the most.');
});

test('a file removed since it was dropped', async () => {
  const gone = {
    ...large('a/1.sql', 1),
    file: { name: '1.sql', size: 1, type: '', arrayBuffer: () => Promise.reject(new DOMException('gone')) } as unknown as File,
  };
  await expect(sentFolderOf([gone])).rejects.toThrow('a/1.sql cannot be read any more: it was changed or removed. Drop the folder again.');
});

test.each([
  ['shop-main.zip', 'shop'],
  ['billing', 'billing'],
  ['migrations', null],
  ['prisma.zip', null],
  ['3 files', null],
])('the name of a dataset from %s is %s', (folder, name) => {
  expect(nameOfFolder(folder)).toBe(name);
});
