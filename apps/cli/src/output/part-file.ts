import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { noRoom } from './no-room.ts';
import { toFile } from './write-bytes.ts';

/** The suffix of a file while it is being written. */
export const PART = '.part';

/** A file that has its final name only when it is whole; until then it is `path.part`. Either `keep` or `drop` ends it. */
export function openPart(path: string): { write(chunk: Uint8Array): void; keep(): void; drop(): void } {
  const partial = `${path}${PART}`;
  const descriptor = openSync(partial, 'w');
  const write = toFile(descriptor);
  const drop = (): void => {
    closeSync(descriptor);
    rmSync(partial, { force: true });
  };
  return {
    write(chunk) {
      try {
        write(chunk);
      } catch (error) {
        throw noRoom(error, path);
      }
    },
    keep() {
      try {
        fsyncSync(descriptor);
      } catch (error) {
        drop();
        throw noRoom(error, path);
      }
      closeSync(descriptor);
      renameSync(partial, path);
      syncFolder(dirname(path));
    },
    drop,
  };
}

/** So that the name survives a power failure too; not every system lets a folder be opened. */
function syncFolder(folder: string): void {
  try {
    const descriptor = openSync(folder, 'r');
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch {
    // The file is complete anyway.
  }
}
