import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Problem, type Blueprint } from '@seedbed/contract';
import { hashOf, loadedHash, parseBlueprint, parseLock, withRows, type Lock } from '@seedbed/runner';

/** Finds the blueprint that a load recorded in its target, by the SHA-256 that its lock names. */
export type Kept = (sha256: string) => Promise<Blueprint | null>;

/**
 * The blueprint by which the rows of a `seedbed.lock` were loaded, with the settings of that load. Throws Problem `invalid-request` if the
 * lock and its files do not say them all.
 */
export async function blueprintOfLock(text: string, path: string, kept: Kept | undefined): Promise<Blueprint> {
  const lock = parseLock(text, path);
  const recorded = await kept?.(lock.blueprint.sha256);
  if (recorded && hashOf(recorded) === loadedHash(lock)) return recorded;
  const { file, sha256, loaded } = lock.blueprint;
  if (file === undefined)
    throw problem(
      `${path} names no blueprint file, because its rows were loaded from DDL: ${kept ? 'the database at url was not loaded by it' : 'pass the url of the database that was loaded, which keeps the blueprint'}, or write one (seedbed infer … --out blueprint.json), load it, and commit the lock of that load.`,
    );
  const named = join(dirname(path), file);
  const given = await readFile(named, 'utf8').catch((cause: unknown) => {
    throw problem(`${path} names the blueprint ${named}, and there is no such file.`, cause);
  });
  const blueprint = parseBlueprint(JSON.parse(given));
  if (hashOf(blueprint) !== sha256)
    throw problem(`${named} is not the blueprint that ${path} names: one of them was changed since the load. Restore it from Git, or load again.`);
  if (loaded === undefined) return blueprint;
  if (lock.overlay !== undefined)
    throw problem(`The rows of ${path} were loaded with an overlay or --set, which it holds only as a digest: pass ${named} and overlay instead.`);
  return asLoaded(blueprint, lock);
}

/** With the counts, seed, locale and dates that options of the load set. */
function asLoaded(given: Blueprint, { seed, locale, referenceDate, slide, tables }: Lock): Blueprint {
  const rows = Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, table.rows]));
  const { slide: _, ...blueprint } = withRows(given, { seed, locale, referenceDate, rows });
  return slide === undefined ? blueprint : { ...blueprint, slide };
}

const problem = (message: string, cause?: unknown): Problem => new Problem('invalid-request', message, { cause });
