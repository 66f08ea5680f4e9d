import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, normalize, win32 } from 'node:path';
import { expect, test } from 'vitest';
import { entryNames } from '../../src/files/entry-names.ts';
import { NAMES } from '../hostile-names.ts';

const EVIL = [
  '../../etc/passwd',
  '..',
  '.',
  '',
  '/abs',
  'C:\\x',
  'a\\..\\b',
  'a/../b',
  'a\0b',
  'CON',
  'nul.t',
  'COM1',
  '~',
  '-rf',
  'x'.repeat(63),
  '用户'.repeat(10),
  '\ud800',
  'Users',
  'users',
  'USERS',
  'a%2Fb',
  'a\nb',
];
const names = Array.from({ length: 300 }, (_, i) => `${EVIL[i % EVIL.length]}${i < EVIL.length ? '' : `${EVIL[(i * 7) % EVIL.length]}${i}`}`);

test('sec-T17: 300 names become files in one folder, all different, and none is a path', async () => {
  const entries = entryNames([...names, ...NAMES], '.csv');
  for (const entry of entries) {
    expect(entry).toMatch(/^[A-Za-z0-9%_-][A-Za-z0-9._%-]*\.csv$/);
    expect(entry).not.toContain('..');
    expect(entry.length).toBeLessThan(256);
    expect([normalize(entry), dirname(entry), win32.basename(entry)]).toEqual([entry, '.', entry]);
    expect(entry).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)\./i);
  }
  expect(new Set(entries.map((entry) => entry.toLowerCase())).size).toBe(entries.length);
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-names-'));
  try {
    for (const entry of entries) await writeFile(join(folder, entry), '');
    expect((await readdir(folder)).toSorted()).toEqual(entries.toSorted());
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('plain names do not change, and others can be decoded', () => {
  expect(entryNames(['public.users', 'public.Users', 'public.Ünï x'], '.csv')).toEqual([
    'public.users.csv',
    'public.%55sers.csv',
    'public.%C3%9Cn%C3%AF%20x.csv',
  ]);
});
