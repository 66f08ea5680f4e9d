import crypto from 'node:crypto';

/**
 * SHA-256 in base64, for secrets of 256 bits: enough for unguessable secrets. Rows are looked up by it, so that no comparison reveals a
 * partial match. Runs for every request: in one call, without a hash object for the garbage collector, and as text, for use as a map's key.
 */
export function hashText(secret: string): string {
  // Not by its name: Node before 20.12 has none, and serves without a login.
  return crypto.hash('sha256', secret, 'base64');
}

/** The hash as stored in rows. */
export function hashSecret(secret: string): Buffer {
  return Buffer.from(hashText(secret), 'base64');
}
