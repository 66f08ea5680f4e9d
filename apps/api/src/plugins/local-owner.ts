import { Problem } from '@seedbed/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Headers of proxies, tunnels and delivery networks, each with its own name. */
const FORWARDED =
  /^(forwarded|via|cdn-loop|cf-(ray|visitor|connecting-ipv?6?)|client-ip|true-client-ip|fly-client-ip|fastly-client-ip|x-(forwarded|original|envoy|amzn|arr|appengine)-.*|x-forwarded|x-(real|client|cluster-client|azure-client|proxyuser|remote|host|nginx-proxy)(-?(ip|addr|port))?)$/;

/**
 * T3, if there is no login: a caller over loopback is the owner, and so is everyone if the operator allows it. A
 * request that passed a proxy is not local, whatever its socket shows.
 */
export function admitLocalOnly(app: FastifyInstance, config: Pick<Config, 'localOwner'>): void {
  app.addHook('onRequest', async (request) => {
    const forwarded = Object.keys(request.headers).find((name) => FORWARDED.test(name));
    if (forwarded !== undefined)
      throw new Problem('unauthenticated', `The request came through a proxy (${forwarded}). This server has no login and serves only its own machine.`);
    if (!config.localOwner && !isLoopback(request)) throw new Problem('unauthenticated', 'This server has no login and serves only its own machine.');
  });
}

function isLoopback(request: FastifyRequest): boolean {
  const address = request.raw.socket.remoteAddress ?? '';
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
}
