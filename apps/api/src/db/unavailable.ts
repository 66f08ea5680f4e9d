/** SQLSTATE classes and codes, and socket errors, that say the server is not there or not able now. */
const CODES = /^(08...|25P03|57P0[1-5]|53300|53400|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ENOTFOUND|ETIMEDOUT)$/;
const MESSAGES = /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Cannot use a pool after calling end/;

/** Whether an error of our own database means "not now". Drizzle wraps the driver's error as its cause. */
export function isUnavailable(error: unknown): boolean {
  const own = fromDriver(error);
  return own !== undefined && (CODES.test(own.code ?? '') || MESSAGES.test(own.message));
}

/** SQLSTATE of a failed statement, if there is one. */
export function sqlStateOf(error: unknown): { code: string; constraint: string | undefined } | undefined {
  const own = fromDriver(error) as (Error & { code?: string; constraint?: string }) | undefined;
  return own?.code === undefined ? undefined : { code: own.code, constraint: own.constraint };
}

/**
 * The driver's error: Drizzle wraps it if a statement failed, and passes it on if there was no session. Errors of users' databases come as
 * Problems, and those of files have other system calls.
 */
function fromDriver(error: unknown): (Error & { code?: string }) | undefined {
  if (!(error instanceof Error)) return undefined;
  const wrapped = error.constructor.name === 'DrizzleQueryError';
  const own: unknown = wrapped ? error.cause : error;
  const first: unknown = own instanceof AggregateError ? own.errors[0] : own;
  if (!(first instanceof Error)) return undefined;
  const { syscall } = first as { syscall?: string };
  const isOurs = wrapped || 'severity' in first || MESSAGES.test(first.message) || syscall === 'connect' || syscall === 'read' || syscall === 'write';
  return isOurs ? first : undefined;
}
