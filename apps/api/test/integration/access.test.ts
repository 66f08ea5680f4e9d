import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawStatus } from '../support/raw-request.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ SEEDBED_ALLOWED_HOSTS: 'api:4500,seedbed.internal' });
});
afterAll(() => server[Symbol.asyncDispose]());

const get = (host: string, more = '') => `GET /api/v1/me HTTP/1.1\r\nHost: ${host}\r\n${more}Connection: close\r\n\r\n`;

describe('sec-T1: only our own host names are answered', () => {
  const own = (port: number) => [
    `localhost:${port}`,
    `127.0.0.1:${port}`,
    `[::1]:${port}`,
    `LOCALHOST:${port}`,
    `LocalHost:${port}`,
    'api:4500',
    'API:4500',
    `seedbed.internal:${port}`,
  ];
  const foreign = (port: number) => [
    'evil.example',
    `evil.example:${port}`,
    'localhost',
    '127.0.0.1',
    '[::1]',
    `localhost:${port + 1}`,
    `localhost.:${port}`,
    `localhost.evil.example:${port}`,
    `127.0.0.1.nip.io:${port}`,
    `evil.localhost:${port}`,
    `127.1:${port}`,
    `2130706433:${port}`,
    `0x7f000001:${port}`,
    `0177.0.0.1:${port}`,
    `0.0.0.0:${port}`,
    `[::]:${port}`,
    `[::ffff:127.0.0.1]:${port}`,
    `[0:0:0:0:0:0:0:1]:${port}`,
    `user@localhost:${port}`,
    `localhost:${port}@evil.example`,
    `localhost:0${port}`,
    `localhost:${port}#`,
    `localhost:${port}/`,
    `localhost\\:${port}`,
    'api',
    'api:4501',
    'seedbed.internal',
    ` `,
    '',
    `localhost :${port}`,
  ];

  test('every form', async () => {
    const statuses = new Map<string, number>();
    for (const host of [...own(server.port), ...foreign(server.port)]) statuses.set(host, await rawStatus(server.port, get(host)));
    for (const host of own(server.port)) expect([host, statuses.get(host)]).toEqual([host, 200]);
    for (const host of foreign(server.port)) expect([host, [400, 421].includes(statuses.get(host)!)]).toEqual([host, true]);
  });

  test('two Host headers, and an absolute URL in the request line', async () => {
    const ours = `localhost:${server.port}`;
    expect(await rawStatus(server.port, `GET /api/v1/me HTTP/1.1\r\nHost: ${ours}\r\nHost: evil.example\r\n\r\n`)).toSatisfy(
      (status: number) => status === 421 || status === 400,
    );
    expect(await rawStatus(server.port, `GET http://evil.example/api/v1/me HTTP/1.1\r\nHost: ${ours}\r\n\r\n`)).toBe(421);
    expect(await rawStatus(server.port, `GET //evil.example/api/v1/me HTTP/1.1\r\nHost: ${ours}\r\n\r\n`)).toBe(421);
  });

  test('files, documentation, streams and unknown paths as well', async () => {
    for (const path of [
      '/',
      '/assets/x.js',
      '/docs/',
      '/docs/api/',
      '/docs/api/js/scalar.js',
      '/openapi.json',
      '/health',
      '/api/v1/runs/x/events',
      '/no/such/path',
    ]) {
      expect([path, await rawStatus(server.port, `GET ${path} HTTP/1.1\r\nHost: evil.example\r\n\r\n`)]).toEqual([path, 421]);
    }
  });
});

describe('sec-T2: a page of another origin changes nothing', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 201],
    [{ 'sec-fetch-site': 'none' }, 201],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://127.0.0.1.evil.example' }, 403],
    [{}, 201],
  ])('%j: %i', async (headers, status) => {
    const response = await fetch(`${server.baseUrl}/api/v1/datasets`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
      body: '{}',
    });
    expect(response.status).toBe(status);
  });

  test('our own origin', async () => {
    const response = await fetch(`${server.baseUrl}/api/v1/datasets`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.baseUrl },
      body: '{}',
    });
    expect(response.status).toBe(201);
  });

  test('requests that a page can send without a preflight: not JSON', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/json+x', 'text/json']) {
      const response = await fetch(`${server.baseUrl}/api/v1/datasets`, { method: 'POST', headers: { 'content-type': type }, body: '{}' });
      expect([type, response.status]).toEqual([type, 415]);
    }
    const packed = await fetch(`${server.baseUrl}/api/v1/datasets`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: '{}',
    });
    expect(packed.status).toBe(415);
  });

  test('no answer allows another origin to read it', async () => {
    const response = await fetch(`${server.baseUrl}/api/v1/me`, { headers: { origin: 'https://evil.example' } });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });
});

describe('sec-T3: a request through a proxy is not local', () => {
  test.each([
    'forwarded: for=1.2.3.4',
    'x-forwarded-for: 127.0.0.1',
    'X-Forwarded-Proto: https',
    'x-forwarded-host: localhost',
    'Via: 1.1 tunnel',
    'X-Real-IP: 127.0.0.1',
    'CF-Connecting-IP: 127.0.0.1',
    'CF-Connecting-IPv6: ::1',
    'CF-Ray: 1-FRA',
    'CDN-Loop: cloudflare',
    'True-Client-IP: 127.0.0.1',
    'X-Client-IP: 127.0.0.1',
    'X-Cluster-Client-IP: 127.0.0.1',
    'Fastly-Client-IP: 127.0.0.1',
    'Fly-Client-IP: 127.0.0.1',
    'X-Azure-ClientIP: 127.0.0.1',
    'X-Original-Forwarded-For: 127.0.0.1',
    'X-Original-Host: localhost',
    'X-Envoy-External-Address: 127.0.0.1',
    'X-Amzn-Trace-Id: 1',
    'X-Remote-Addr: 127.0.0.1',
    'Client-IP: 127.0.0.1',
  ])('%s', async (header) => {
    expect(await rawStatus(server.port, get(`127.0.0.1:${server.port}`, `${header}\r\n`))).toBe(401);
  });
});

test('sec-T12: pages have a strict content policy, and no site may frame us', async () => {
  for (const path of ['/api/v1/me', '/docs/', '/docs/api/', '/docs/errors/not-found', '/']) {
    const { headers } = await fetch(`${server.baseUrl}${path}`, { headers: { accept: 'text/html' } });
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'self'");
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')*;/);
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('P18: a page of another origin can neither write, read, frame nor rebind any route of the OpenAPI document', async () => {
  const document = (await (await fetch(`${server.baseUrl}/openapi.json`)).json()) as { paths: Record<string, Record<string, unknown>> };
  const routes = Object.entries(document.paths).flatMap(
    ([path, methods]) =>
    Object.keys(methods).filter((method) => /^(?:get|post|put|patch|delete)$/.test(method)).map((method) => ({ method: method.toUpperCase(), path: path.replaceAll(/\{[^}]+\}/g, ID) })), // prettier-ignore
  );
  expect(routes.length).toBeGreaterThan(60);
  const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' };
  const count = async (): Promise<number> => ((await (await fetch(`${server.baseUrl}/api/v1/datasets`)).json()) as { items: unknown[] }).items.length;
  const before = await count();
  for (const { method, path } of routes) {
    const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{}' };
    const answer = await fetch(server.baseUrl + path, { method, headers: { ...elsewhere, 'content-type': 'application/json' }, ...body });
    // A browser shares nothing with pages of other sites, and shows it in no frame.
    expect([method, path, [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))]).toEqual([method, path, []]);
    expect([path, answer.headers.get('cross-origin-resource-policy')]).toEqual([path, 'same-origin']);
    expect([path, answer.headers.get('content-security-policy')]).toEqual([path, expect.stringContaining("frame-ancestors 'none'")]);
    if (method !== 'GET') expect([method, path, answer.status]).toEqual([method, path, 403]);
    await answer.body?.cancel();
    const preflight = await fetch(server.baseUrl + path, { method: 'OPTIONS', headers: { ...elsewhere, 'access-control-request-method': method } });
    expect([path, [...preflight.headers.keys()].filter((name) => name.startsWith('access-control-'))]).toEqual([path, []]);
    expect([path, await rawStatus(server.port, `${method} ${path} HTTP/1.1\r\nHost: evil.example:${server.port}\r\nConnection: close\r\n\r\n`)]).toEqual([path, 421]); // prettier-ignore
  }
  expect(await count()).toBe(before);
});

/** The id of no object. */
const ID = '019a9e5c-7a90-7d02-b1c4-55e0a3d8f912';
