import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stepsOf, type Step } from './steps.ts';

export const ROOT = resolve(import.meta.dirname, '../..');

/** A guide with steps, by its path from the root. */
export type Guide = { readonly name: string; readonly steps: readonly Step[] };

/** All guides that have steps, by name. */
export function readGuides(): readonly Guide[] {
  return globSync('docs/guides/*.md', { cwd: ROOT })
    .toSorted()
    .map((name) => ({ name, steps: stepsOf(readFileSync(join(ROOT, name), 'utf8')) }))
    .filter(({ steps }) => steps.length > 0);
}
