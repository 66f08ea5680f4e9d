import { MockFault, type RequestHeaders } from '../../core/index.ts';
import type { Caller } from '../../engines/virtual/index.ts';
import { decodeToken } from './token.ts';

/**
 * The sender of a request, by its token or else its key, as in Supabase. A mock protects nothing: it does not check signatures, so that
 * keys of any project work, and a text that is not a token is a key without rights. Throws PGRST303 for an expired token.
 */
export function callerOf(headers: RequestHeaders, now: number): Caller {
  const bearer = /^Bearer\s+(.+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  const token = bearer ?? headers.get('apikey') ?? '';
  if (token.startsWith('sb_secret_')) return { role: 'service_role', claims: { role: 'service_role' }, headers };
  const claims = decodeToken(token);
  if (claims === null) return { role: 'anon', claims: { role: 'anon' }, headers };
  if (typeof claims['exp'] === 'number' && claims['exp'] * 1000 <= now)
    throw new MockFault({
      code: 'PGRST303',
      status: 401,
      message: 'JWT expired',
      headers: { 'WWW-Authenticate': 'Bearer error="invalid_token", error_description="JWT expired"' },
    });
  return typeof claims['role'] === 'string' ? { role: claims['role'], claims, headers } : { role: 'anon', claims, headers };
}
