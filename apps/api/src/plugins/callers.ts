import { Problem, SHARED_PREFIX, SHARE_HEADER, type Needs } from '@seedbed/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { demand, LOCAL_OWNER, setCaller, type Caller, type Identify } from '../http/caller.ts';
import { KEY_IN_TEXT } from '../secrets/key-text.ts';
import { SHARE_IN_TEXT } from '../secrets/share-token.ts';
import type { RateLimits } from './rate-limits.ts';

/**
 * Admits callers, before anything of their call is read. A route has needs (`Route.needs`); one without is one of our files or pages.
 * `identify` undefined: there is no login, and every caller here is the owner (`local-owner.ts`).
 */
export function admitCallers(app: FastifyInstance, identify: Identify | undefined, limits: RateLimits | undefined): void {
  app.addHook('onRequest', async (request, reply) => {
    refuseKeyInAddress(request);
    const { needs } = request.routeOptions.config;
    if (needs !== undefined) refuseShareElsewhere(request);
    if (needs === undefined || needs === 'public') return;
    const caller = identify ? await known(identify, request, () => limits?.count(request, reply)) : LOCAL_OWNER;
    demand(caller, needs);
    setCaller(request, caller);
  });
}

/** Throws Problem `unauthenticated`; counts calls with missing or invalid credentials by address (T23). */
async function known(identify: Identify, request: FastifyRequest, count: () => void): Promise<Caller> {
  try {
    const caller = await identify(request);
    if (caller) return caller;
  } catch (error) {
    if (error instanceof Problem && error.type === 'unauthenticated') count();
    throw error;
  }
  count();
  throw new Problem('unauthenticated', 'Sign in first: POST /api/v1/session, or send an API key.');
}

/** T20: logs, browser histories and linked pages keep addresses; a key that was in one, also percent-encoded, is no longer secret. */
function refuseKeyInAddress({ raw: { url: address = '' } }: FastifyRequest): void {
  const url = address.includes('%') ? decodeEscapes(address) : address;
  if (url.includes('sbs_') && url.search(SHARE_IN_TEXT) >= 0)
    throw new Problem(
      'invalid-request',
      `Send the token of a read-only link in the header ${SHARE_HEADER}, never in an address. Revoke the link: it may have been seen.`,
    );
  if (url.includes('sb_') && url.search(KEY_IN_TEXT) >= 0)
    throw new Problem(
      'invalid-request',
      'Send an API key in the Authorization header, never in an address. Revoke this key and create a new one: it may have been seen.',
    );
}

/** Decodes percent-encoded ASCII characters; keeps other escapes. */
function decodeEscapes(text: string): string {
  return text.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/**
 * A caller with a read-only link gets only what that link allows, whatever other rights they have, even as the owner of
 * a server without a login.
 */
function refuseShareElsewhere({ headers, routeOptions: { url = '' } }: FastifyRequest): void {
  const brings = headers[SHARE_HEADER] !== undefined || /^bearer\s+sbs_/i.test(headers.authorization ?? '');
  if (brings && url !== SHARED_PREFIX && !url.startsWith(`${SHARED_PREFIX}/`))
    throw new Problem('forbidden', `A read-only link opens GET ${SHARED_PREFIX} and what is below it, and nothing else.`);
}

/** From here on every route must declare its needs: a route without them fails the start. */
export function demandNeeds(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if ((config as { needs?: Needs } | undefined)?.needs === undefined) throw new Error(`${String(method)} ${url} does not say what a caller needs`);
  });
}
