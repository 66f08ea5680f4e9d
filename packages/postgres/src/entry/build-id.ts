import { readFileSync } from 'node:fs';
import { fileOf, runsFromSource } from './file-of.ts';

/** Of the bundle that runs: another one for any other code, or another version of Postgres behind it. Sources have none: they change while they run. */
export function buildId(): string | undefined {
  if (runsFromSource) return undefined;
  return readFileSync(fileOf('build-id', new URL(import.meta.url)), 'utf8').trim();
}
