import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { lstat, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFolder } from '../src/output/make-folder.ts';
import { seedbed } from './support.ts';

const ROWS = 60_000;
const MAIN = join(import.meta.dirname, '../bin/seedbed.mjs');
let folder: string;

/** A blueprint, so that no schema need be read: some 4 MB of rows, many times a pipe's size. */
const blueprint = {
  format: 1,
  generatorVersion: 1,
  seed: 42,
  locale: 'en-US',
  referenceDate: '2026-01-01',
  tables: [
    {
      schema: 'public',
      name: 'notes',
      rows: ROWS,
      columns: [
        { name: 'id', type: 'bigint', generator: { kind: 'sequence' } },
        { name: 'note', type: 'text', generator: { kind: 'text.sentence' } },
      ],
      primaryKey: ['id'],
    },
  ],
  relations: [],
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-cli-'));
  await writeFile(join(folder, 'notes.json'), JSON.stringify(blueprint));
});

afterAll(() => rm(folder, { recursive: true }));

function start(...args: string[]) {
  return spawn(process.execPath, [MAIN, 'generate', 'notes.json', ...args], { cwd: folder, env: {}, stdio: ['ignore', 'pipe', 'pipe'] });
}

test('a file, a fast pipe and a slow pipe get the same complete bytes', async () => {
  const [code] = (await once(
    start('--out', '.').on('error', () => {}),
    'exit',
  )) as [number];
  expect(code).toBe(0);
  const file = await readFile(join(folder, 'public.notes.csv'));
  expect(file.toString().split('\n')).toHaveLength(ROWS + 2);
  expect(file.length).toBeGreaterThan(1_000_000);
  for (const slowly of [false, true]) {
    const child = start('--out', '-');
    const exit = once(child, 'exit');
    const hash = createHash('sha256');
    let turns = 0;
    for await (const chunk of child.stdout) {
      hash.update(chunk as Buffer);
      // The pipe fills up while nobody reads, so the rows wait.
      if (slowly && turns++ % 8 === 0) await wait(5);
    }
    expect(await exit).toEqual([0, null]);
    expect(hash.digest('hex')).toBe(createHash('sha256').update(file).digest('hex'));
  }
});

test('a closed output is reported, also by the exit code', async () => {
  const child = spawn('/bin/sh', ['-c', '"$0" "$1" generate notes.json --out - > /dev/full', process.execPath, MAIN], { cwd: folder, env: {} });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number];
  expect(output).toContain('no space left');
  expect(code).toBe(1);
});

test('a place where no folder can be made ends at once, also one whose file system answers ENOENT to all that is new', async () => {
  const result = await seedbed(['generate', 'notes.json', '--out', '/proc/seedbed/files'], { cwd: folder });
  expect([result.code, result.stderr]).toEqual([2, expect.stringMatching(/cannot write \/proc\/seedbed: \S+/)]);
});

test('a folder is made with those above it, beside another process that makes it too, and never over a file', async () => {
  const deep = join(folder, 'made', 'of', 'three');
  makeFolder(deep);
  makeFolder(deep);
  expect((await lstat(deep)).isDirectory()).toBe(true);
  const result = await seedbed(['generate', 'notes.json', '--out', 'notes.json/csv'], { cwd: folder });
  expect([result.code, result.stderr]).toEqual([2, expect.stringContaining('part of the path is a file, not a folder')]);
});

test('Parquet: a file of typed columns, with the rows of the CSV', async () => {
  for (const format of ['parquet', 'csv'])
    expect(await once(start('--format', format, '--to', '5000', '--table', 'notes', '--compress', 'none', '--out', '.'), 'exit')).toEqual([0, null]);
  const rows = await parquetReadObjects({ file: await asyncBufferFromFile(join(folder, 'public.notes.parquet')) });
  expect(rows).toHaveLength(5000);
  const csv = await readFile(join(folder, 'public.notes.csv'), 'utf8');
  expect(rows.slice(0, 3).map(({ id, note }) => [typeof id, String(note)])).toEqual(
    csv
      .split('\n')
      .slice(1, 4)
      .map((line) => ['bigint', line.slice(line.indexOf(',') + 1).replaceAll(/^"|"$/g, '')]),
  );
});

test('Parquet is compressed with zstd by default', async () => {
  const codecs = async (...args: string[]): Promise<unknown[]> => {
    expect(await once(start('--format', 'parquet', '--to', '5000', '--table', 'notes', '--out', 'packed', ...args), 'exit')).toEqual([0, null]);
    const { row_groups: groups } = await parquetMetadataAsync(await asyncBufferFromFile(join(folder, 'packed/public.notes.parquet')));
    return [...new Set(groups.flatMap(({ columns }) => columns.map(({ meta_data: meta }) => meta?.codec)))];
  };
  expect(await codecs()).toEqual(['ZSTD']);
  expect(await codecs('--compress', 'none')).toEqual(['UNCOMPRESSED']);
});

test('P9: a full disk is reported with its place and what to do, and no partial file is left', async () => {
  const full = await mkdtemp(join(tmpdir(), 'seedbed-full-'));
  try {
    await writeFile(join(full, 'notes.json'), JSON.stringify(blueprint));
    await mkdir(join(full, 'files'));
    // Writes to a disk without room.
    for (const [place, path] of [
      ['files', 'files/public.notes.csv.part'],
      ['all.zip', 'all.zip.part'],
    ] as const) {
      await symlink('/dev/full', join(full, path));
      const result = await seedbed(['generate', 'notes.json', '--out', place], { cwd: full });
      expect([result.code, result.stderr]).toEqual([
        1,
        expect.stringMatching(/The disk is full at .*(?:public\.notes\.csv|all\.zip), which was removed\. Free some space/),
      ]);
      await expect(lstat(join(full, path))).rejects.toMatchObject({ code: 'ENOENT' });
    }
  } finally {
    await rm(full, { recursive: true });
  }
});
