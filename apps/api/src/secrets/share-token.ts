import { randomBytes } from 'node:crypto';
import { hashSecret } from './hash-secret.ts';

/** Matches anywhere in a text: must never occur in an address or in a log. */
export const SHARE_IN_TEXT = /sbs_[A-Za-z0-9_-]{20,}/g;

/** `sbs_` and 256 bits, for a read-only link; only its hash is stored. */
export function newShareToken(): { readonly token: string; readonly hash: Buffer } {
  const token = `sbs_${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashSecret(token) };
}
