import type { Audited, Via } from '@seedbed/contract';
import type { WorkspaceId } from '../db/columns.ts';
import type { Caller } from './caller.ts';

/** What is known of a call before it is done. */
export type Asked = {
  /** Undefined where the route is public. */
  readonly caller: Caller | undefined;
  readonly address: string;
  readonly via: Via;
  /** Path, query and body, as they were checked. */
  readonly parts: readonly [params: unknown, query: unknown, body: unknown];
};

export type Who = { readonly kind: 'user' | 'key' | 'system'; readonly id: string | null; readonly name: string };

/** What a handler knows better than its input and its answer say. */
export type Noted = {
  /** Somebody was not let in, and is answered as one who is led elsewhere. */
  readonly refused?: boolean;
  readonly who?: Who;
  readonly workspace?: WorkspaceId;
  readonly object?: { readonly id: string | null; readonly name: string | null };
  /** Whose account somebody tried to sign in to, where there is one. Asked behind the answer, whose time is the same for all. */
  readonly tried?: () => Promise<{ readonly who: Who; readonly workspaces: readonly WorkspaceId[] } | undefined>;
};

export type Recording = {
  done(answer: unknown, noted: Noted): Promise<void>;
  /** Of one who was not let in. Does not fail. */
  refused(noted: Noted): Promise<void>;
};

/** Something that was done otherwise than by a route of the contract. */
export type Deed = {
  readonly action: Audited['action'];
  readonly object: { readonly kind: string; readonly id: string | null; readonly name: string | null };
  readonly details: Readonly<Record<string, unknown>>;
};

/** Where calls that change something are written down; each of them, by `mount`. */
export type Recorder = {
  begin(audited: Audited, asked: Asked): Promise<Recording>;
  /** Does not fail. */
  tell(by: { readonly caller: Caller; readonly address: string; readonly via: Via }, deed: Deed): Promise<void>;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined where there is no login: there is one person, who knows. */
    recorder: Recorder | undefined;
  }
}
