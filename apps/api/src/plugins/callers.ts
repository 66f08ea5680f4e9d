import { Problem, type Needs } from '@seedbed/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { demand, LOCAL_OWNER, setCaller, type Caller } from '../http/caller.ts';

/** Who a request comes from, by what it brings; undefined: nobody whom we know. */
export type Identify = (request: FastifyRequest) => Promise<Caller | undefined>;

/**
 * Lets callers in, before anything of their call is read. A route says what it needs (`Route.needs`); one that says nothing is a file or a page
 * of ours. `identify` undefined: there is no login, and everyone who comes this far is the owner (`local-owner.ts`).
 */
export function admitCallers(app: FastifyInstance, identify: Identify | undefined): void {
  app.addHook('onRequest', async (request) => {
    const { needs } = request.routeOptions.config;
    if (needs === undefined || needs === 'public') return;
    const caller = identify ? await identify(request) : LOCAL_OWNER;
    if (!caller) throw new Problem('unauthenticated', 'Sign in first: POST /api/v1/session, or send an API key.');
    demand(caller, needs);
    setCaller(request, caller);
  });
}

/** From now on every route says what it needs: one that does not is a mistake, which ends the start. */
export function demandNeeds(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if ((config as { needs?: Needs } | undefined)?.needs === undefined) throw new Error(`${String(method)} ${url} does not say what a caller needs`);
  });
}
