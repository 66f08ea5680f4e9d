import type { Audited, Via } from '@seedbed/contract';
import type { WorkspaceId } from '../db/columns.ts';
import type { Caller } from './caller.ts';

/** The facts about a call before it runs. */
export type AuditedRequest = {
  /** Undefined if the route is public. */
  readonly caller: Caller | undefined;
  readonly address: string;
  readonly via: Via;
  /** Path, query and body, after validation. */
  readonly parts: readonly [params: unknown, query: unknown, body: unknown];
};

export type Who = { readonly kind: 'user' | 'key' | 'system'; readonly id: string | null; readonly name: string };

/** Facts for the audit log that only the handler knows. */
export type Noted = {
  /** The sign-in was rejected, though the answer is a redirect. */
  readonly refused?: boolean;
  readonly who?: Who;
  readonly workspace?: WorkspaceId;
  readonly object?: { readonly id: string | null; readonly name: string | null };
  /** The account of a sign-in attempt, if it exists. Looked up after the answer, so that timing reveals nothing. */
  readonly tried?: () => Promise<{ readonly who: Who; readonly workspaces: readonly WorkspaceId[] } | undefined>;
};

export type Recording = {
  done(answer: unknown, noted: Noted): Promise<void>;
  /** For a caller that was not admitted. Never fails. */
  refused(noted: Noted): Promise<void>;
};

/** An action outside of the contract's routes. */
export type Deed = {
  readonly action: Audited['action'];
  readonly object: { readonly kind: string; readonly id: string | null; readonly name: string | null };
  readonly details: Readonly<Record<string, unknown>>;
};

/** Records calls that change something; `mount` passes each of them. */
export type Recorder = {
  begin(audited: Audited, request: AuditedRequest): Promise<Recording>;
  /** Does not fail. */
  tell(by: { readonly caller: Caller; readonly address: string; readonly via: Via }, deed: Deed): Promise<void>;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined if there is no login, since there is only one person. */
    recorder: Recorder | undefined;
  }
}
