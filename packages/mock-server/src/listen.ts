import type { ServerResponse } from 'node:http';
import fastify from 'fastify';
import type { Mock } from './open-mock.ts';
import { MAX_BODY } from './route.ts';

export type Listening = AsyncDisposable & { /** `http://127.0.0.1:3000`. */ readonly url: string };

/** Serves a mock by HTTP. Only addresses of this machine are answered on the loopback, so that no web page reaches it under another name. */
export async function listen(mock: Mock, { port, host }: { readonly port: number; readonly host: string }): Promise<Listening> {
  const app = fastify({
    bodyLimit: MAX_BODY,
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 65_536, ignoreTrailingSlash: true },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  app.all('/*', async (request, reply) => {
    const authority = request.headers.host ?? '';
    if (isLoopback(host) && !isLoopback(authority.replace(/:\d+$/, '')))
      return reply.code(421).send({ message: `The mock answers on this machine only, not as ${authority}.` });
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) if (value !== undefined && !name.startsWith(':')) headers.set(name, String(value));
    const body = Buffer.isBuffer(request.body) ? request.body : new Uint8Array();
    const asked = new Request(`http://${authority}${request.raw.url ?? '/'}`, {
      method: request.method,
      headers,
      ...(mock.isSlow && { signal: closedOf(reply.raw) }),
    });
    const response = await mock.answer(asked, body);
    reply.code(response.status);
    for (const [name, value] of response.headers) reply.header(name, value);
    return reply.send(response.body === null ? undefined : Buffer.from(await response.arrayBuffer()));
  });
  const url = await app.listen({ port, host });
  return { url: url.replace('0.0.0.0', '127.0.0.1'), [Symbol.asyncDispose]: () => app.close() };
}

/** Aborted when the connection of a response closes. */
function closedOf(response: ServerResponse): AbortSignal {
  const closed = new AbortController();
  response.once('close', () => closed.abort());
  return closed.signal;
}

function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);
}
