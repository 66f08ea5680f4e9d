import { PROBLEMS } from '@seedbed/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLog } from '../../src/log/open-log.ts';
import { rawAnswer, rawGist } from '../support/raw-request.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';
import { send } from '../support/send.ts';

let server: RunningServer;
const lines: string[] = [];
beforeAll(async () => {
  server = await startServer({}, undefined, openLog('warn', { write: (line) => void lines.push(line) }));
});
afterAll(() => server[Symbol.asyncDispose]());

const host = () => `Host: 127.0.0.1:${server.port}\r\n`;
const answered = (line: string, headers = '', body = '') => rawAnswer(server.port, `${line} HTTP/1.1\r\n${host()}${headers}\r\n${body}`);

describe('sec-T23: errors of HTTP itself are problem documents too', () => {
  test.each([
    ['no HTTP at all', 400, 'invalid-request', () => rawAnswer(server.port, 'hello\r\n\r\n')],
    ['a method that there is not', 400, 'invalid-request', () => answered('FETCH /health')],
    ['a header without a name', 400, 'invalid-request', () => answered('GET /health', ': x\r\n')],
    ['two lengths of a body', 400, 'invalid-request', () => answered('POST /api/v1/infer', 'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '{}')],
    [
      'a chunk without a size',
      400,
      'invalid-request',
      () => answered('POST /api/v1/infer', 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n', 'zz\r\n'),
    ],
    ['no Host', 400, 'invalid-request', () => rawAnswer(server.port, 'GET /health HTTP/1.1\r\n\r\n')],
    ['a path that does not decode', 400, 'invalid-request', () => answered('GET /api/v1/datasets/%zz')],
    ['a name in the path of 1,001 letters', 414, 'uri-too-long', () => answered(`GET /api/v1/datasets/${'x'.repeat(1_001)}`)],
    ['headers of 17 KiB', 431, 'headers-too-large', () => answered('GET /health', `X-Long: ${'x'.repeat(17 * 1024)}\r\n`)],
    ['an address of 17 KiB', 431, 'headers-too-large', () => answered(`GET /health?${'x'.repeat(17 * 1024)}`)],
    ['Expect that nobody knows', 417, 'expectation-failed', () => answered('GET /health', 'Expect: the-moon\r\n')],
    ['a tunnel', 405, 'method-not-allowed', () => answered('CONNECT evil.example:443')],
    ['a method that WebDAV has', 405, 'method-not-allowed', () => answered('PROPFIND /api/v1/datasets')],
    ['DELETE of a list', 405, 'method-not-allowed', () => answered('DELETE /api/v1/datasets')],
    [
      'PUT of a body where only PATCH is',
      405,
      'method-not-allowed',
      () => answered('PUT /api/v1/datasets/x', 'Content-Type: application/json\r\nContent-Length: 2\r\n', '{}'),
    ],
    ['a body that is no JSON', 415, 'unsupported-media-type', () => answered('POST /api/v1/infer', 'Content-Type: text/xml\r\nContent-Length: 4\r\n', '<a/>')],
    ['a broken type of a body', 415, 'unsupported-media-type', () => answered('POST /api/v1/infer', 'Content-Type: ;;\r\nContent-Length: 2\r\n', '{}')],
    [
      'a packed body',
      415,
      'unsupported-media-type',
      () => answered('POST /api/v1/infer', 'Content-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n', '{}'),
    ],
    ['a path that there is not', 404, 'not-found', () => answered('GET /api/v1/nowhere')],
    ['a body over the limit', 413, 'too-large', () => answered('POST /api/v1/runs', `Content-Type: application/json\r\nContent-Length: ${2 ** 30}\r\n`)],
  ] as const)('%s: %i %s', async (_what, status, problem, ask) => {
    expect(rawGist(await ask())).toEqual({ status, problem, agrees: true });
  });
});

test('a refused method is answered with the allowed ones', async () => {
  const answer = await answered('PUT /api/v1/datasets/x');
  expect(answer.headers.get('allow')).toBe('DELETE, GET, HEAD, PATCH');
  expect(JSON.parse(answer.body).detail).toContain('DELETE, GET, HEAD, PATCH');
  expect((await answered('POST /health')).headers.get('allow')).toBe('GET, HEAD');
});

test('an incomplete request is answered with that reason', async () => {
  await using slow = await startServer();
  slow.app.server.headersTimeout = 300;
  slow.app.server.requestTimeout = 300;
  const answer = await rawAnswer(slow.port, `GET /health HTTP/1.1\r\nHost: 127.0.0.1:${slow.port}\r\n`);
  expect(rawGist(answer)).toEqual({ status: 408, problem: 'request-timeout', agrees: true });
});

test('answers that come from no handler have the same headers, and their ids are in the log', async () => {
  const answers = await Promise.all([
    answered('GET /api/v1/datasets/%zz'),
    answered('GET /health', ': x\r\n'),
    answered('GET /health', 'Expect: the-moon\r\n'),
  ]);
  for (const answer of answers) {
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const id = JSON.parse(answer.body).instance.replace('urn:seedbed:request:', '');
    expect(lines.filter((line) => line.includes(`"reqId":"${id}"`))).toHaveLength(1);
  }
});

test('an address of the documentation without a page: a page with a way on for a browser, a problem document for a program', async () => {
  for (const path of ['/docs/nope', '/docs/errors/nope']) {
    const seen = await fetch(`${server.baseUrl}${path}`, { headers: { accept: 'text/html,*/*' } });
    expect([seen.status, seen.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await seen.text()).toContain('<li><a href="/docs/">Manual</a></li>');
    const read = await fetch(`${server.baseUrl}${path}`, { headers: { accept: 'application/json' } });
    expect([read.status, ((await read.json()) as { status: number }).status]).toEqual([404, 404]);
  }
});

test('every type of problem has its page', async () => {
  for (const [type, { title }] of Object.entries(PROBLEMS)) {
    const page = await send<string>(server.baseUrl, 'GET', `/docs/errors/${type}`);
    expect([type, page.status, page.body.includes(`<h1>${title.replaceAll("'", '&#39;')}</h1>`) || page.body.includes(`<h1>${title}</h1>`)]).toEqual([
      type,
      200,
      true,
    ]);
  }
});
