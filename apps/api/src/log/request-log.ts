import type { Problem } from '@seedbed/contract';
import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import { CallerGone } from '../http/caller-gone.ts';
import type { Log } from './open-log.ts';
import { scrub } from './scrub.ts';
import { openTally, type TallyOptions } from './tally.ts';

/** A log line about a request: no body, no query, no header. */
type Line = { readonly method: string; readonly route: string; readonly status: number; readonly type: string; readonly path?: string };

/** Status of an answer that nobody waits for any longer, as in nginx. */
const CLIENT_CLOSED_REQUEST = 499;
const PATH_LENGTH = 100;

/** Logs requests that failed: a short line with the id in the answer, and a count for a frequent kind. Only internal errors have a stack. */
export class RequestLog extends LogController {
  readonly #log;
  readonly #tally;

  constructor(log: Log, options?: TallyOptions) {
    super({ disableRequestLogging: true });
    this.#log = log;
    this.#tally = openTally<Line>(({ path: _, ...line }, more) => log.warn({ ...line, more }, 'the same again'), options);
  }

  /** An answer that is a problem document. */
  refused(request: FastifyRequest, problem: Problem, caught: unknown): void {
    const line = lineOf(request, problem.status, problem.type);
    // The message of an internal error is part of its kind, so a different one is not hidden behind the first.
    const fault = problem.status === 500 ? ` ${String((problem.cause as Error | undefined)?.message ?? problem.message).slice(0, PATH_LENGTH)}` : '';
    if (!this.#tally.admits(`${kindOf(line)}${fault}`, line)) return;
    if (problem.status === 500) this.#log.error({ reqId: request.id, ...line, err: problem.cause ?? caught }, problem.message);
    else this.#log.warn({ reqId: request.id, ...line, ...causeOf(problem) }, 'refused');
  }

  /** Logs the rejection of something that never became a request. */
  unread(reqId: string, problem: Problem): void {
    const line = { method: '-', route: '-', status: problem.status, type: problem.type };
    if (this.#tally.admits(kindOf(line), line)) this.#log.warn({ reqId, ...line }, 'refused');
  }

  /** The caller left before the answer was whole. */
  gone(request: FastifyRequest): void {
    const line = lineOf(request, CLIENT_CLOSED_REQUEST, 'caller-gone');
    if (this.#tally.admits(kindOf(line), line)) this.#log.warn({ reqId: request.id, ...line }, 'the caller went away');
  }

  /** Logs an answer that broke off after its head was sent. */
  override streamError(error: Error & { code?: string }, request: FastifyRequest, reply: FastifyReply): void {
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE' || error instanceof CallerGone || request.raw.socket.destroyed) return this.gone(request);
    const line = lineOf(request, reply.statusCode, 'broken-off');
    if (this.#tally.admits(`${kindOf(line)} ${error.message}`, line)) this.#log.error({ reqId: request.id, ...line, err: error }, 'the answer broke off');
  }
}

function kindOf({ method, route, status, type }: Line): string {
  return `${method} ${route} ${status} ${type}`;
}

function lineOf(request: FastifyRequest, status: number, type: string): Line {
  const { method, routeOptions } = request;
  if (routeOptions?.url !== undefined) return { method, route: routeOptions.url, status, type };
  return { method, route: '-', status, type, path: scrub(request.url.split('?', 1)[0]!.slice(0, PATH_LENGTH)) };
}

/** Why something is not there just now, in a word: ECONNREFUSED, 57P01. */
function causeOf({ cause }: Problem): { cause?: string } {
  if (!(cause instanceof Error)) return {};
  const inner = cause.cause instanceof Error ? cause.cause : cause;
  const { code } = inner as { code?: unknown };
  return { cause: typeof code === 'string' ? code : inner.name };
}
