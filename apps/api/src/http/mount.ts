import {
  API_PREFIX,
  auditedOf,
  isNoContent,
  isStream,
  Problem,
  type Needs,
  type NoContent,
  type Route,
  type RouteParts,
  type RouteReply,
  type StreamReply,
} from '@seedbed/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify';
import type { WorkspaceId } from '../db/columns.ts';
import { admitBy, placeOf } from './admission.ts';
import { onBehalfOf } from './asker.ts';
import type { Bulkhead } from './bulkhead.ts';
import { callerOf, demandForMembers, knownCaller, type Caller } from './caller.ts';
import { fastifySchema } from './fastify-schema.ts';
import { goneSignal } from './gone-signal.ts';
import { JsonAnswer, sendJson } from './json-answer.ts';
import type { AuditedRequest, Noted } from './recorder.ts';
import { viaOf } from './via.ts';
import { isFromOwnPage } from '../plugins/cross-origin.ts';
import { withQuery } from './zipped-body.ts';
import { primed, sendStream, type Streamed } from './stream.ts';

/** A handler's context besides its input. */
export type Call = {
  /** The admitted caller; absent for a public route. */
  readonly caller: Caller;
  /** The caller's workspace, for this request. */
  readonly workspace: WorkspaceId;
  /** The origin of the request, for sign-ins. */
  readonly from: From;
  /** Aborted when the caller disconnects before the answer is complete. */
  readonly signal: AbortSignal;
  /** Under which the caller reached us. */
  readonly origin: string;
  /** A browser says that it sent the request from one of our pages. */
  readonly isFromOwnPage: boolean;
  header(name: string, value: string): void;
  /** Another status than the route's: 206, 304. */
  status(code: number): void;
  /** For the audit log: facts that neither the input nor the answer contains. */
  note(noted: Noted): void;
  /** For a stream whose end is the audited action: writes the event when the result is called, and not before. */
  recorded(): (done: unknown) => Promise<void>;
};

export type From = {
  readonly address: string;
  /** The browser's User-Agent. */
  readonly agent: string;
  /** Path and query, as sent. */
  readonly url: string;
  readonly cookies: string | undefined;
};

type HandlerReply<R extends Route> = R['reply'] extends StreamReply ? Streamed : R['reply'] extends NoContent ? void : RouteReply<R> | JsonAnswer;
type Handler<R extends Route> = (parts: RouteParts<R>, call: Call) => HandlerReply<R> | Promise<HandlerReply<R>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The caller's needs; without them the route is one of our files or pages, open to everyone. */
    needs?: Needs;
  }
}

/**
 * Puts a route of the contract into the app: a caller without the right is refused before anything of the call is read
 * (`plugins/callers.ts`), and the schemas check it before the handler runs. With a gate, a caller without a place is refused before
 * anything is read. The audit log gets the event before the answer is sent (`audited.ts`).
 */
export function mount<R extends Route>(app: FastifyInstance, route: R, handler: Handler<R>, gate?: Bulkhead): void {
  const audited = auditedOf(route);
  app.route({
    method: route.method,
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: fastifySchema(route),
    // HEAD would generate a whole stream and discard it.
    exposeHeadRoute: !isStream(route.reply),
    ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
    ...(gate ? { onRequest: admitBy(gate) } : {}),
    ...(route.body ? { preValidation: emptyBody } : {}),
    config: {
      needs: route.needs,
      lasts: isStream(route.reply) && route.reply.stream.includes('text/event-stream'),
      ...(route.path.startsWith(API_PREFIX) ? { counts: route.startsWork ? ('work' as const) : ('request' as const) } : {}),
    },
    handler: async (request: FastifyRequest<RouteGenericInterface>, reply) => {
      const body = route.zip ? withQuery(request.body, request.query as Record<string, unknown>) : request.body;
      const parts = { params: request.params, query: request.query, headers: request.headers, body } as unknown as RouteParts<R>;
      if (route.needs !== 'public') demandForMembers(callerOf(request), request.body);
      const recording = audited && (await app.recorder?.begin(audited, auditedRequest(request)));
      let noted: Noted = {};
      let isLater = false;
      const later = () => {
        isLater = true;
        return async (done: unknown) => recording?.done(done, noted);
      };
      const call = callOf(request, reply, (more) => (noted = { ...noted, ...more }), later);
      let answer: unknown;
      try {
        answer = await handler(parts, call);
      } catch (error) {
        if (error instanceof Problem && error.type === 'unauthenticated') void recording?.refused(noted);
        throw error;
      }
      if (!isLater) await (noted.refused ? recording?.refused(noted) : recording?.done(answer, noted));
      if (reply.statusCode === 200) reply.code(route.status ?? 200);
      if (isStream(route.reply)) {
        const streamed = answer as Streamed;
        const chunks = gate ? gate.holding(placeOf(reply), goneSignal(reply), streamed.chunks) : streamed.chunks;
        return sendStream(reply, { ...streamed, chunks: await primed(chunks) });
      }
      if (isNoContent(route.reply) || reply.statusCode === 304) return reply.send();
      return answer instanceof JsonAnswer ? sendJson(request, reply, answer) : reply.send(answer);
    },
  });
}

function auditedRequest(request: FastifyRequest): AuditedRequest {
  const { params, query, body } = request;
  const caller = knownCaller(request);
  return { caller, address: request.ip, via: viaOf(request.headers, caller), parts: [params, query, body] };
}

/** A POST without a body is an empty object: `curl -X POST …/prove`. */
async function emptyBody(request: FastifyRequest): Promise<void> {
  if (request.body === undefined) request.body = {};
}

function callOf(request: FastifyRequest, reply: FastifyReply, note: Call['note'], recorded: Call['recorded']): Call {
  return {
    get caller() {
      return callerOf(request);
    },
    get workspace() {
      return callerOf(request).workspace.id;
    },
    get from() {
      const { ip, headers, url } = request;
      return { address: ip, agent: (headers['user-agent'] ?? '').slice(0, 200), url, cookies: headers.cookie };
    },
    get signal() {
      const caller = knownCaller(request);
      return caller ? onBehalfOf(goneSignal(reply), caller) : goneSignal(reply);
    },
    // Computed on demand, since it reads a proxy's headers.
    get origin() {
      return `${request.protocol}://${request.host}`;
    },
    get isFromOwnPage() {
      return isFromOwnPage(request);
    },
    header: (name, value) => void reply.header(name, value),
    status: (code) => void reply.code(code),
    note,
    recorded,
  };
}
