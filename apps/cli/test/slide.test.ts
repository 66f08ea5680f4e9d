import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Manifest } from '@seedbed/contract';
import { openTargetServer, smallShop, type TargetServer } from '@seedbed/testing';
import { seedbed } from './support.ts';

let folder: string;
let server: TargetServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-slide-'));
  await writeFile(join(folder, 'shop.sql'), smallShop);
  server = await openTargetServer();
});

afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const run = (...args: string[]) => seedbed(args, { cwd: folder });
const DATE = /\d{4}-\d\d-\d\d/g;
const dates = (text: string) => [...text.matchAll(DATE)].map(([date]) => Date.parse(`${date}T00:00:00Z`) / 86_400_000);

test('--slide moves the times of files by whole weeks up to a day, and records it', async () => {
  const args = ['generate', 'shop.sql', '--rows', '80', '--reference-date', '2026-01-01'];
  expect((await run(...args, '--out', 'still')).code).toBe(0);
  const slid = await run(...args, '--slide', '2026-11-25', '--out', 'slid');
  expect(slid).toMatchObject({ code: 0 });
  const manifest = JSON.parse(await readFile(join(folder, 'slid/manifest.json'), 'utf8')) as Manifest;
  expect(manifest).toMatchObject({ referenceDate: '2026-01-01', slide: 46 });
  for (const { file } of manifest.files) {
    const [before, after] = await Promise.all(['still', 'slid'].map((name) => readFile(join(folder, name, file), 'utf8')));
    expect(after!.replaceAll(DATE, '')).toBe(before!.replaceAll(DATE, ''));
    expect(dates(after!)).toEqual(dates(before!).map((day) => day + 46 * 7));
  }
  await run(...args, '--slide', '2026-11-25', '--out', 'again');
  expect(await readFile(join(folder, 'again/manifest.json'), 'utf8')).toBe(await readFile(join(folder, 'slid/manifest.json'), 'utf8'));
});

test('without a day it uses the last whole one: no hour of it is in the future, and it is about a week ago at most', async () => {
  const { stdout } = await run('infer', 'shop.sql', '--rows', '50', '--slide');
  const { slide, referenceDate } = JSON.parse(stdout) as { slide: number; referenceDate: string };
  const end = Date.parse(`${referenceDate}T00:00:00Z`) + slide * 7 * 86_400_000;
  expect(end + 86_400_000).toBeLessThanOrEqual(Date.now());
  expect(end).toBeGreaterThan(Date.now() - 8.1 * 86_400_000);
});

test('a load slides like files', async () => {
  await using target = await server.freshTarget();
  const options = ['--rows', '60', '--reference-date', '2026-01-01', '--slide', '2026-03-01'];
  expect(await run('load', 'shop.sql', '--create', '--url', target.url, ...options)).toMatchObject({ code: 0 });
  const { stdout } = await run('generate', 'shop.sql', ...options, '--table', 'orders', '--format', 'ndjson');
  const rows = stdout.trimEnd().split('\n').map((line) => JSON.parse(line) as Record<string, string>); // prettier-ignore
  const [id, time] = ['id', Object.keys(rows[0]!).find((name) => /^\d{4}-\d\d-\d\d[T ]/.test(rows[0]![name]!))!];
  const { rows: there } = await target.client.query<{ time: Date; id: string }>(`SELECT id::text, ${time} AS time FROM orders ORDER BY orders.id`);
  expect(there.map((row) => [row.id, row.time.getTime()])).toEqual(rows.map((row) => [String(row[id]), Date.parse(row[time]!)]));
});

test('an invalid day is an error', async () => {
  expect(await run('generate', '--slide', 'shop.sql')).toMatchObject({ code: 2 });
  const { stderr, code } = await run('generate', 'shop.sql', '--slide', '2026-02-30', '--table', 'orders');
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: expect.stringContaining('--slide takes a day such as 2026-11-25, or nothing for yesterday, not "2026-02-30"'),
  });
});
