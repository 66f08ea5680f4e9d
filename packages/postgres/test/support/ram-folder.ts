import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const PREFIX = 'seedbed-tests-';
/** `root`: a file system in memory, on Linux. A run takes less than one gigabyte; without `room` both there and in the memory, data of servers stay on the disk. */
const DEFAULTS = { root: '/dev/shm', room: 8 * 1024 ** 3 };
/** No run takes so long. Processes of another container may not be seen from here, so a folder is not left only because nobody is. */
const LEFT_AFTER_MS = 6 * 60 * 60 * 1_000;

/**
 * Puts the data of servers that a whole run starts into memory, where there is plenty of it: databases are many small files, of which a disk's file system makes a
 * third of the work. For this process and those that it starts: the pool of throwaway servers follows `XDG_CACHE_HOME`, targets follow `SEEDBED_TEST_DATA`. Gone with
 * this process.
 */
export function keepDataInMemory(env: NodeJS.ProcessEnv, { root, room } = DEFAULTS): void {
  if (env['SEEDBED_TEST_DATA'] !== undefined || !hasRoom(root, room)) return;
  sweep(root);
  const folder = mkdtempSync(join(root, PREFIX));
  // The servers of root run as another user, who must come in.
  mkdirSync(join(folder, 'cache', 'seedbed'), { recursive: true });
  for (const open of ['.', 'cache', 'cache/seedbed']) chmodSync(join(folder, open), 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  env['SEEDBED_TEST_DATA'] = folder;
  env['XDG_CACHE_HOME'] = join(folder, 'cache');
}

function hasRoom(root: string, room: number): boolean {
  try {
    const { bavail, bsize } = statfsSync(root);
    return Math.min(bavail * bsize, process.availableMemory()) >= room;
  } catch {
    return false;
  }
}

/** What runs left that were killed. */
function sweep(root: string): void {
  for (const name of readdirSync(root)) {
    if (!name.startsWith(PREFIX)) continue;
    try {
      if (Date.now() - statSync(join(root, name)).mtimeMs > LEFT_AFTER_MS) rmSync(join(root, name), { recursive: true, force: true });
    } catch {
      // Another user's, or gone meanwhile.
    }
  }
}
