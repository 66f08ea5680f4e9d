import { Type, type Static, type TObject, type TProperties, type TSchema } from 'typebox';
import type { ProblemType } from './problems.ts';
import type { ReplyHeader } from './reply-headers.ts';
import type { Needs } from './rights.ts';

export const API_PREFIX = '/api/v1';

/** A path below `API_PREFIX`, or one of the few at the root. */
export type RoutePath = `${typeof API_PREFIX}/${string}` | '/health' | '/ready' | '/metrics';
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

export const TAGS = {
  Try: 'Schema in, rows out; nothing is stored.',
  Catalogue: 'Generators and templates that come with the product.',
  Packs: 'What trades and companies know of their tables; own packs win.',
  Datasets: 'A blueprint with a name and a history.',
  Rows: 'Any row of a dataset, computed at the moment it is asked for.',
  Mocks: 'A dataset served as a REST API at an address of its own.',
  'Read-only links': 'A dataset shown to anyone who has its link, without an account.',
  Connections: 'Postgres databases to read schemas from and to load into.',
  Models: 'The model that a workspace may ask, and asking it; never called unasked.',
  People: 'Who may do what: signing in, members, invitations, workspaces.',
  Runs: 'Loads and exports, with their progress, and the files that exports made.',
  Operations: 'Who is calling, and how the server is.',
} as const;
export type Tag = keyof typeof TAGS;

/** A streaming answer: its media types, the usual one first. */
export type StreamReply = { readonly stream: readonly string[]; readonly description: string };

/** An answer without a body. */
export const noContent = { noContent: true } as const;
export type NoContent = typeof noContent;

export type Reply = TSchema | StreamReply | NoContent;

/**
 * One call of the API, defined once: the source of Fastify's validation, the OpenAPI document, its examples and the
 * client's types. `path` contains its parameters in braces, as in OpenAPI.
 */
export type Route = {
  /** The operation's name, in the OpenAPI document and in the client. */
  readonly id: string;
  readonly method: Method;
  readonly path: RoutePath;
  /** The permissions that a caller needs. Every route has them. */
  readonly needs: Needs;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly Tag[];
  readonly params?: TObject;
  readonly query?: TObject;
  /** Header names in lower case. */
  readonly headers?: TObject;
  readonly body?: TSchema;
  /** The body may also be a ZIP file: it becomes `files` of the body, and query members become members of the body. */
  readonly zip?: true;
  /** The maximum body in bytes, if it differs from the usual one. */
  readonly bodyLimit?: number;
  /** The status of success; default 200. */
  readonly status?: 200 | 201 | 202 | 204 | 302;
  readonly reply: Reply;
  /** Headers of a success, besides those of all answers. */
  readonly replyHeaders?: readonly ReplyHeader[];
  readonly problems: readonly ProblemType[];
  /** Starts expensive work, so it also counts against the limit of such calls. */
  readonly startsWork?: true;
  readonly examples: {
    readonly params?: Readonly<Record<string, unknown>>;
    readonly query?: Readonly<Record<string, unknown>>;
    readonly headers?: Readonly<Record<string, unknown>>;
    readonly body?: unknown;
    /** For a stream: its first lines. */
    readonly reply?: unknown;
    /** For a stream of several media types: its first lines in each. */
    readonly replies?: Readonly<Record<string, string>>;
  };
};

/** Preserves the literal types of a route, and checks its form. */
export function defineRoute<const R extends Route>(route: R): R {
  return route;
}

type Part<R extends Route, K extends 'params' | 'query' | 'headers' | 'body'> = R[K] extends TSchema ? Static<R[K]> : undefined;

/** Makes members optional whose value may be undefined. */
type Loose<T> = { [K in keyof T as T[K] extends undefined ? never : undefined extends T[K] ? never : object extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as T[K] extends undefined ? never : undefined extends T[K] ? K : object extends T[K] ? K : never]?: T[K];
};

/** A caller's input to the route. `zip` replaces the body, if the route accepts a ZIP file. */
export type RouteInput<R extends Route> = Loose<{ params: Part<R, 'params'>; query: Part<R, 'query'>; headers: Part<R, 'headers'>; body: Part<R, 'body'> }> &
  (R['zip'] extends true ? { readonly zip?: Blob } : unknown);

/** A handler's input after validation: every part that the route defines. */
export type RouteParts<R extends Route> = {
  readonly params: Part<R, 'params'>;
  readonly query: Part<R, 'query'>;
  readonly headers: Part<R, 'headers'>;
  readonly body: Part<R, 'body'>;
};

/** The answer's body; a stream is bytes. */
export type RouteReply<R extends Route> = R['reply'] extends StreamReply
  ? ReadableStream<Uint8Array>
  : R['reply'] extends NoContent
    ? undefined
    : R['reply'] extends TSchema
      ? Static<R['reply']>
      : never;

export function isStream(reply: Reply): reply is StreamReply {
  return 'stream' in reply;
}

export function isNoContent(reply: Reply): reply is NoContent {
  return 'noContent' in reply;
}

/** An object that accepts only these members. */
export function strictObject<P extends TProperties>(properties: P, options: { $id?: string; description?: string } = {}) {
  return Type.Object(properties, { additionalProperties: false, ...options });
}
