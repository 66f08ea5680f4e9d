import { createHash } from 'node:crypto';

export type Part = 'learn' | 'test';

/**
 * A fifth of all repositories is reserved for the test, by a hash of the name: nobody chooses, and all schemas of one
 * repository stay together.
 */
export function partOf(repository: string): Part {
  const hash = createHash('sha256').update(repository.toLowerCase()).digest();
  return hash.readUInt32BE(0) / 2 ** 32 < 0.2 ? 'test' : 'learn';
}
