import { dirname } from 'node:path';
import { dictionary } from '@seedbed/contract';

/** Why a place could not be written, in plain words; undefined for other errors. */
export function unwritable(error: unknown): string | undefined {
  const { code, syscall, path } = (error ?? {}) as NodeJS.ErrnoException;
  if (path === undefined || (syscall !== 'open' && syscall !== 'mkdir')) return undefined;
  const place = path.replace(/\.part$/, '');
  const why =
    code === 'ENOENT'
      ? syscall === 'mkdir'
        ? 'no folder can be made there'
        : `no such folder: ${dirname(place)}`
      : code === undefined
        ? undefined
        : REASONS[code];
  return why && `cannot write ${place}: ${why}`;
}

const REASONS: Readonly<Record<string, string>> = dictionary({
  EEXIST: 'it is a file; a folder is expected',
  ENOTDIR: 'part of the path is a file, not a folder',
  EISDIR: 'it is a folder; a file is expected',
  EACCES: 'you have no right to write there',
  EPERM: 'you have no right to write there',
  EROFS: 'that disk is read-only',
});
