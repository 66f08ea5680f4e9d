import { Problem } from '@seedbed/contract';

const NO_ROOM: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** The error for a full disk: where, the state of the file, and advice. Returns other errors unchanged. */
export function noRoom(error: unknown, path: string): unknown {
  if (!NO_ROOM.has((error as NodeJS.ErrnoException | undefined)?.code)) return error;
  return new Problem(
    'storage-full',
    `The disk is full at ${path}, which was removed. Free some space, or choose another disk with --out, and run the same command again: it writes the same bytes.`,
    { facts: { path }, cause: error },
  );
}
