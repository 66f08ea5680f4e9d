import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countingCompute } from '../support/counting-compute.ts';
import { send } from '../support/send.ts';
import { SMALL_DDL, startServer, type RunningServer } from '../support/running-server.ts';

const MANY = 9_000_000_000;
let server: RunningServer;
let path: string;
const counting = countingCompute();
beforeAll(async () => {
  server = await startServer({}, counting.compute);
  const { body } = await send(server.baseUrl, 'POST', '/api/v1/datasets', { name: 'Endless', ddl: SMALL_DDL, rows: MANY });
  path = `/api/v1/datasets/${body.dataset.id}/tables/users`;
});
afterAll(() => server[Symbol.asyncDispose]());

/** Opens a download of a table that would take hours, reads its beginning, and gives a way to walk off. */
function openDownload(): Promise<{ leave(): void; read: () => number }> {
  return new Promise((resolve, reject) => {
    const call = request(`${server.baseUrl}${path}/download?format=csv`, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('error', () => undefined);
      response.once('data', () => resolve({ leave: () => call.destroy(), read: () => bytes }));
    });
    call.on('error', reject);
    call.end();
  });
}

/** Chunks that are made in a while. */
async function made(milliseconds: number): Promise<number> {
  const before = counting.chunks();
  await sleep(milliseconds);
  return counting.chunks() - before;
}

test('a download stops when its caller goes away', async () => {
  const download = await openDownload();
  expect(counting.open()).toBe(1);
  while ((await made(50)) === 0);
  download.leave();
  for (let waited = 0; counting.open() > 0 && waited < 60_000; waited += 10) await sleep(10);
  expect(counting.open()).toBe(0);
  expect(await made(200)).toBe(0);
});

test('places are given back: eight can download, the ninth is told to come back, and can after one left', async () => {
  const downloads = await Promise.all(Array.from({ length: 8 }, openDownload));
  const ninth = await send(server.baseUrl, 'GET', `${path}/download`);
  expect([ninth.status, ninth.body.type, ninth.headers.get('retry-after')]).toEqual([503, '/docs/errors/overloaded', '1']);
  // Eight streams at once, and the event loop still answers.
  const begun = performance.now();
  expect((await send(server.baseUrl, 'GET', '/health')).status).toBe(200);
  expect(performance.now() - begun).toBeLessThan(30_000);
  for (const { leave } of downloads) leave();
  for (let waited = 0; counting.open() > 0 && waited < 60_000; waited += 10) await sleep(10);
  expect((await send(server.baseUrl, 'GET', `${path}/download?to=3`)).status).toBe(200);
});

test('P10: a reader that takes nothing holds the maker up, and no memory', async () => {
  const call = request(`${server.baseUrl}${path}/download?format=csv`);
  call.end();
  const response = await new Promise<import('node:http').IncomingMessage>((resolve) => call.once('response', resolve));
  response.pause();
  response.on('error', () => undefined);
  for (let waited = 0; (await made(200)) > 0 && waited < 10_000; waited += 200);
  const before = process.memoryUsage().rss;
  expect(await made(1_500)).toBe(0);
  expect(process.memoryUsage().rss - before).toBeLessThan(32 * 1024 * 1024);
  call.destroy();
});

test('a download is a file with a name, an exact range, and the same bytes as the rows say', async () => {
  const first = MANY - 2;
  const csv = await send<string>(server.baseUrl, 'GET', `${path}/download?format=csv&from=${first}&to=${MANY}`);
  expect(csv.headers.get('content-disposition')).toBe(`attachment; filename="public.users.csv"; filename*=UTF-8''public.users.csv`);
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
  const lines = csv.body.trim().split('\n').slice(1);
  const page = await send(server.baseUrl, 'GET', `${path}/rows?offset=${first - 1}&limit=3`);
  expect(lines.map((line) => line.split(',')[0])).toEqual(page.body.rows.map((row: string[]) => row[0]));
  expect(lines).toHaveLength(3);
  const part = await send<string>(server.baseUrl, 'GET', `${path}/download?format=ndjson&from=${first}&to=${first}`);
  expect(JSON.parse(part.body)).toMatchObject({ id: Number(page.body.rows[0][0]) });
});

test('what is wrong from the start is a problem document, not a broken stream', async () => {
  const answer = await send(server.baseUrl, 'GET', `${path.replace('users', 'nowhere')}/download`);
  expect([answer.status, answer.body.type]).toEqual([404, '/docs/errors/not-found']);
});
