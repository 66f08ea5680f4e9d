import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveClient } from './client-files.ts';

const SCRIPT = `export const words = "${'one and '.repeat(200)}one";\n`;
const PAGE = '<!doctype html><title>Seedbed</title><p>Seedbed, Seedbed, Seedbed</p>';

let clientDir: string;
let app: FastifyInstance;
beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'seedbed-client-'));
  await mkdir(join(clientDir, 'assets'));
  const write = async (name: string, text: string) => {
    await writeFile(join(clientDir, name), text);
    await writeFile(join(clientDir, `${name}.br`), brotliCompressSync(text));
  };
  await write('index.html', PAGE);
  await write('assets/app-1a2b.js', SCRIPT);
  await writeFile(join(clientDir, 'assets/font-3c4d.woff2'), 'wOF2');
  app = Fastify();
  await serveClient(app, { clientDir });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app?.close();
  await rm(clientDir, { recursive: true, force: true });
});

async function get(path: string, encoding: string, accept = '*/*') {
  const response = await fetch(app.listeningOrigin + path, { headers: { 'accept-encoding': encoding, accept } });
  const header = (name: string): string | null => response.headers.get(name);
  return {
    text: await response.text(),
    answered: [response.status, header('content-encoding'), header('content-type'), header('vary')?.toLowerCase(), header('cache-control')],
  };
}

const JAVASCRIPT = expect.stringMatching(/^(text|application)\/javascript/);
const FOR_EVER = 'public, max-age=31536000, immutable';

test.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
  ['br;q=0, gzip;q=0', null],
])('a script for a browser that accepts "%s"', async (accepted, encoding) => {
  const { text, answered } = await get('/assets/app-1a2b.js', accepted);
  expect([text, ...answered]).toEqual([SCRIPT, 200, encoding, JAVASCRIPT, 'accept-encoding', FOR_EVER]);
});

test.each(['/', '/datasets/some/screen'])('the page at %s is compressed and revalidated each time', async (path) => {
  const { text, answered } = await get(path, 'gzip, br', 'text/html');
  expect([text, ...answered]).toEqual([PAGE, 200, 'br', expect.stringMatching(/^text\/html/), 'accept-encoding', 'no-cache']);
});

test('for a browser that accepts only gzip a script is compressed while it is sent, but a range of it is not', async () => {
  const whole = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'gzip' } });
  expect([whole.rawPayload.length < SCRIPT.length / 4, whole.headers['content-length']]).toEqual([true, undefined]);
  const part = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'gzip', range: 'bytes=0-1099' } });
  expect([part.statusCode, part.headers['content-encoding'], part.body]).toEqual([206, undefined, SCRIPT.slice(0, 1_100)]);
});

test('a file without a compressed copy is sent as it is', async () => {
  const { text, answered } = await get('/assets/font-3c4d.woff2', 'gzip, br');
  expect([text, ...answered]).toEqual(['wOF2', 200, null, 'font/woff2', 'accept-encoding', FOR_EVER]);
});

test('a missing file is not answered with the page', async () => {
  expect((await get('/assets/gone.js', 'gzip, br', 'text/html')).answered[0]).toBe(404);
});
