import { MockFault } from '../../core/index.ts';
import { statusOf } from './status.ts';

/** The driver's error from the server. */
type ServerError = Error & { readonly code: string; readonly detail?: string; readonly hint?: string; readonly severity: string };

/** A Postgres error as a mock error; returns anything else unchanged. `anonymous`: the request has no token. */
export function faultOf(error: unknown, anonymous: boolean): unknown {
  if (error instanceof MockFault || !(error instanceof Error) || !isServerError(error)) return error;
  const { code, message, detail, hint } = error;
  return new MockFault({ code, message, details: detail ?? null, hint: hint ?? null, status: statusOf(code, anonymous) });
}

function isServerError(error: Error): error is ServerError {
  return 'severity' in error && 'code' in error;
}
