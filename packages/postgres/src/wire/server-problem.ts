import { Problem } from '@seedbed/contract';
import { quoteReport } from './quote-report.ts';
import { WireError } from './wire-error.ts';

/**
 * The Problem for a failed read on a foreign server: never an internal error, and with the server's words marked as
 * quoted.
 */
export function serverProblem(error: unknown, what: string): unknown {
  if (!(error instanceof Error) || error instanceof Problem) return error;
  return new Problem(error instanceof WireError && error.tooMuch ? 'too-large' : 'connection-failed', `${what} could not be read: ${messageOf(error)}.`, {
    ...(isReport(error) ? { facts: { sqlstate: error.code } } : error instanceof WireError ? { facts: { protocol: true } } : {}),
    cause: error,
  });
}

/** The source of an error: the server itself, the system, or our text about the server. */
function messageOf(error: Error): string {
  if (error instanceof WireError) return `the server broke off the talk: ${error.message}`.replace(/[.?]$/, '');
  if (isReport(error)) return `the server says ${quoteReport(error.message)}`;
  if (isBroken(error)) return 'the session broke';
  return 'the server did not answer as Postgres does';
}

/** An error that the server sent. */
export function isReport(error: Error): error is Error & { code: string } {
  return /^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '') && 'severity' in error;
}

/** The connection is gone, in the words of the system or the driver. */
export function isBroken(error: Error): boolean {
  return (
    error instanceof WireError ||
    /^(?:ECONN|EPIPE|ETIMEDOUT|ERR_STREAM)/.test((error as NodeJS.ErrnoException).code ?? '') ||
    /connection terminated|took no data|not queryable/i.test(error.message)
  );
}
