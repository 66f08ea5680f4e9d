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
  /** The query string without its question mark, as sent. */
  readonly search: string;
  readonly headers: RequestHeaders;
  readonly body: Uint8Array;
  /** Where the dialect is mounted, without a slash at its end: `http://127.0.0.1:3000/rest/v1`. */
  readonly mount: string;
};

/** The functions for dialects. A query is one atomic statement, and throws `MockFault`. */
export type DialectEngine = {
  readonly schema: MockSchema;
  run(query: Query): Promise<Result>;
  /** Several statements in one transaction, isolated from other writers. The steps may run again after a concurrent write. */
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
  /** Answers every request, with errors in its own format. The caller adds CORS headers. */
  handle(request: MockRequest, engine: DialectEngine, settings: DialectSettings): Promise<Answer>;
  /** Formats an error that occurred before the dialect ran. */
  refuse(fault: MockFault): Answer;
};

/** The sender of a request, as a database sees it: the role of its statements, the claims of its token, and its headers. */
export type EngineCaller = {
  readonly role: string;
  readonly claims: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
};

/** Rows in a database, with a copy of it for each session: an alternative to generated rows. */
export type Copies = {
  /** For one session and caller; null: no caller, which sees every row. */
  engine(session: string, caller: EngineCaller | null): DialectEngine;
  /** Resets the session's rows to the beginning. */
  reset(session: string): Promise<void>;
  /** Saves a session's rows under a name. Throws `MockFault` 53400 if there is no room. */
  save(name: string, session: string): Promise<void>;
  /** Restores saved rows. False for an unknown name. */
  restore(name: string, session: string): Promise<boolean>;
  readonly snapshots: readonly string[];
};

/** The writes over a table's rows: removed or changed rows, by their keys, and current rows. Texts are in Postgres' form. */
export type TableChanges = {
  readonly table: MockTable;
  /** Values of the primary key. */
  readonly removed: readonly (readonly string[])[];
  /** By the positions of the table's columns. */
  readonly rows: readonly (readonly (string | null)[])[];
};

/** A database with the generated rows, which answers reads as if something had been written to it. */
export type Reader = { read(query: Query, caller: EngineCaller | null, changes: readonly TableChanges[]): Promise<Result> };
