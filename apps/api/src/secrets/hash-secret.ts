import crypto from 'node:crypto';

/**
 * SHA-256 in base64, for secrets of 256 bits: enough for what nobody can guess. Rows are found by it, so that no comparison tells how much of a guess
 * was right. Made for every request: in one call, without an object of the hash for the garbage collector, and as text, which keys a map.
 */
export function hashText(secret: string): string {
  // Not by its name: Node before 20.12 has none, and serves without a login.
  return crypto.hash('sha256', secret, 'base64');
}

/** The same as its rows keep it. */
export function hashSecret(secret: string): Buffer {
  return Buffer.from(hashText(secret), 'base64');
}
