import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveDocs } from './docs.ts';
import { serveManual } from './manual-site.ts';

const PAGE = '<!doctype html><title>Seedbed</title><script id="a">one()</script><script type="module" src="/docs/assets/app.1a2b.js"></script>';

let manualDir: string;
beforeAll(async () => {
  manualDir = await mkdtemp(join(tmpdir(), 'seedbed-manual-'));
  await mkdir(join(manualDir, 'assets'));
  await writeFile(join(manualDir, 'index.html'), PAGE);
  await writeFile(join(manualDir, 'ci.html'), PAGE);
  await writeFile(join(manualDir, 'assets/app.1a2b.js'), 'one();');
});
afterAll(() => rm(manualDir, { recursive: true, force: true }));

async function opened(folder: string) {
  const app = Fastify();
  await serveDocs(app);
  await serveManual(app, { manualDir: folder });
  return app;
}

test('pages of the manual allow their inline script by hash, and files with a hash in their name are cached', async () => {
  await using app = await opened(manualDir);
  for (const url of ['/docs/', '/docs/ci.html']) {
    const { statusCode, body, headers } = await app.inject(url);
    expect([statusCode, body, headers['cache-control']]).toEqual([200, PAGE, 'no-cache']);
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  }
  expect((await app.inject('/docs/assets/app.1a2b.js')).headers['cache-control']).toContain('immutable');
  expect((await app.inject('/docs')).headers.location).toBe('/docs/');
});

test('the pages of the API and of errors are served beside it', async () => {
  await using app = await opened(manualDir);
  const reader = await app.inject('/docs/api/');
  expect([reader.statusCode, reader.headers['content-type']]).toEqual([200, expect.stringContaining('text/html')]);
  expect(reader.body).toContain('js/scalar.js');
  const script = await app.inject({ url: '/docs/api/js/scalar.js', headers: { 'accept-encoding': 'gzip' } });
  expect([script.statusCode, script.headers['content-encoding']]).toEqual([200, 'gzip']);
  const again = await app.inject({ url: '/docs/api/js/scalar.js', headers: { 'if-none-match': String(script.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const fault = await app.inject('/docs/errors/not-found');
  expect(fault.body).toContain('href="/docs/api/"');
  expect(fault.body).toContain('href="/docs/"');
  // Example answers, and which calls can give them.
  expect(fault.body).toContain('"type": "/docs/errors/not-found"');
  expect(fault.body).toContain('<code>GET /api/v1/datasets/{id}</code>');
  expect((await app.inject('/docs/errors/internal')).body).toContain('Any call.');
  for (const url of ['/docs/errors', '/docs/errors/']) {
    const all = await app.inject(url);
    expect([all.statusCode, all.headers['content-type']]).toEqual([200, expect.stringContaining('text/html')]);
    expect(all.body).toContain('href="/docs/errors/not-found"');
  }
  // Each bar links to the app and to the other pages.
  for (const { body } of [reader, fault])
    for (const to of ['/', '/docs/', '/docs/generators/', '/docs/api/', '/docs/errors/']) expect(body).toContain(`href="${to}"`);
});

test('pages beside the manual take the colours that were chosen in the app, and change them', async () => {
  await using app = await opened(manualDir);
  const { body, headers } = await app.inject('/docs/theme.js');
  expect(headers['content-type']).toContain('javascript');
  const kept = new Map([['seedbed.theme', 'dark']]);
  const root = { dataset: {} as Record<string, string> };
  let press = (_event: unknown) => {};
  runInNewContext(body, {
    document: { documentElement: root, body: null },
    localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) },
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
    addEventListener: (_kind: string, listener: typeof press) => (press = listener),
  });
  expect(root.dataset['theme']).toBe('dark');
  press({ target: { closest: () => ({}) } });
  expect([root.dataset['theme'], kept.get('seedbed.theme')]).toEqual(['light', 'light']);
  for (const url of ['/docs/api/', '/docs/errors/']) expect((await app.inject(url)).body).toContain('<script src="/docs/theme.js">');
});

test.each([
  ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html'],
  ['*/*', 'text/html'],
  [undefined, 'text/html'],
  ['application/json', 'application/json'],
])('errors for a client that accepts %s are %s', async (accept, type) => {
  await using app = await opened(manualDir);
  const answer = await app.inject({ url: '/docs/errors/', headers: accept ? { accept } : {} });
  expect(answer.headers['content-type']).toContain(type);
  if (type === 'application/json') expect(answer.json()).toMatchObject({ gone: { status: 410 } });
});

test('without a built manual, /docs/ redirects to the pages of the API', async () => {
  await using app = await opened(join(manualDir, 'not-built'));
  expect((await app.inject('/docs/')).headers.location).toBe('/docs/api/');
});

test('a manual that is built after the start is served from then on; until then its address leads to the pages of the API', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-manual-'));
  try {
    await using app = await opened(folder);
    expect((await app.inject('/docs/')).headers.location).toBe('/docs/api/');
    expect((await app.inject('/docs/ci.html')).statusCode).toBe(404);
    for (const name of ['index.html', 'ci.html']) await writeFile(join(folder, name), PAGE);
    for (const url of ['/docs/', '/docs/ci.html']) {
      const { statusCode, headers } = await app.inject(url);
      expect([statusCode, headers['content-security-policy']]).toEqual([200, expect.stringMatching(/script-src 'self' 'sha256-/)]);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
