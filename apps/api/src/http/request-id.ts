import { randomBytes } from 'node:crypto';

/** Names one request in the log and in its answer. */
export function newRequestId(): string {
  return randomBytes(9).toString('base64url');
}
