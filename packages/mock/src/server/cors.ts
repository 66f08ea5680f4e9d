import { Answer } from '../core/index.ts';
import type { MockRequest } from './routed.ts';
const EXPOSED =
  'Content-Range, Content-Location, Location, Link, X-Total-Count, Preference-Applied, Retry-After, X-Seedbed-Dialect, X-Seedbed-Session, X-Seedbed-Role, X-Seedbed-Policies-Not-Applied, X-Seedbed-Columns-Not-Computed, X-Seedbed-Injected, X-Seedbed-Engine, Content-Encoding, Content-Length';

/** Any page may read a mock, because it contains no one's data. Credentials are neither allowed nor needed. */
export function corsHeaders(request: MockRequest): [string, string][] {
  const headers: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Cache-Control', 'no-store'],
  ];
  if (request.headers.has('origin')) headers.push(['Access-Control-Allow-Origin', '*'], ['Access-Control-Expose-Headers', EXPOSED]);
  return headers;
}

/** The answer to a CORS preflight request. */
export function preflight(request: MockRequest): Answer {
  return new Answer(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'GET, HEAD, POST, PATCH, PUT, DELETE, OPTIONS',
      'Access-Control-Allow-Headers': request.headers.get('access-control-request-headers') ?? '*',
      'Access-Control-Max-Age': '86400',
    },
  });
}
