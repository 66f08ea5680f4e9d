import { Problem } from '@seedbed/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { LOCAL_OWNER, knownCaller } from '../http/caller.ts';
import { rateLimit, type Allowance } from '../http/rate-limit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counted against the caller's limits: as a request, or as one that starts work too. Without it: not counted. */
    counts?: 'request' | 'work';
  }
}

export type RateLimits = {
  /** Counts a call of this route, and puts the remaining allowance into the answer. Throws Problem `rate-limited`. */
  count(request: FastifyRequest, reply: FastifyReply): void;
};

/** T23: limits calls a minute for each caller, with a lower limit for those that start work. Files, documentation and /health do not count. */
export function rateLimits({ requestsPerMinute, workPerMinute }: Pick<Config, 'requestsPerMinute' | 'workPerMinute'>): RateLimits | undefined {
  const requests = requestsPerMinute === null ? undefined : rateLimit(requestsPerMinute);
  const work = workPerMinute === null ? undefined : rateLimit(workPerMinute);
  if (!requests && !work) return undefined;
  return {
    count(request, reply) {
      const { counts } = request.routeOptions.config;
      if (counts === undefined) return;
      const key = countedAs(request);
      // A call rejected by the second limit still counts against the first.
      const first = requests?.take(key);
      const allowance = first?.allowed !== false && counts === 'work' && work ? work.take(key) : first;
      if (!allowance) return;
      reply.headers(headersOf(allowance));
      if (allowance.allowed) return;
      const kind = allowance === first ? 'calls' : 'calls that start work';
      throw new Problem('rate-limited', `More than ${allowance.limit} ${kind} in a minute. Try again in ${allowance.retryAfter} s.`, {
        facts: { limit: allowance.limit, retryAfter: allowance.retryAfter },
      });
    },
  };
}

/** Counts admitted callers; `callers.ts` counts the others. */
export function limitRates(app: FastifyInstance, limits: RateLimits | undefined): void {
  if (limits) app.addHook('onRequest', async (request, reply) => limits.count(request, reply));
}

function headersOf({ limit, remaining, resetSeconds }: Allowance): Record<string, string> {
  return { 'ratelimit-limit': String(limit), 'ratelimit-remaining': String(remaining), 'ratelimit-reset': String(resetSeconds) };
}

/** The caller if known; otherwise the request's address. */
function countedAs(request: FastifyRequest): string {
  const caller = knownCaller(request);
  return caller === undefined || caller === LOCAL_OWNER ? `address ${networkOf(request.ip)}` : `${caller.kind} ${caller.id}`;
}

/** An IPv6 caller has a whole /64, and counts as one. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('%', 1)[0]!.split('::');
  const groups = head.split(':');
  const missing = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - tail.split(':').length)).fill('0');
  return [...groups, ...missing, ...(tail ?? '').split(':')].slice(0, 4).join(':');
}
