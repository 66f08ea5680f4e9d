import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, for links and cookies; only its hash is kept. */
export function newToken(): { readonly token: string; readonly hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** SHA-256 is enough for what nobody can guess; rows are found by it, so that no comparison tells how much of a guess was right. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
