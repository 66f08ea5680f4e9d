import { existsSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepDataInMemory } from './support/ram-folder.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'seedbed-ram-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('data of servers are kept in memory if there is room, in a folder that another user can enter, once per run', async () => {
  const env: NodeJS.ProcessEnv = {};
  keepDataInMemory(env, { root, room: 0 });
  keepDataInMemory(env, { root, room: 0 });
  const [folder] = await readdir(root);
  expect(await readdir(root)).toHaveLength(1);
  expect(env).toEqual({ SEEDBED_TEST_DATA: join(root, folder!), XDG_CACHE_HOME: join(root, folder!, 'cache') });
  for (const open of ['', 'cache', 'cache/seedbed']) expect(statSync(join(root, folder!, open)).mode & 0o777).toBe(0o755);
});

test('data stay on disk if there is too little room, or no such file system', async () => {
  const env: NodeJS.ProcessEnv = {};
  keepDataInMemory(env, { root, room: Number.MAX_SAFE_INTEGER });
  keepDataInMemory(env, { root: join(root, 'none'), room: 0 });
  expect(env).toEqual({});
  expect(await readdir(root)).toEqual([]);
});

test('leftovers of a killed run are removed after hours; the folder of another run and other people’s files stay', async () => {
  for (const name of ['seedbed-tests-old', 'seedbed-tests-new', 'others']) await mkdir(join(root, name));
  for (const name of ['seedbed-tests-old', 'others']) await utimes(join(root, name), 0, 0);
  keepDataInMemory({}, { root, room: 0 });
  expect(existsSync(join(root, 'seedbed-tests-old'))).toBe(false);
  expect(existsSync(join(root, 'seedbed-tests-new'))).toBe(true);
  expect(existsSync(join(root, 'others'))).toBe(true);
});
