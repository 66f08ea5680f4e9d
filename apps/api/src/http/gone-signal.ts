import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { CallerGone } from './caller-gone.ts';

const signals = new WeakMap<ServerResponse, AbortSignal>();

/** Aborted when the caller disconnects before the answer is complete. Created on first use. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const known = signals.get(raw);
  if (known) return known;
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new CallerGone());
  });
  signals.set(raw, gone.signal);
  return gone.signal;
}
