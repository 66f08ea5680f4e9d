import { mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyBlueprint } from '@seedbed/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRunner } from '../operations/open-runner.ts';
import type { Inferred } from './infer.ts';
import { resultsIn } from './kept-results.ts';

const DDL = 'CREATE TABLE users (id int PRIMARY KEY, email text NOT NULL)';
const made = { catalog: { tables: [] } as unknown as Inferred['catalog'], blueprint: emptyBlueprint(), diagnostics: [] } satisfies Inferred;

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'seedbed-kept-'))));
afterEach(() => rm(folder, { recursive: true }));

test('a stored result is found only by the same DDL, options and code', async () => {
  const results = resultsIn(join(folder, 'new'), 'code');
  await results.keep(DDL, { seed: 1, rows: 10 }, [], made);
  expect(await results.find(DDL, { rows: 10, seed: 1, signal: new AbortController().signal }, [])).toEqual(made);
  expect(await results.find(DDL, { seed: 1, rows: 11 }, [])).toBeUndefined();
  expect(await results.find(DDL, { seed: 1, rows: 10 }, [{ pack: 'own', title: 'Own words', cues: [], concepts: [] }])).toBeUndefined();
  expect(await results.find(DDL, { seed: 1 }, [])).toBeUndefined();
  expect(await results.find(`${DDL} `, { seed: 1, rows: 10 }, [])).toBeUndefined();
  expect(await resultsIn(join(folder, 'new'), 'later').find(DDL, { seed: 1, rows: 10 }, [])).toBeUndefined();
});

test('the second call starts no server and has the same result', async () => {
  const results = resultsIn(folder, 'code');
  await using first = openRunner({ results });
  const inferred = await first.inferDdl(DDL);
  await using second = openRunner({ results, throwaway: { connection: { host: '127.0.0.1', port: 1, user: 'nobody', password: '', database: 'none' } } });
  expect(await second.inferDdl(DDL)).toEqual(inferred);
  await expect(second.inferDdl(DDL, { seed: 2 })).rejects.toThrow();
});

test('truncated, empty and foreign files count as missing', async () => {
  const results = resultsIn(folder, 'code');
  await results.keep(DDL, {}, [], made);
  const file = join(folder, (await readdir(folder))[0]!);
  const whole = await readFile(file);
  for (const bytes of [0, 1, Math.floor(whole.length / 2), whole.length - 1]) {
    await writeFile(file, whole);
    await truncate(file, bytes);
    expect(await results.find(DDL, {}, [])).toBeUndefined();
  }
});

test('the folder stays within its limits, and the last used results are kept', async () => {
  const byCount = resultsIn(folder, 'code', { mostFiles: 3 });
  for (let at = 0; at < 3; at++) {
    const before = await readdir(folder).catch((): string[] => []);
    await byCount.keep(`${DDL} -- ${at}`, {}, [], made);
    // Clearly in the past, and apart from each other: a file system may record times in steps of several milliseconds.
    const added = (await readdir(folder)).find((name) => !before.includes(name))!;
    await utimes(join(folder, added), 1_000 + at, 1_000 + at);
  }
  expect(await byCount.find(`${DDL} -- 0`, {}, [])).toBeDefined();
  await byCount.keep(`${DDL} -- 3`, {}, [], made);
  expect(await readdir(folder)).toHaveLength(3);
  expect([await byCount.find(`${DDL} -- 0`, {}, []), await byCount.find(`${DDL} -- 1`, {}, [])]).toEqual([made, undefined]);

  await resultsIn(folder, 'code', { mostBytes: 1 }).keep(`${DDL} -- 4`, {}, [], made);
  expect(await readdir(folder)).toHaveLength(1);
});

test('a read-only folder fails no command, and a result that depends on time is not stored', async () => {
  await writeFile(join(folder, 'file'), '');
  await resultsIn(join(folder, 'file'), 'code').keep(DDL, {}, [], made);
  const slow = { ...made, diagnostics: [{ level: 'warning' as const, code: 'given-up', message: 'canceling statement due to statement timeout' }] };
  await resultsIn(join(folder, 'slow'), 'code').keep(DDL, {}, [], slow as unknown as Inferred);
  expect(await readdir(folder)).toEqual(['file']);
});
