import type { FastifyRequest } from 'fastify';

/** Who calls. Until there are logins everyone who may call at all is the local owner. */
export type Caller = { readonly id: string; readonly name: string; readonly role: 'owner' };

export const LOCAL_OWNER: Caller = { id: 'local', name: 'Local owner', role: 'owner' };

const callers = new WeakMap<FastifyRequest, Caller>();

export function setCaller(request: FastifyRequest, caller: Caller): void {
  callers.set(request, caller);
}

/** The caller that the local-owner plugin let in. */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (!caller) throw new Error('no caller: the route was reached around the access checks');
  return caller;
}
