import module from 'node:module';
import { join } from 'node:path';
import { cacheFolder } from './user-folders.ts';

/**
 * Keeps what Node compiles for the next start, which then takes half the time. An entry calls it before anything else is loaded, so the rest
 * comes behind it by `await import`. Node 20 cannot.
 */
export function keepCompiled(): void {
  module.enableCompileCache?.(join(cacheFolder(), 'compiled'));
}
