import type { Choices, Schema } from './index.d.ts';

export type MockOptions = Choices & {
  /** The dialect at `/`. Default: `postgrest`, which also answers at `/rest/v1`. */
  readonly dialect?: string;
  /** An OpenAPI 3.0 or 3.1 document, or the path of its JSON or YAML: the mock serves its paths and shapes at `/`, mapped to the tables. */
  readonly openapi?: string | object;
  /** Corrects how the mock maps `openapi` to the tables: an object, or the path of a JSON file. */
  readonly mapping?:
    | string
    | {
        /** Tables by the segment of a path, or the name of a component. */
        readonly resources?: Readonly<Record<string, string>>;
        /** Columns or constants by `Component.property` or `table.property`. */
        readonly properties?: Readonly<Record<string, string | { readonly constant: unknown }>>;
        /** Operations, such as `GET /stats`, that the mock answers with values from their schema. */
        readonly made?: readonly string[];
      };
  /** The most rows of an answer. Default 1,000. */
  readonly maxRows?: number;
  /** Schemas that clients see, the default first. Default: all with tables, `public` first. */
  readonly schemas?: readonly string[];
  readonly readOnly?: boolean;
  /** The password with which people of the dataset sign in at `/auth/v1`. Default: `seedbed`. */
  readonly password?: string;
  /** The table whose rows sign in, as `name` or `schema.name`. Default: the one that is most like people. */
  readonly people?: string;
  /** Whether the schema's row-level policies apply. Default: true if some policy asks who is signed in. */
  readonly policies?: boolean;
  /** How to treat policies that a mock cannot evaluate, such as those that call a function of several statements. Default: `deny`. */
  readonly unsupportedPolicies?: 'deny' | 'allow';
  /**
   * Deliberately slow answers and errors. The same requests of a session see the same ones after a `reset`: every draw follows from the
   * seed, the session, the method, the address with its query, and the number of earlier calls to that address.
   */
  readonly chaos?: {
    /** Milliseconds that an answer waits: one number, or the minimum and the maximum. At most 30,000. */
    readonly latency?: number | readonly [minimum: number, maximum: number];
    /** Share of requests that fail, from 0 to 1. They change nothing. */
    readonly errorRate?: number;
    /** Status of requests that fail, from 400 to 599. Default 503. */
    readonly status?: number;
  };
};

/**
 * Answers requests as `fetch` does, and opens no port: only the path of an address counts. It takes the place of `fetch` in every client that lets one be
 * passed.
 */
export type Mock = ((input: string | URL | Request, init?: RequestInit) => Promise<Response>) & {
  /** Discards all writes; with a name, only the writes of that session (header `X-Seedbed-Session`). */
  reset(session?: string): void;
  readonly tables: readonly string[];
  /**
   * How the mock answers the operations of `openapi`: from which table, and each property from which column. `verb` is null for operations
   * that return 501. Null without a document.
   */
  readonly mapping:
    | readonly (
        | {
            readonly operation: string;
            readonly verb: string;
            readonly table: string | null;
            readonly status: number;
            readonly bounds: readonly string[];
            readonly properties: readonly { readonly property: string; readonly from: string }[];
            /** False if the mock shows the answer but changes nothing. */
            readonly effect: boolean;
          }
        | { readonly operation: string; readonly verb: null; readonly reason: string }
      )[]
    | null;
  /** Somebody who can sign in; null where the schema has no people with e-mail addresses. */
  signIn(): { readonly table: string; readonly email: string; readonly password: string } | null;
};

/**
 * A mock REST API over rows that are made on request. A schema may also be the path of an OpenAPI document, whose tables are made of it. Writes are checked by every constraint of the schema, and are seen until `reset`.
 *
 *     const fetch = await mock('schema.sql', { rows: 1000 });
 *     const supabase = createClient('http://mock.local', 'any-key', { global: { fetch } });
 */
export declare function mock(schema: Schema, options?: MockOptions): Promise<Mock>;
