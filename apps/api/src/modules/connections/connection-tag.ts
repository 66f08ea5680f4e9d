import { createHash } from 'node:crypto';
import { Problem } from '@seedbed/contract';
import type { ConnectionRow } from './connections.repository.ts';

/** The connection's ETag: another one after every change, that of a password included. */
export function connectionTag(row: ConnectionRow): string {
  const { sealedPassword, ...seen } = row;
  const hash = createHash('sha256').update(JSON.stringify(seen));
  // Sealing is random, so the same password given twice counts as a change too.
  return `"${hash
    .update(sealedPassword ?? '')
    .digest('hex')
    .slice(0, 16)}"`;
}

/** Throws Problem `precondition-failed` if the caller saw another state. */
export function checkConnectionTag(row: ConnectionRow, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch === '*' || ifMatch === connectionTag(row)) return;
  throw new Problem('precondition-failed', `The connection "${row.name}" has changed. Read it again and send its new ETag.`);
}
