/** A request and what PostgREST answers: facts of its documentation and behaviour, in words of our own. */
export type Case = readonly [
  /** Without `GET`. */
  request: string,
  /** The body: equal JSON, a text for CSV, null for none; for an error its named members. */
  body: unknown,
  more?: More,
];

export type More = {
  /** Default: 200. */
  readonly status?: number;
  readonly prefer?: string;
  readonly accept?: string;
  /** Sent as JSON; a text is sent unchanged. */
  readonly send?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Headers of the answer; null for one that must be absent. */
  readonly has?: Readonly<Record<string, string | null>>;
  /** The same, for `Content-Range`. */
  readonly range?: string;
  /** The result of a later request. */
  readonly then?: readonly [request: string, body: unknown];
};

export type Cases = Readonly<Record<string, readonly Case[]>>;
