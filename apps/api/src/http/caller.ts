import { NEEDS_OF_MEMBER, Problem, RIGHTS_OF_ROLE, type Needs, type Right, type Role } from '@seedbed/contract';
import type { FastifyRequest } from 'fastify';
import { LOCAL_WORKSPACE, type WorkspaceId } from '../db/columns.ts';

/** The caller: a person who signed in, the local owner, or an API key. Always in one workspace. */
export type Caller = {
  readonly kind: 'user' | 'key';
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly hasPassword: boolean;
  readonly workspace: { readonly id: WorkspaceId; readonly name: string };
  /** The member's role; for a key, the lowest role with its permissions. */
  readonly role: Role;
  readonly rights: readonly Right[];
  /** Null: there is no login, or it is a key. */
  readonly session: { readonly id: string } | null;
};

/** Identifies a request's caller by its credentials; synchronously if cached. Undefined: unknown. */
export type Identify = (request: FastifyRequest) => Caller | undefined | Promise<Caller | undefined>;

/** If there is no login. */
export const LOCAL_OWNER: Caller = {
  kind: 'user',
  id: 'local',
  name: 'Local owner',
  email: null,
  hasPassword: false,
  workspace: { id: LOCAL_WORKSPACE, name: 'Local' },
  role: 'owner',
  rights: RIGHTS_OF_ROLE.owner,
  session: null,
};

/** Throws Problem `forbidden` if the caller lacks the right. */
export function demand({ kind, role, rights }: Caller, needs: Exclude<Needs, 'public'>, what = 'This call'): void {
  const has = needs === 'anyone' || (needs === 'person' ? kind === 'user' : rights.includes(needs));
  if (has) return;
  if (needs === 'person') throw new Problem('forbidden', 'This call needs a signed-in account; API keys cannot make it.', { facts: { needs } });
  const who = kind === 'key' ? 'this API key' : `a${role === 'viewer' ? ' viewer' : `n ${role}`}`;
  throw new Problem('forbidden', `${what} needs the right "${needs}", which ${who} has not. An owner of the workspace can change that.`, { facts: { needs } });
}

/** T5: a caller that names a host in any body needs the permission for it. */
export function demandForMembers(caller: Caller, body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  for (const [member, right] of Object.entries(NEEDS_OF_MEMBER)) {
    if ((body as Record<string, unknown>)[member] !== undefined) demand(caller, right, `"${member}" in a body`);
  }
}

const callers = new WeakMap<FastifyRequest, Caller>();

export function setCaller(request: FastifyRequest, caller: Caller): void {
  callers.set(request, caller);
}

/** The admitted caller; undefined if the route needs none. */
export function knownCaller(request: FastifyRequest): Caller | undefined {
  return callers.get(request);
}

/** The admitted caller. Throws for a public route, which has none. */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (!caller) throw new Error('no caller: the route is public, or was reached around the access checks');
  return caller;
}
