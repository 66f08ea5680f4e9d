import module from 'node:module';
import { join } from 'node:path';
import { cacheFolder } from './user-folders.ts';

/**
 * Caches compiled code for the next start, which then takes half the time. An entry calls it before loading anything
 * else, so it loads the rest with `await import`. Not available in Node 20.
 */
export function keepCompiled(): void {
  module.enableCompileCache?.(join(cacheFolder(), 'compiled'));
}
