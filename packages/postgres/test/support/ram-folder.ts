import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const PREFIX = 'seedbed-tests-';
/**
 * `root`: an in-memory file system, on Linux. A run takes less than one gigabyte; without `room` both there and in
 * memory, server data stay on disk.
 */
const DEFAULTS = { root: '/dev/shm', room: 8 * 1024 ** 3 };
/**
 * No run takes this long. Processes of another container may be invisible here, so a folder without a visible owner is
 * not yet abandoned.
 */
const LEFT_AFTER_MS = 6 * 60 * 60 * 1_000;

/**
 * Puts the data of servers started by a whole test run into memory, if there is plenty: databases consist of many small
 * files, and the disk's file system takes a third of the time. For this process and those that it starts: the pool of
 * throwaway servers follows `XDG_CACHE_HOME`, targets follow `SEEDBED_TEST_DATA`. Removed with this process.
 */
export function keepDataInMemory(env: NodeJS.ProcessEnv, { root, room } = DEFAULTS): void {
  if (env['SEEDBED_TEST_DATA'] !== undefined || !hasRoom(root, room)) return;
  sweep(root);
  const folder = mkdtempSync(join(root, PREFIX));
  // Root's servers run as another user, who must be able to enter.
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

/** Removes what killed runs left behind. */
function sweep(root: string): void {
  for (const name of readdirSync(root)) {
    if (!name.startsWith(PREFIX)) continue;
    try {
      if (Date.now() - statSync(join(root, name)).mtimeMs > LEFT_AFTER_MS) rmSync(join(root, name), { recursive: true, force: true });
    } catch {
      // It belongs to another user, or is already gone.
    }
  }
}
