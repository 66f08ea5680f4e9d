import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Bulkhead, Place } from './bulkhead.ts';
import { goneSignal } from './gone-signal.ts';

/** A larger body is read only after a place is free, because a waiting body occupies memory. */
const LARGE = 1024 * 1024;

const places = new WeakMap<ServerResponse, Place>();

/** Rejects a call without a free slot before reading the body. Releases the slot when the response ends. */
export function admitBy(gate: Bulkhead): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  return async (_request, reply) => void places.set(reply.raw, await enter(reply, gate));
}

async function enter(reply: FastifyReply, gate: Bulkhead): Promise<Place> {
  const place = await gate.enter(goneSignal(reply));
  // The caller closed the connection while waiting, so no end of the response will free the place.
  if (reply.raw.closed) place.leave();
  else reply.raw.once('close', place.leave);
  return place;
}

/** The slot assigned by `admitBy`. */
export function placeOf(reply: FastifyReply): Place {
  return places.get(reply.raw)!;
}

export function admitLargeBodies(app: FastifyInstance, gate: Bulkhead): void {
  app.addHook('onRequest', async (request, reply) => {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
    if (coding !== undefined || Number(length ?? 0) > LARGE) await enter(reply, gate);
  });
}
