import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Bulkhead, Place } from './bulkhead.ts';
import { goneSignal } from './gone-signal.ts';

/** A body of more than that is let in only where there is a place: what waits for it is memory. */
const LARGE = 1024 * 1024;

const places = new WeakMap<ServerResponse, Place>();

/** Refuses a call with no free place before reading anything of it, which costs next to nothing. Releases the place at the end of the answer. */
export function admitBy(gate: Bulkhead): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  return async (_request, reply) => void places.set(reply.raw, await enter(reply, gate));
}

async function enter(reply: FastifyReply, gate: Bulkhead): Promise<Place> {
  const place = await gate.enter(goneSignal(reply));
  // Gone while the place was passed on: there is no end to come.
  if (reply.raw.closed) place.leave();
  else reply.raw.once('close', place.leave);
  return place;
}

/** The place that `admitBy` gave. */
export function placeOf(reply: FastifyReply): Place {
  return places.get(reply.raw)!;
}

export function admitLargeBodies(app: FastifyInstance, gate: Bulkhead): void {
  app.addHook('onRequest', async (request, reply) => {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
    if (coding !== undefined || Number(length ?? 0) > LARGE) await enter(reply, gate);
  });
}
