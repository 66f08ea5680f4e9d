import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes the least recently used files of a cache folder, also below it, until the others are within the limits. The
 * last used one stays, whatever its size. A file system that records no time of reading counts the time of writing.
 */
export async function removeOldest(folder: string, mostBytes: number, mostFiles = Infinity): Promise<void> {
  const found: { readonly file: string; readonly size: number; readonly time: number }[] = [];
  for (const name of await readdir(folder, { recursive: true })) {
    const file = join(folder, name);
    // Another process may have removed it just now.
    const known = await stat(file).catch(() => undefined);
    if (known?.isFile()) found.push({ file, size: known.size, time: Math.max(known.atimeMs, known.mtimeMs) });
  }
  found.sort((one, other) => other.time - one.time);
  let bytes = 0;
  for (const [at, { file, size }] of found.entries()) {
    bytes += size;
    if (at > 0 && (at >= mostFiles || bytes > mostBytes)) await rm(file, { force: true });
  }
}
