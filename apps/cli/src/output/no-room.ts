import { Problem } from '@seedbed/contract';

const NO_ROOM: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);
/** SQLITE_FULL */
const SQLITE_FULL = 13;

/** The error for a full disk: where, the state of the file, and advice. Returns other errors unchanged. */
export function noRoom(error: unknown, path: string): unknown {
  if (!isNoRoom(error)) return error;
  return new Problem(
    'storage-full',
    `The disk is full at ${path}, which was removed. Free some space, or choose another disk with --out, and run the same command again: it writes the same bytes.`,
    { facts: { path }, cause: error },
  );
}

/** SQLite's own error is the cause of the one that names the row. */
function isNoRoom(error: unknown): boolean {
  const { code, errcode, cause } = (error ?? {}) as { readonly code?: unknown; readonly errcode?: unknown; readonly cause?: unknown };
  return NO_ROOM.has(code) || errcode === SQLITE_FULL || (cause !== undefined && isNoRoom(cause));
}
