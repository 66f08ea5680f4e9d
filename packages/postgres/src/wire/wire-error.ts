/** The server broke the protocol or a limit; the session is gone. The message is ours, for people. */
export class WireError extends Error {
  /** Set if the only problem is that the server sent too much. */
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
