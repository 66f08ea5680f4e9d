/** The server broke the protocol, or a limit of ours; the session is gone. Its words are our own, for people. */
export class WireError extends Error {
  /** More was sent than is taken, where nothing else is wrong. */
  readonly tooMuch: boolean;

  constructor(message: string, options: { readonly tooMuch?: boolean; readonly cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'WireError';
    this.tooMuch = options.tooMuch ?? false;
  }
}

export function noPostgres(what: string, cause?: unknown): WireError {
  return new WireError(`it sent ${what}, which no Postgres server does. Is it one?`, { cause });
}
