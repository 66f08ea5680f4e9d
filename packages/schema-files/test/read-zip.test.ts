import { LIMITS, Problem } from '@seedbed/contract';
import { zipOf, type ZipEntry } from '../../testing/src/zip-of.ts';
import { expect, test } from 'vitest';
import { isZip } from '../src/files/is-zip.ts';
import { readZip } from '../src/files/read-zip.ts';

const read = (...entries: ZipEntry[]) => readZip(zipOf(entries));
const refused = async (...entries: ZipEntry[]) =>
  read(...entries).then(
    () => undefined,
    (error: Problem) => `${error.type}: ${error.message}`,
  );

test('schema files are unpacked, code files only by name, and nothing else', async () => {
  const files = await read(
    { name: 'shop/', content: '' },
    { name: 'shop/migrations/001_a.sql', content: 'CREATE TABLE ä (id int);' },
    { name: 'shop/migrations/002_b.go', content: 'package migrations' },
    { name: 'shop/node_modules/x/001.sql', content: 'SELECT 1' },
    { name: '__MACOSX/shop/migrations/._001_a.sql', content: 'x' },
    { name: 'shop/logo.png', content: 'x' },
    { name: 'shop/link.sql', content: '/etc/passwd', mode: 0o120777 },
    { name: 'shop/data.json', content: 'x'.repeat(600_000) },
  );
  expect(files).toEqual([
    { path: 'shop/migrations/001_a.sql', text: 'CREATE TABLE ä (id int);' },
    { path: 'shop/migrations/002_b.go', text: '' },
  ]);
});

test('paths of Windows, and UTF-16 as PowerShell writes it', async () => {
  const content = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('SELECT 1', 'utf16le')]);
  expect(await read({ name: String.raw`db\001_a.sql`, content })).toEqual([{ path: 'db/001_a.sql', text: 'SELECT 1' }]);
});

test.each(['../a.sql', '/etc/a.sql', 'a/../../b.sql', 'C:/a.sql', 'a/./b.sql', 'a\u0000.sql'])('the name %j is refused', async (name) => {
  expect(await refused({ name, content: 'SELECT 1' })).toMatch(/^invalid-request: /);
});

test('an archive over the limit is rejected before it is unpacked', async () => {
  const half = ' '.repeat(LIMITS.schemaFiles.bytes / 2 + 1);
  expect(await refused({ name: 'a.sql', content: half }, { name: 'b.sql', content: half })).toContain('too-large: The ZIP file has 33554434 bytes of text');
});

test('an entry larger than declared is not unpacked to its end', async () => {
  expect(await refused({ name: 'a.sql', content: ' '.repeat(50_000_000), declared: 10 })).toContain(
    'invalid-request: The ZIP file cannot be read: too many bytes',
  );
});

test('too many files', async () => {
  const many = Array.from({ length: LIMITS.schemaFiles.files + 1 }, (_, at) => ({ name: `${at}.sql`, content: '' }));
  expect(await refused(...many)).toContain('too-large: The ZIP file has 10001 files');
});

test('damaged, encrypted and other files', async () => {
  expect(await refused({ name: 'a.sql', content: 'SELECT 1', crc: 7 })).toContain('a.sql is damaged');
  expect(await refused({ name: 'a.sql', content: 'SELECT 1', encrypted: true })).toContain('is encrypted (a.sql). Pack the folder without a password.');
  await expect(readZip(Buffer.from('CREATE TABLE a ();'))).rejects.toThrow('The ZIP file cannot be read');
  await expect(readZip(zipOf([{ name: 'a.sql', content: 'SELECT 1' }]).subarray(0, 60))).rejects.toThrow('The ZIP file cannot be read');
  expect([isZip(zipOf([])), isZip(Buffer.from('CREATE'))]).toEqual([true, false]);
});
