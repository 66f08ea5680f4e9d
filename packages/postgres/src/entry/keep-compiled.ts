import { statSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { removeOldest } from './remove-oldest.ts';
import { cacheFolder } from './user-folders.ts';

/** Each version of the code has files of its own: about 5 MB. */
const MAX_BYTES = 200 * 1024 * 1024;
const CHECK_EVERY_MS = 60 * 60_000;
/** Looking for old files waits until the process has loaded its code; a command that is done sooner leaves it to the next. */
const AFTER_MS = 1_000;

/**
 * Caches compiled code for the next start, which then takes half the time. An entry calls it before loading anything
 * else, so it loads the rest with `await import`. Not available in Node 20.
 */
export function keepCompiled(): void {
  const folder = join(cacheFolder(), 'compiled');
  if (!module.enableCompileCache || module.enableCompileCache(folder).directory === undefined || !isMainThread) return;
  setTimeout(() => void removeOld(folder).catch(() => {}), AFTER_MS).unref();
}

/** Once an hour for all processes; a cache that is read-only stays as it is. */
async function removeOld(folder: string): Promise<void> {
  const checked = join(folder, 'checked');
  const last = statSync(checked, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (Date.now() - last < CHECK_EVERY_MS) return;
  writeFileSync(checked, '');
  await removeOldest(folder, MAX_BYTES);
}
