import { existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { UsageError } from '../exit-code.ts';

/** Gives the file its name only if that is still free: creating a link is atomic. */
export function giveName(part: string, path: string, out: string): void {
  try {
    linkSync(part, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new UsageError(`${out} came to be while the rows were made: it is as it was, and they are not kept. Name another file, or remove it first`);
    // Some file systems have no links.
    if (existsSync(path)) throw error;
    renameSync(part, path);
    return;
  }
  rmSync(part);
}
