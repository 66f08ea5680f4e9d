/** The error catalogue (PRODUCT part 8). `type` of a problem is `/docs/errors/{key}`. */
export const PROBLEMS = {
  'invalid-request': { status: 400, title: 'The request does not fit its schema' },
  unauthenticated: { status: 401, title: 'No valid credentials' },
  forbidden: { status: 403, title: 'Your role or key does not allow this' },
  'not-found': { status: 404, title: 'Not found' },
  'method-not-allowed': { status: 405, title: 'Not a method of this call' },
  'request-timeout': { status: 408, title: 'The request did not come to its end' },
  conflict: { status: 409, title: 'It conflicts with what is there' },
  gone: { status: 410, title: 'It was there, and is not kept any more' },
  'precondition-failed': { status: 412, title: 'It was changed meanwhile' },
  'too-large': { status: 413, title: 'Over a limit' },
  'uri-too-long': { status: 414, title: 'A part of the path is too long' },
  'unsupported-media-type': { status: 415, title: 'Not a media type that this call takes' },
  'range-not-satisfiable': { status: 416, title: 'No such range of bytes' },
  'expectation-failed': { status: 417, title: 'Not an expectation that can be met' },
  misdirected: { status: 421, title: 'Not a host name of this server' },
  'invalid-ddl': { status: 422, title: 'Postgres refuses the DDL' },
  'invalid-sql': { status: 422, title: 'Postgres refuses the query' },
  'invalid-blueprint': { status: 422, title: 'The blueprint is inconsistent' },
  unsatisfiable: { status: 422, title: 'No data can fit' },
  'connection-failed': { status: 422, title: 'The database cannot be reached' },
  'connection-refused-by-policy': { status: 422, title: 'The address is not allowed' },
  'model-failed': { status: 422, title: 'The model gave no usable answer' },
  'target-not-empty': { status: 409, title: 'There are rows in the target' },
  'target-mismatch': { status: 409, title: "The target's tables differ from the blueprint" },
  'load-rejected': { status: 422, title: 'Postgres refuses the load' },
  'options-conflict': { status: 422, title: 'Options that exclude each other' },
  'headers-too-large': { status: 431, title: 'The head of the request is too large' },
  'rate-limited': { status: 429, title: 'Too many requests' },
  'quota-exceeded': { status: 429, title: 'The rows of the day are used up' },
  'mock-off': { status: 503, title: 'The mock API is off' },
  overloaded: { status: 503, title: 'Too busy' },
  'storage-failed': { status: 502, title: 'The store of artifacts did not answer as it should' },
  'storage-full': { status: 507, title: 'No room for the files' },
  internal: { status: 500, title: 'Something went wrong here' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemType = keyof typeof PROBLEMS;

/** One fault at one place. `pointer` is a JSON Pointer into the request body, or into the blueprint. */
export type ProblemPlace = { readonly pointer: string; readonly message: string };

/**
 * An error that a caller can act on. All intentional errors below the apps are of this class, so that the API, the
 * command line and the client show the same words.
 */
export class Problem extends Error {
  readonly type: ProblemType;
  readonly errors: readonly ProblemPlace[] | undefined;
  /** Additional members of the problem document: line, column, sqlstate, table, constraint, row, largest … */
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(type: ProblemType, detail: string, options: { errors?: readonly ProblemPlace[]; facts?: Record<string, unknown>; cause?: unknown } = {}) {
    super(detail, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'Problem';
    this.type = type;
    this.errors = options.errors;
    this.facts = options.facts ?? {};
  }

  /**
   * The title from the catalogue; names the database that refused, if it is not Postgres (`facts.database`), or that none did because no
   * table is made (`facts.tables`).
   */
  get title(): string {
    const { title } = PROBLEMS[this.type];
    const { code, database, tables } = this.facts;
    // Postgres took all of it.
    if (this.type === 'invalid-ddl' && tables === 0) return 'There is no CREATE TABLE in it';
    // A server that answers with an SQLSTATE was reached; errors of class 08 concern the connection to it.
    if (this.type === 'connection-failed' && typeof code === 'string' && /^(?!08)\d[0-9A-Z]{4}$/.test(code)) return 'The server refuses the session';
    return typeof database === 'string' ? title.replace('Postgres', database) : title;
  }

  get status(): number {
    return PROBLEMS[this.type].status;
  }
}
