import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import fastify from 'fastify';
import type { Answer, RequestHeaders } from '../core/index.ts';
import type { Mock } from './open-mock.ts';
import { MAX_BODY } from './route.ts';

export type Listening = AsyncDisposable & { /** `http://127.0.0.1:3000`. */ readonly url: string };

/** Serves a mock by HTTP. On loopback it answers only for local host names, so that no web page reaches it under another name. */
export async function listen(mock: Mock, { port, host }: { readonly port: number; readonly host: string }): Promise<Listening> {
  const app = fastify({
    bodyLimit: MAX_BODY,
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 65_536, ignoreTrailingSlash: true },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  const isLocal = isLoopback(host);
  app.all('/*', async (request, reply) => {
    const authority = request.headers.host ?? '';
    if (isLocal && !isLoopback(authority.replace(/:\d+$/, '')))
      return reply.code(421).send({ message: `The mock answers on this machine only, not as ${authority}.` });
    const body = Buffer.isBuffer(request.body) ? request.body : new Uint8Array();
    const routed = {
      method: request.method,
      url: `http://${authority}${request.raw.url ?? '/'}`,
      headers: new ReceivedHeaders(request.headers),
      ...(mock.isSlow && { signal: closedOf(reply.raw) }),
    };
    const answer = await mock.answer(routed, body);
    if (answer.body !== null && answer.status !== 204) {
      reply.hijack();
      return send(reply.raw, answer, answer.body);
    }
    reply.code(answer.status);
    for (const [name, value] of answer.headers) reply.header(name, value);
    return reply.send();
  });
  const url = await app.listen({ port, host });
  return { url: url.replace('0.0.0.0', '127.0.0.1'), [Symbol.asyncDispose]: () => app.close() };
}

/** Past Fastify, which would look at every header and at the type of the body again. */
function send(response: ServerResponse, answer: Answer, body: string | Uint8Array): void {
  let head = heads.get(answer);
  if (!head) heads.set(answer, (head = headOf(answer, body)));
  const { names, isAscii } = head;
  response.writeHead(answer.status, names);
  // Node writes a head before a text as UTF-8, in one piece. Headers are Latin-1.
  response.end(isAscii || typeof body !== 'string' ? body : Buffer.from(body));
}

type Head = { /** Names and values alternate. */ readonly names: string[]; readonly isAscii: boolean };

/** For answers that may be sent again. */
const heads = new WeakMap<Answer, Head>();

function headOf({ headers }: Answer, body: string | Uint8Array): Head {
  const names: string[] = [];
  let isAscii = true;
  for (const [name, value] of headers) {
    names.push(name, value);
    isAscii &&= ASCII.test(value);
  }
  names.push('content-length', String(Buffer.byteLength(body)));
  return { names, isAscii };
}

const ASCII = /^[ -~]*$/;

/** Headers as Node has read them: names in small letters. */
class ReceivedHeaders implements RequestHeaders {
  readonly #values: IncomingHttpHeaders;

  constructor(values: IncomingHttpHeaders) {
    this.#values = values;
  }

  get(name: string): string | null {
    const value = Object.hasOwn(this.#values, name.toLowerCase()) ? this.#values[name.toLowerCase()] : undefined;
    return value === undefined ? null : String(value);
  }

  has(name: string): boolean {
    return this.get(name) !== null;
  }

  *[Symbol.iterator](): IterableIterator<[string, string]> {
    for (const [name, value] of Object.entries(this.#values)) if (value !== undefined) yield [name, String(value)];
  }
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
