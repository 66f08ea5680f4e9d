import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStaging, removeAbandoned } from './staging.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'staging-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('leftovers of an interrupted start are removed', async () => {
  const staging = await openStaging(folder, undefined);
  await mkdir(join(staging, 'pgdata/base/1'), { recursive: true });
  await removeAbandoned(folder);
  expect(await readdir(folder)).toEqual([]);
});

test('an operator’s folders, files and links stay, whatever their names', async () => {
  for (const name of ['new-things', 'new-pgdata', 'new-abcdef', 'new-']) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'file'), 'made by hand');
  }
  await writeFile(join(folder, 'new-123456'), 'a file');
  await mkdir(join(folder, 'elsewhere'));
  const marked = await openStaging(join(folder, 'elsewhere'), undefined);
  await symlink(marked, join(folder, 'new-linked'));
  const before = (await readdir(folder, { recursive: true })).toSorted();
  await removeAbandoned(folder);
  expect((await readdir(folder, { recursive: true })).toSorted()).toEqual(before);
});

test('a start proceeds while an orphaned initdb still writes, and its leftovers keep their mark for the next', async () => {
  const staging = await openStaging(folder, undefined);
  await mkdir(join(staging, 'pgdata/base/1'), { recursive: true });
  const notEmpty = Object.assign(new Error('ENOTEMPTY: directory not empty, rmdir'), { code: 'ENOTEMPTY' });
  await removeAbandoned(folder, () => Promise.reject(notEmpty));
  expect(await readdir(join(staging, 'pgdata/base'))).toEqual(['1']);
  // A file written after everything else was removed, but before the folder is.
  await removeAbandoned(folder, async (path, options) => {
    await rm(path, options);
    await writeFile(join(staging, 'late'), 'x');
  });
  expect(await readdir(staging)).toEqual(['.seedbed-staging', 'late']);
  await removeAbandoned(folder);
  expect(await readdir(folder)).toEqual([]);
});
