export type FaultFacts = {
  /** SQLSTATE of Postgres, or `PGRST…`. */
  readonly code: string;
  readonly message: string;
  readonly details?: unknown;
  readonly hint?: string | null;
  /** HTTP status; every dialect may choose another. */
  readonly status: number;
  /** Extra headers of the answer. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The table, as `MockTable.qualified`, whose row `details` quotes. */
  readonly quotes?: string | null;
};

/** Why a request is rejected: data that every dialect formats in its own way. */
export class MockFault extends Error {
  override readonly name = 'MockFault';
  readonly code: string;
  readonly details: unknown;
  readonly hint: string | null;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly quotes: string | null;

  constructor({ code, message, details = null, hint = null, status, headers = {}, quotes = null }: FaultFacts) {
    super(message);
    this.code = code;
    this.details = details;
    this.hint = hint;
    this.status = status;
    this.headers = headers;
    this.quotes = quotes;
  }

  /** An unsupported feature: 400 PGRST127 with its name. */
  static unsupported(feature: string, hint: string | null = null): MockFault {
    return new MockFault({ code: 'PGRST127', message: 'Feature not implemented', details: feature, hint, status: 400 });
  }
}
