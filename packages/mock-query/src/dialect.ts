import type { Answer, RequestHeaders } from './answer.ts';
import type { MockFault } from './fault.ts';
import type { Query } from './query.ts';
import type { Result } from './result.ts';
import type { MockSchema, MockTable } from './schema/schema.ts';

/** A request below a mount: all bytes are there, and nothing is decoded but the path's escapes at its slashes. */
export type MockRequest = {
  /** Upper case. */
  readonly method: string;
  /** Segments below the mount, decoded: `/posts/1` is `['posts', '1']`. */
  readonly segments: readonly string[];
  /** The query string without its question mark, as it was sent. */
  readonly search: string;
  readonly headers: RequestHeaders;
  readonly body: Uint8Array;
  /** Where the dialect is mounted, without a slash at its end: `http://127.0.0.1:3000/rest/v1`. */
  readonly mount: string;
};

/** What a dialect may ask. A query is one statement: it happens whole or not at all, and throws `MockFault`. */
export type DialectEngine = {
  readonly schema: MockSchema;
  run(query: Query): Promise<Result>;
  /** Several statements as one: all happen or none, and nobody writes between them. The steps may run again, when somebody has. */
  atomic<T>(steps: (engine: DialectEngine) => Promise<T>): Promise<T>;
};

export type DialectSettings = {
  /** Schemas that are served, the default first. */
  readonly schemas: readonly string[];
  /** The most rows of a page; Infinity without a limit. */
  readonly maxRows: number;
  readonly readOnly: boolean;
};

/** One grammar of requests and answers. It knows no HTTP server: a `Request` in, a `Response` out. */
export type Dialect = {
  readonly name: string;
  /** Answers every request, with its own words for what goes wrong. CORS headers are added around it. */
  handle(request: MockRequest, engine: DialectEngine, settings: DialectSettings): Promise<Answer>;
  /** Words an error that was found before the dialect was asked. */
  refuse(fault: MockFault): Answer;
};

/** Who sends a request, as a database learns it: the role of its statements, the claims of its token, and its headers. */
export type EngineCaller = {
  readonly role: string;
  readonly claims: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
};

/** Rows in a database, with a copy of it for each session: what a server asks instead of rows that are made. */
export type Copies = {
  /** For one session, and for who asks; null: nobody in particular, who sees every row. */
  engine(session: string, caller: EngineCaller | null): DialectEngine;
  /** What the session shows is as it was in the beginning. */
  reset(session: string): Promise<void>;
  /** Keeps what a session shows under a name. Throws `MockFault` 53400 where there is no room. */
  save(name: string, session: string): Promise<void>;
  /** Shows what was kept. False without such a name. */
  restore(name: string, session: string): Promise<boolean>;
  readonly snapshots: readonly string[];
};

/** What was written over the rows of a table: rows that are gone or changed, by their keys, and rows as they are now. Texts are as Postgres prints them. */
export type TableChanges = {
  readonly table: MockTable;
  /** Values of the primary key. */
  readonly removed: readonly (readonly string[])[];
  /** By the places of the table's columns. */
  readonly rows: readonly (readonly (string | null)[])[];
};

/** A database with the rows as they are made, which answers reads as if something had been written to it. */
export type Reader = { read(query: Query, caller: EngineCaller | null, changes: readonly TableChanges[]): Promise<Result> };
