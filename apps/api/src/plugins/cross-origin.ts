import { Problem } from '@seedbed/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages elsewhere may call it, because our cookies grant no access there. */
    anyOrigin?: boolean;
  }
}

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * T2: a change must not be requested by a page elsewhere. The algorithm is Go's CrossOriginProtection: Sec-Fetch-Site
 * if the browser sends it, otherwise Origin against Host; a caller that sends neither is not a browser.
 */
export function refuseCrossOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { anyOrigin = false } = request.routeOptions.config;
    if (!anyOrigin && !SAFE.has(request.method) && isCrossOrigin(request)) throw new Problem('forbidden', 'The request comes from a page of another origin.');
    if (request.headers['content-encoding'] !== undefined) throw new Problem('unsupported-media-type', 'Compressed bodies are not accepted.');
  });
}

/** Whether a page of another origin sent the request. */
export function isCrossOrigin({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin === undefined) return false;
  // Host was checked before: it is one of our names.
  return !URL.canParse(origin) || new URL(origin).host !== headers.host?.toLowerCase().replace(/:80$/, '');
}

/** Whether a browser says that one of our pages sent the request. A caller that says nothing of its page is refused, where only a person may ask. */
export function isFromOwnPage(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  return (site === 'same-origin' || (site === undefined && origin !== undefined)) && !isCrossOrigin(request);
}
