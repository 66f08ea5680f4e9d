/** A request and what PostgREST answers: facts of its documentation and behaviour, in words of our own. */
export type Case = readonly [
  /** `GET` is left out. */
  request: string,
  /** The body: JSON that is equal, a text for CSV, null for none; of an error the members that are named. */
  body: unknown,
  more?: More,
];

export type More = {
  /** Default: 200. */
  readonly status?: number;
  readonly prefer?: string;
  readonly accept?: string;
  /** Sent as JSON, a text as it is. */
  readonly send?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Headers of the answer; null for one that it must not have. */
  readonly has?: Readonly<Record<string, string | null>>;
  /** The same, for `Content-Range`. */
  readonly range?: string;
  /** What another request gives afterwards. */
  readonly then?: readonly [request: string, body: unknown];
};

export type Cases = Readonly<Record<string, readonly Case[]>>;
