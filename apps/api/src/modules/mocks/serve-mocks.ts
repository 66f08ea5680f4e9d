import { setTimeout } from 'node:timers/promises';
import { LIMITS, Problem, type MockRequestEntry } from '@seedbed/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { onBehalfOf } from '../../http/asker.ts';
import type { Bulkhead } from '../../http/bulkhead.ts';
import { demand } from '../../http/caller.ts';
import { goneSignal } from '../../http/gone-signal.ts';
import { rateLimit } from '../../http/rate-limit.ts';
import { isCrossOrigin } from '../../plugins/cross-origin.ts';
import type { People } from '../people/people.ts';
import type { MockHost } from './mock-host.ts';
import type { MockRow } from './mocks.repository.ts';
import type { MocksService } from './mocks.service.ts';
import type { RequestJournal } from './request-journal.ts';

type Given = {
  readonly mocks: MocksService;
  readonly host: MockHost;
  readonly journal: RequestJournal;
  readonly gate: Bulkhead;
  /** Null if there is no login. */
  readonly people: Pick<People, 'identify' | 'apiKeys'> | null;
  /** Whether to count requests at all. */
  readonly limitsRates: boolean;
  readonly clock: () => Date;
};

type Params = { readonly slug: string };

/** A key of ours, sent the way Supabase clients send theirs: it grants access to the mock, but is not passed to it. */
const OWN_KEY = /^(?:Bearer +)?sb_[0-9a-f]{32}_/i;
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const SIGN_IN = /^\/auth\/v1\/(?:token|logout)(?:\?|$)/;
/** Headers of a signed-in browser, or about the connection: never passed to the mock. */
const NOT_PASSED = new Set(['cookie', 'connection', 'transfer-encoding', 'host']);
/** T12, T24: no browser treats a mock's answers as one of our pages, and every page may read them. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'Content-Range, Content-Location, Location, Link, X-Total-Count, Preference-Applied, Retry-After, ETag, X-Seedbed-Dialect, X-Seedbed-Session, X-Seedbed-Injected',
} as const;

/** `/mock/{slug}/…`: answers of the mock at that address, in its dialect. It is no route of the contract. */
export function serveMocks(app: FastifyInstance, given: Given): void {
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (_, reply) => void reply.headers(HEADERS));
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    const closing = new AbortController();
    scope.addHook('preClose', async () => closing.abort());
    const answer = answerOf(given, closing.signal);
    for (const url of ['/mock/:slug', '/mock/:slug/*'])
      scope.route<{ Params: Params }>({
        method: ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'],
        url,
        exposeHeadRoute: false,
        // The mock itself decides about access.
        config: { needs: 'public', anyOrigin: true },
        schema: { hide: true },
        handler: answer,
      });
  });
}

function answerOf({ mocks, host, journal, gate, people, limitsRates, clock }: Given, closing: AbortSignal) {
  const rates = limitsRates ? rateLimit(LIMITS.mock.requestsPerMinute) : undefined;

  async function admit(row: MockRow, request: FastifyRequest): Promise<void> {
    if (row.visibility === 'workspace') await demandMember(row, request, people);
    if (!row.on) throw new Problem('mock-off', `The mock API "${row.name}" is off. Turn it on in Seedbed, on the page of its dataset.`);
    const allowance = rates?.take(row.id);
    if (allowance?.allowed === false)
      throw new Problem('rate-limited', `More than ${allowance.limit} requests to this mock API in a minute. Try again in ${allowance.retryAfter} s.`, {
        facts: { limit: allowance.limit, retryAfter: allowance.retryAfter },
      });
  }

  return async (request: FastifyRequest<{ Params: Params }>, reply: FastifyReply): Promise<FastifyReply> => {
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined) return preflight(request, reply);
    const row = await mocks.at(request.params.slug);
    const began = performance.now();
    const path = pathBelow(request);
    const note = (status: number, injected: string | null = null): void => {
      const session = request.headers['x-seedbed-session']?.toString() ?? null;
      const milliseconds = Math.round((performance.now() - began) * 10) / 10;
      journal.add(row.id, { at: clock().toISOString(), method: request.method, path, status, milliseconds, session, injected } satisfies Omit<
        MockRequestEntry,
        'number'
      >);
    };
    try {
      await admit(row, request);
      const spec = await mocks.specOf(row);
      const signal = onBehalfOf(goneSignal(reply), { kind: 'mock', id: row.id, workspace: { id: row.workspaceId } });
      const url = `${request.protocol}://${request.host}${path}`;
      const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : new Uint8Array();
      const mockRequest = { method: request.method, url, headers: headersOf(request), body };
      const { status, headers, bytes, delay, injected } = await gate.run(signal, () => host.answer(spec, mockRequest, signal));
      if (delay > 0) await pause(delay, signal, closing);
      note(status, injected);
      reply.code(status);
      for (const [name, value] of headers) reply.header(name, value);
      return await reply.send(bytes.length === 0 ? undefined : Buffer.from(bytes[0]!));
    } catch (error) {
      if (error instanceof Problem) note(error.status);
      throw error;
    }
  };
}

/** An answer waits on purpose: until its caller has gone, which throws, or the server closes, which does not. */
async function pause(milliseconds: number, gone: AbortSignal, closing: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal: AbortSignal.any([gone, closing]) }).catch(() => gone.throwIfAborted());
}

/**
 * Another site's page could use a member's browser without their knowledge, so cross-origin requests need a key. Throws Problem
 * `unauthenticated` or `forbidden`, and `not-found` for members of other workspaces.
 */
async function demandMember(row: MockRow, request: FastifyRequest, people: Given['people']): Promise<void> {
  const { authorization, apikey } = request.headers;
  const key = [authorization, apikey?.toString()].find((text) => text !== undefined && OWN_KEY.test(text));
  if (key === undefined && isCrossOrigin(request))
    throw new Problem('forbidden', 'This mock API is for its workspace only. A page of another origin needs an API key, or make the mock public.');
  if (!people) return;
  const caller = await (key === undefined
    ? people.identify(withoutAuthorization(request))
    : people.apiKeys.identify(`Bearer ${key.replace(/^Bearer +/i, '')}`));
  if (!caller) throw new Problem('unauthenticated', 'This mock API is for its workspace only: sign in, or send an API key as Authorization or apikey.');
  if (caller.workspace.id !== row.workspaceId) throw new Problem('not-found', 'There is no mock API at this address.');
  demand(caller, changesSomething(request) ? 'write' : 'read', 'A write to this mock API');
}

/** Rows, sessions and snapshots are everybody's in the workspace. Signing in and out changes none of them. */
function changesSomething(request: FastifyRequest): boolean {
  return !READS.has(request.method) && !SIGN_IN.test(pathBelow(request));
}

/** Other headers of the client are for the mock. */
function withoutAuthorization(request: FastifyRequest): FastifyRequest {
  const { authorization: _, ...headers } = request.headers;
  return { headers } as FastifyRequest;
}

function pathBelow({ raw: { url = '' } }: FastifyRequest): string {
  const rest = /^\/mock\/[^/?#]*(.*)$/s.exec(url)?.[1] ?? '';
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function headersOf({ headers }: FastifyRequest): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) => {
    if (value === undefined || name.startsWith(':') || NOT_PASSED.has(name)) return [];
    const text = String(value);
    return OWN_KEY.test(text) ? [] : [[name, text] as [string, string]];
  });
}

function preflight({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(204)
    .headers({
      'access-control-allow-methods': 'GET, HEAD, POST, PATCH, PUT, DELETE, OPTIONS',
      'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
      'access-control-max-age': '86400',
    })
    .send();
}
