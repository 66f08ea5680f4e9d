import type { IncomingHttpHeaders } from 'node:http';
import { COMMAND_LINE_AGENT, type Via } from '@seedbed/contract';
import type { Caller } from './caller.ts';

/** The calling program, as it identifies itself: for the audit log only, no decision depends on it. */
export function viaOf(headers: IncomingHttpHeaders, caller: Pick<Caller, 'kind'> | undefined): Via {
  if (headers['user-agent']?.startsWith(COMMAND_LINE_AGENT)) return 'command-line';
  // Only browsers report where a request comes from, and send cookies.
  return caller?.kind === 'user' || headers['sec-fetch-site'] !== undefined ? 'browser' : 'program';
}
