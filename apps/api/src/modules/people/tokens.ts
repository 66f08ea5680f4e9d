import { randomBytes } from 'node:crypto';
import { hashSecret } from '../../secrets/hash-secret.ts';

/** 256 bits, for links and cookies; only the hash is stored. */
export function newToken(): { readonly token: string; readonly hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashSecret(token) };
}
