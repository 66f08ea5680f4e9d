import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDatasetRoute, createRevisionRoute, getDatasetRoute, downloadRoute, listRowsRoute, runEventsRoute } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { ClientProblem } from '../src/client-problem.ts';
import { createClient } from '../src/create-client.ts';
import { readEvents, readText } from '../src/events.ts';

async function serving(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<AsyncDisposable & { baseUrl: string }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

test('writes path, query, headers and body as the route says', async () => {
  await using server = await serving((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => response.end(JSON.stringify({ method: request.method, url: request.url, etag: request.headers['if-match'], body })));
  });
  const client = createClient(server);
  const rows: unknown = await client.request(listRowsRoute, { params: { id: 'a b', table: 'public."Order/Item"' }, query: { offset: 5 } });
  expect(rows).toMatchObject({ method: 'GET', url: '/api/v1/datasets/a%20b/tables/public.%22Order%2FItem%22/rows?offset=5' });
  const revision: unknown = await client.request(createRevisionRoute, { params: { id: 'x' }, headers: { 'if-match': '"3"' }, body: { patch: [] } });
  expect(revision).toMatchObject({ method: 'POST', etag: '"3"', body: '{"patch":[]}' });
});

test('sends a ZIP file instead of the body, with its options in the query', async () => {
  await using server = await serving((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void parts.push(chunk));
    request.on('end', () => response.end(JSON.stringify({ url: request.url, type: request.headers['content-type'], body: Buffer.concat(parts).toString() })));
  });
  const sent: unknown = await createClient(server).request(createDatasetRoute, { zip: new Blob(['PK']), query: { name: 'Shop' } });
  expect(sent).toEqual({ url: '/api/v1/datasets?name=Shop', type: 'application/zip', body: 'PK' });
});

test('throws the server’s problem document', async () => {
  await using server = await serving((_request, response) => {
    response.writeHead(404, { 'content-type': 'application/problem+json; charset=utf-8' });
    response.end(JSON.stringify({ type: '/docs/errors/not-found', title: 'Not found', status: 404, detail: 'No such dataset', instance: 'req-1', id: 'x' }));
  });
  const error = await createClient(server)
    .request(getDatasetRoute, { params: { id: 'x' } })
    .catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ClientProblem);
  expect(error).toMatchObject({ type: 'not-found', status: 404, message: 'No such dataset' });
  expect((error as ClientProblem).fact('id')).toBe('x');
});

test('reports a missing answer, and an answer that is not a problem document', async () => {
  const nobody = createClient({ baseUrl: 'http://127.0.0.1:1' });
  await expect(nobody.request(getDatasetRoute, { params: { id: 'x' } })).rejects.toMatchObject({ type: 'unreachable', status: 0 });
  await using server = await serving((_request, response) => response.writeHead(502).end('<html>'));
  await expect(createClient(server).request(getDatasetRoute, { params: { id: 'x' } })).rejects.toMatchObject({ type: 'internal', status: 502 });
});

test('returns streams as they arrive, events cut at any byte', async () => {
  const text = 'id: 1\nevent: log\ndata: {"a":\ndata: "ä"}\n\n: comment\n\nid: 2\r\ndata:x\r\n\r\n';
  await using server = await serving((request, response) => {
    if (request.url!.endsWith('/download')) return response.end('id\n1\n');
    const bytes = Buffer.from(text);
    let at = 0;
    const next = () => (at < bytes.length ? response.write(bytes.subarray(at, (at += 3)), () => setImmediate(next)) : response.end());
    next();
  });
  const client = createClient(server);
  expect(await readText(await client.request(downloadRoute, { params: { id: 'x', table: 't' } }))).toBe('id\n1\n');
  const events = await Array.fromAsync(readEvents(await client.request(runEventsRoute, { params: { id: 'x' } })));
  expect(events).toEqual([
    { id: '1', event: 'log', data: '{"a":\n"ä"}' },
    { id: '2', event: 'message', data: 'x' },
  ]);
});

test('an answer that breaks off is no answer, whether it is a success or a problem', async () => {
  await using server = await serving((request, response) => {
    const fails = request.url!.endsWith('/fails');
    response.writeHead(fails ? 500 : 200, { 'content-type': fails ? 'application/problem+json' : 'application/json', 'content-length': '100' });
    response.write('{"id": ');
    response.socket!.destroySoon();
  });
  const ask = (id: string) =>
    createClient(server)
      .request(getDatasetRoute, { params: { id } })
      .catch((error: unknown) => error);
  expect(await ask('works')).toMatchObject({ name: 'ClientProblem', type: 'unreachable', status: 0 });
  expect(await ask('fails')).toMatchObject({ name: 'ClientProblem', type: 'internal', status: 500 });
});
