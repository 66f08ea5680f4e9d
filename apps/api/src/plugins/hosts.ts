import { Problem } from '@seedbed/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * T1: a page whose name was rebound to our address still sends its own name in Host, so only our names are answered. Runs before everything
 * else, for files, streams and unknown paths as well.
 */
export function checkHosts(app: FastifyInstance, { allowedHosts, publicUrl }: Pick<Config, 'allowedHosts' | 'publicUrl'>): void {
  const known = knownHosts(allowedHosts, publicUrl?.host);
  app.addHook('onRequest', async (request) => {
    if (countHosts(request) !== 1)
      throw new Problem('invalid-request', 'A request needs exactly one Host header.', {
        errors: [{ pointer: '/header/host', message: 'must be present exactly once' }],
      });
    if (!isOurs(request, known)) {
      throw new Problem(
        'misdirected',
        'This server does not answer under that host name. Use 127.0.0.1 or localhost with its port, or add the name to SEEDBED_ALLOWED_HOSTS.',
      );
    }
  });
}

function countHosts({ raw: { rawHeaders } }: FastifyRequest): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') count++;
  return count;
}

type KnownHosts = (port: number | undefined) => ReadonlySet<string>;

/** Checks each name of a port once. `publicHost` is used as given, with its port: a proxy listens on another port than the server. */
function knownHosts(allowed: readonly string[], publicHost: string | undefined): KnownHosts {
  const byPort = new Map<number | undefined, ReadonlySet<string>>();
  return (port) => {
    const known = byPort.get(port) ?? new Set([...ourHosts(allowed, port), ...(publicHost === undefined ? [] : [publicHost])]);
    byPort.set(port, known);
    return known;
  };
}

function isOurs(request: FastifyRequest, known: KnownHosts): boolean {
  const { url, socket } = request.raw;
  if (!url?.startsWith('/') || url.startsWith('//')) return false;
  const host = request.raw.headers.host!.toLowerCase();
  return known(socket.localPort).has(host);
}

/** All forms of Host that are ours; without a port only where it is that of HTTP. */
function ourHosts(allowed: readonly string[], port: number | undefined): ReadonlySet<string> {
  const hosts = new Set<string>();
  for (const name of [...OWN_NAMES, ...allowed]) {
    const withPort = /:\d+$/.test(name);
    hosts.add(withPort ? name : `${name}:${port}`);
    if (!withPort && port === 80) hosts.add(name);
    if (withPort && name.endsWith(':80')) hosts.add(name.slice(0, -3));
  }
  return hosts;
}
