import { randomFillSync } from 'node:crypto';

const BYTES = 9;
/** Random bytes are fetched for many requests at once: the call costs more than the bytes. */
const pool = Buffer.alloc(BYTES * 512);
let next = pool.length;

/** Names one request in the log and in its answer. */
export function newRequestId(): string {
  if (next === pool.length) {
    randomFillSync(pool);
    next = 0;
  }
  return pool.toString('base64url', next, (next += BYTES));
}
