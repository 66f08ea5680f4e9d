import { randomUUID } from 'node:crypto';
import type { Account } from './accounts.ts';
import type { Claims } from './token.ts';

/** How long an access token is valid, as on Supabase. */
const SECONDS = 3600;

/** A user as GoTrue shows one. */
export function userJson({ id, email, names, belongs, metadata }: Account, at: string): Claims {
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    email_confirmed_at: at,
    phone: '',
    confirmed_at: at,
    last_sign_in_at: at,
    app_metadata: { provider: 'email', providers: ['email'], ...belongs },
    user_metadata: { ...names, ...metadata, email, email_verified: true },
    identities: [],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  };
}

export type Signing = { readonly sign: (claims: Claims) => string; readonly issuer: string; readonly now: number; readonly created: string };

/**
 * A session of supabase-js: tokens and the user. Each membership of the person is a claim with its own name, for
 * row-level policies.
 */
export function sessionJson(account: Account, sessionId: string, { sign, issuer, now, created }: Signing): Claims {
  const user = userJson(account, created);
  const seconds = Math.floor(now / 1000);
  const common = { iss: issuer, sub: account.id, iat: seconds, session_id: sessionId };
  const access = {
    ...account.belongs,
    ...common,
    aud: 'authenticated',
    exp: seconds + SECONDS,
    email: account.email,
    phone: '',
    app_metadata: user['app_metadata'],
    user_metadata: user['user_metadata'],
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: seconds }],
    is_anonymous: false,
  };
  return {
    access_token: sign(access),
    token_type: 'bearer',
    expires_in: SECONDS,
    expires_at: seconds + SECONDS,
    // Its audience differs, so an access token cannot replace it.
    refresh_token: sign({ ...common, aud: 'refresh', jti: randomUUID() }),
    user,
  };
}
