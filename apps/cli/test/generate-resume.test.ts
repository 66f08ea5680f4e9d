import { mkdir, mkdtemp, readFile, readdir, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { seedbed } from './support.ts';

const SQL =
  'create table a (id int primary key, note text); create table b (id int primary key, a_id int not null references a); create table c (id int primary key)';
const generate = (place: string, ...more: string[]) => seedbed(['generate', 'three.sql', '--rows', '50', '--out', place, ...more], { cwd: folder });
const read = (path: string) => readFile(join(folder, path), 'utf8');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-cli-'));
  await writeFile(join(folder, 'three.sql'), SQL);
});
afterAll(() => rm(folder, { recursive: true }));

/** A run that breaks off at table b: its file cannot be opened. */
async function broken(place: string): Promise<void> {
  await mkdir(join(folder, place, 'public.b.csv.part'), { recursive: true });
  expect((await generate(place)).code).toBe(2);
  await rmdir(join(folder, place, 'public.b.csv.part'));
}

test('--resume keeps files whose size and SHA-256 match, and the folder ends like that of one run', async () => {
  expect((await generate('whole')).code).toBe(0);
  await broken('cut');
  const kept = (await readdir(join(folder, 'cut'))).filter((name) => name.endsWith('.csv'));
  expect(kept).toContain('public.a.csv');
  expect(await readdir(join(folder, 'cut'))).not.toContain('manifest.json');
  const { ino } = await stat(join(folder, 'cut/public.a.csv'));
  const { code, stderr } = await generate('cut', '--resume');
  expect([code, stderr]).toEqual([0, expect.stringContaining('public.a.csv  50 rows kept: size and SHA-256 match')]);
  expect((await stat(join(folder, 'cut/public.a.csv'))).ino).toBe(ino);
  expect((await readdir(join(folder, 'cut'))).toSorted()).toEqual(['manifest.json', 'public.a.csv', 'public.b.csv', 'public.c.csv']);
  for (const name of await readdir(join(folder, 'whole'))) expect(await read(`cut/${name}`)).toBe(await read(`whole/${name}`));
});

test('--resume makes changed files again, and everything for another seed or other options', async () => {
  await broken('changed');
  const text = await read('changed/public.a.csv');
  await writeFile(join(folder, 'changed/public.a.csv'), text.toUpperCase());
  expect((await generate('changed', '--resume')).stderr).not.toContain('kept: size');
  expect(await read('changed/public.a.csv')).toBe(text);
  for (const other of [['--seed', '7'], ['--no-header']]) {
    await broken('other');
    const { code, stderr } = await generate('other', '--resume', ...other);
    expect([code, stderr]).toEqual([0, expect.stringContaining('another schema, seed, version or options: every file is made again')]);
    expect(stderr).not.toContain('kept: size');
    await rm(join(folder, 'other'), { recursive: true });
  }
});

test('--folders: each table has a folder with only its rows, kept by --resume, with the bytes of plain files', async () => {
  expect((await generate('plain')).code).toBe(0);
  const cut = generate('apart', '--folders');
  expect((await cut).code).toBe(0);
  expect((await readdir(join(folder, 'apart'))).toSorted()).toEqual(['manifest.json', 'public.a', 'public.b', 'public.c']);
  for (const name of ['a', 'b', 'c']) {
    expect(await readdir(join(folder, `apart/public.${name}`))).toEqual(['rows.csv']);
    expect(await read(`apart/public.${name}/rows.csv`)).toBe(await read(`plain/public.${name}.csv`));
  }
  const { files } = JSON.parse(await read('apart/manifest.json')) as { files: { file: string }[] };
  expect(files.map(({ file }) => file).toSorted()).toEqual(['public.a/rows.csv', 'public.b/rows.csv', 'public.c/rows.csv']);
  await mkdir(join(folder, 'half/public.b/rows.csv.part'), { recursive: true });
  expect((await generate('half', '--folders')).code).toBe(2);
  await rmdir(join(folder, 'half/public.b/rows.csv.part'));
  expect((await generate('half', '--folders', '--resume')).stderr).toContain('public.a/rows.csv  50 rows kept: size and SHA-256 match');
  expect(await read('half/public.c/rows.csv')).toBe(await read('plain/public.c.csv'));
});

test('--folders: shards of a table share one folder; without a folder as output it is refused', async () => {
  for (const shard of ['1/2', '2/2']) expect((await generate('shards', '--folders', '--format', 'ndjson', '--shard', shard)).code).toBe(0);
  const names = (await readdir(join(folder, 'shards/public.a'))).toSorted();
  expect(names).toEqual(['rows.00001-of-00002.ndjson', 'rows.00002-of-00002.ndjson']);
  const lines = await Promise.all(names.map((name) => read(`shards/public.a/${name}`)));
  expect(lines.join('').trimEnd().split('\n')).toHaveLength(50);
  expect(await generate('-', '--folders', '--table', 'a')).toMatchObject({ code: 2, stderr: expect.stringContaining('--folders needs --out') });
  expect((await generate('all.zip', '--folders')).code).toBe(0);
});

test('a manifest never lists files that a later, failed run replaced', async () => {
  expect((await generate('again', '--seed', '7')).code).toBe(0);
  await broken('again');
  expect(await readdir(join(folder, 'again'))).not.toContain('manifest.json');
});

test('--resume is refused without a folder', async () => {
  for (const place of ['-', 'x.zip'])
    expect(await generate(place, '--resume', '--table', 'a')).toMatchObject({ code: 2, stderr: expect.stringContaining('--out DIR') });
});

test.each(['out', 'out.zip'])('on a terminal generate shows its progress, with --json it does not: %s', async (place) => {
  const reported = async (...more: string[]): Promise<string> => {
    const stderr = Object.assign(new PassThrough(), { isTTY: true });
    const io = { stdin: new PassThrough(), stdout: new PassThrough(), stderr, cwd: folder, env: {} };
    expect(await runCli(['generate', 'three.sql', '--rows', '50', '--out', place, ...more], io)).toBe(0);
    return String(stderr.read() ?? '');
  };
  expect(await reported()).toMatch(/\d+ %  [\d,]+ of [\d,]+ rows · [\d,]+ rows\/s/);
  expect(await reported('--json')).not.toContain('rows/s');
});
