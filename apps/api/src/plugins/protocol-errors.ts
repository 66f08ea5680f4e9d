import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { PROBLEM_MEDIA_TYPE, Problem, toProblemDocument } from '@seedbed/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newRequestId } from '../http/request-id.ts';
import { toProblem } from '../http/to-problem.ts';
import type { RequestLog } from '../log/request-log.ts';
import { sendProblem } from './errors.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

// Requests that never reach a route: they get a problem document like all others, with an id in the log.

/** Paths that the router cannot read. No hook has run for them. */
export function answerFrameworkErrors(log: RequestLog) {
  return (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    const problem = toProblem(error);
    log.refused(request, problem, error);
    void sendProblem(request, reply.headers(SECURITY_HEADERS), problem);
  };
}

/** Requests that Node's parser rejects, or that time out. */
export function answerParserErrors(log: RequestLog) {
  return (error: Error & { code?: string }, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    // If an answer has begun, a second one would look like a part of it.
    const { _httpMessage: open } = socket as Duplex & { _httpMessage?: { _headerSent: boolean } };
    if (socket.writable && !open?._headerSent) socket.write(whole(log, parserProblem(error)));
    socket.destroy(error);
  };
}

/** Unsupported expectations, and tunnels. */
export function answerProtocol(server: Server, log: RequestLog): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const [headers, body] = parts(log, new Problem('expectation-failed', 'Expect may hold 100-continue and nothing else.'));
    response.writeHead(417, headers).end(body);
  });
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => undefined);
    socket.end(whole(log, new Problem('method-not-allowed', 'This server is no proxy and opens no tunnels.'), { allow: 'GET, HEAD, POST, PATCH, DELETE' }));
  });
}

function parserProblem({ code, message }: Error & { code?: string }): Problem {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new Problem('headers-too-large', 'The address and all headers together have more than 16 KiB.');
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return new Problem('too-large', 'The extensions of a chunk are over the limit.');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Problem('request-timeout', 'The request was incomplete when its time ran out. Send it again.');
    default:
      return new Problem('invalid-request', `That is no HTTP/1.1 request: ${message.replace(/^Parse Error:? ?/, '') || 'it cannot be read'}.`);
  }
}

/** An answer without a `ServerResponse`. */
function whole(log: RequestLog, problem: Problem, more: Readonly<Record<string, string>> = {}): string {
  const [headers, body] = parts(log, problem);
  const lines = Object.entries({ ...headers, ...more }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('')}\r\n${body}`;
}

function parts(log: RequestLog, problem: Problem): [headers: Record<string, string>, body: string] {
  const id = newRequestId();
  log.unread(id, problem);
  const body = JSON.stringify(toProblemDocument(problem, `urn:seedbed:request:${id}`));
  const length = String(Buffer.byteLength(body));
  return [{ ...SECURITY_HEADERS, 'content-type': PROBLEM_MEDIA_TYPE, 'content-length': length, 'cache-control': 'no-store', connection: 'close' }, body];
}
