import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Command } from 'commander';
import type { Blueprint } from '@seedbed/contract';
import { hashOf, loadedHash, lockDifferences, nextLock, parseLock, printLock, renamedTables, type Lock, type Runner } from '@seedbed/runner';
import manifest from '../../package.json' with { type: 'json' };
import type { FoundConfig } from '../config/read-config.ts';
import { DiffersError, UsageError } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { replaceFile } from '../output/replace-file.ts';

export type LockFlags = {
  /** A path; true: the usual one; false: neither reads nor writes it. */
  readonly lock?: string | boolean;
};

/** The lock of a project: beside its config file, or in the working directory. */
export type OpenLock = {
  /** As people read it. */
  readonly name: string;
  readonly folder: string;
  /** The content; null for one that is to be written first. */
  readonly lock: Lock | null;
  /** Replaces it. Its text is the same for the same load, so that Git shows no change. */
  write(next: Lock): Promise<void>;
};

const FILE = 'seedbed.lock';

/** Adds `--lock` and `--no-lock`. */
export function withLockFlags(command: Command, writes: string): Command {
  return command
    .option(
      '--lock [file]',
      `the lock file, which says what was loaded (default: ${FILE} beside the config file or in the working directory, if there is one); ${writes}`,
    )
    .option('--no-lock', 'does not look at the lock file');
}

/** Null where nobody wants one: without `--lock`, a lock that is not there is not written. */
export async function openLock(io: Io, { lock: wanted }: LockFlags, { folder }: FoundConfig): Promise<OpenLock | null> {
  if (wanted === false) return null;
  const path = resolve(io.cwd, typeof wanted === 'string' ? wanted : join(folder ?? io.cwd, FILE));
  const isThere = existsSync(path);
  if (!isThere && wanted === undefined) return null;
  const name = relative(io.cwd, path) || path;
  return {
    name,
    folder: dirname(path),
    lock: isThere ? parseLock(await readFile(path, 'utf8'), name) : null,
    write: (next) => replaceFile(path, printLock(next)),
  };
}

/** The file of the blueprint that the lock names, as people read it. Throws if there is none to name. */
export function lockedBlueprint(io: Io, open: OpenLock | null): string {
  const file = open?.lock?.blueprint.file;
  if (file !== undefined) return relative(io.cwd, join(open!.folder, file));
  throw new UsageError('no blueprint: pass one that infer wrote, or write a lock (seedbed load … --lock)');
}

/** A file as the lock names it; undefined outside the project: that would be a path of this machine. */
export function ownPath(io: Io, folder: string, file: string | undefined): string | undefined {
  if (file === undefined || file === '-') return undefined;
  const path = relative(folder, resolve(io.cwd, file)).split(sep).join('/');
  return isAbsolute(path) || path.startsWith('../') ? undefined : path;
}

/** Writes the lock, and says on standard error what it said before. */
export async function replaceLock(io: Io, open: OpenLock, next: Lock, renamed?: ReadonlyMap<string, string>): Promise<void> {
  const { name, lock: before } = open;
  await open.write(next);
  if (before === null) return void io.stderr.write(`${name} is written: commit it. seedbed status compares a database with it.\n`);
  const changed = lockDifferences(before, next, renamed);
  if (changed.length > 0) io.stderr.write(`${name} changed: ${changed.join('; ')}.\n`);
}

/** The columns that its tables have otherwise than its blueprint makes them. */
export function otherwiseIn({ tables }: Lock): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(Object.entries(tables).flatMap(([name, { otherwise }]) => (otherwise ? [[name, new Set(otherwise)] as const] : [])));
}

/** The lock after the blueprint of loaded rows was replaced. `out`: the file that has it, if one does. */
export async function moveLock(io: Io, open: OpenLock, blueprint: Blueprint, out: string | null, changed: Parameters<typeof nextLock>[2]): Promise<void> {
  const next = nextLock(open.lock!, blueprint, changed);
  const { file: _file, ...hashes } = next.blueprint;
  const own = ownPath(io, open.folder, out ?? undefined);
  await replaceLock(
    io,
    open,
    { ...next, seedbed: manifest.version, blueprint: { ...(own !== undefined && { file: own }), ...hashes } },
    renamedTables(changed.before, blueprint),
  );
}

/** Throws if a blueprint is not the one that the lock names. */
export function requireLocked(open: OpenLock, blueprint: Blueprint, file: string): void {
  const differs = differsFromLock(open, blueprint, file);
  if (differs) throw new DiffersError(`${differs} --no-lock goes by ${file} and leaves ${open.name} as it is. Nothing was changed.`);
}

/** A sentence, if a blueprint is not the one that the lock names. */
export function differsFromLock({ name, lock }: OpenLock, blueprint: Blueprint, file: string): string | null {
  if (lock === null || hashOf(blueprint) === lock.blueprint.sha256) return null;
  const other = lock.blueprint.file === undefined || lock.blueprint.file === file ? '' : ` (${lock.blueprint.file})`;
  return `${file} is not the blueprint that ${name} names${other}: one of them was changed since the load. Restore it from Git, or load again (seedbed load ${file} --mode truncate).`;
}

/** Throws if the database was loaded by another blueprint than the lock says, by its own record. */
export async function requireLoadedSo(runner: Runner, { name, lock }: OpenLock, url: string, blueprint: Blueprint): Promise<void> {
  if (lock === null) return;
  const recorded = await runner.keptBlueprint(url, hashOf(blueprint));
  if (hashOf(recorded ?? blueprint) === loadedHash(lock)) return;
  throw new DiffersError(
    `${name} and the database disagree: ${recorded ? 'the database records other settings of its load (--rows, --seed, --overlay …)' : `the database has no record of the settings that ${name} names`}. ` +
      `Load again by the lock, or pass --no-lock: then the database counts, and ${name} stays as it is. Nothing was changed.`,
  );
}
