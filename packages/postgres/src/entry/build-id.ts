import { readFileSync } from 'node:fs';
import { fileOf, runsFromSource } from './file-of.ts';

/**
 * Identifies the running bundle: differs for any other code, or another version of Postgres. Sources have none, because
 * they change while they run.
 */
export function buildId(): string | undefined {
  if (runsFromSource) return undefined;
  return readFileSync(fileOf('build-id', new URL(import.meta.url)), 'utf8').trim();
}
