import { join, relative } from 'node:path';
import type { Blueprint } from '@seedbed/contract';
import { loadedHash, openRunner, ownDatabaseAt, parseBlueprint } from '@seedbed/runner';
import { fromEnv, readConfig, type FoundConfig } from './config/read-config.ts';
import type { Stored } from './compared.ts';
import type { Context } from './context.ts';
import { DiffersError, UsageError } from './exit-code.ts';
import type { Io } from './io.ts';
import { lockedBlueprint, openLock, requireLoadedSo, requireLocked, type LockFlags, type OpenLock } from './lock/lock-file.ts';
import { readSource } from './source.ts';

/** The help of `--deleted`. */
export const DELETED_HELP = 'tables of which most loaded rows were deleted on purpose; otherwise fewer than half found stops the command';

type Flags = LockFlags & { readonly blueprint?: string; readonly out?: string; readonly config?: string };

export type LoadedDatabase = {
  readonly url: string;
  /** The blueprint and its file; null if the target keeps it. */
  readonly blueprint: Blueprint;
  readonly file: string | null;
  /** The file for the next one; null: the target. */
  readonly out: string | null;
  readonly config: FoundConfig;
  readonly lock: OpenLock | null;
  /** Of a database that `load --database` copied, where neither a lock nor a file names the blueprint. */
  readonly template?: string | undefined;
};

/**
 * A database of Postgres that was loaded before, and the blueprint that its rows were loaded by, as the command line, the lock or the
 * config file names it. `what` begins the sentence that refuses other databases. Throws where the lock disagrees with one of both.
 */
export async function loadedDatabase(
  { io }: Context,
  address: string | undefined,
  flags: Flags,
  what: string,
  { reads = false } = {},
): Promise<LoadedDatabase> {
  const config = await readConfig(io, flags.config);
  const url = addressOf(io, address, config, what);
  if (flags.out === '-') throw new UsageError('--out takes a file');
  const lock = await openLock(io, flags, config);
  const locked = lock?.lock?.blueprint;
  const ofLock = locked?.file === undefined ? undefined : relative(io.cwd, join(lock!.folder, locked.file));
  // A command that changes rows would leave the mark with the blueprint of before.
  const marked = reads && flags.blueprint === undefined && !locked ? await ofMark(io, url) : null;
  if (marked) return { url, ...marked, file: null, out: null, config, lock };
  const file = flags.blueprint ?? ofLock ?? (locked ? undefined : config.schema);
  if (file === undefined && !locked) throw new UsageError('no blueprint: pass the one that the rows were loaded by, --blueprint blueprint.json');
  const blueprint = file === undefined ? await keptIn(io, url, lock!) : await blueprintIn(file, io);
  if (lock?.lock) {
    if (file !== undefined) requireLocked(lock, blueprint, file);
    // A command that only reads reports how the database differs.
    if (!reads) {
      await using runner = openRunner({ throwaway: io.throwaway });
      await requireLoadedSo(runner, lock, url, blueprint);
    }
  }
  return { url, blueprint, file: file ?? null, out: flags.out ?? file ?? null, config, lock };
}

/** A server of Postgres, by the address of any of its databases. `what` begins the sentence that refuses other servers. */
export async function serverAddress(io: Io, address: string | undefined, flags: Pick<Flags, 'config'>, what: string): Promise<string> {
  return addressOf(io, address, await readConfig(io, flags.config), what);
}

function addressOf(io: Io, address: string | undefined, config: FoundConfig, what: string): string {
  const url = address ?? (config.target === undefined ? undefined : fromEnv(config.target, 'target', io.env));
  if (url === undefined) throw new UsageError('no database: pass postgres://user:password@host:port/database, or set "target" in a config file');
  requirePostgres(url, what);
  return url;
}

async function blueprintIn(file: string, io: Io): Promise<Blueprint> {
  const source = await readSource(file, io);
  if (source.kind === 'blueprint') return parseBlueprint(source.json);
  throw new UsageError(
    `${file} is no blueprint. The rows are found by the blueprint that they were loaded by: seedbed infer old-schema.sql > blueprint.json makes it from the schema as it was`,
  );
}

/** For a database that `load --database` made: its mark names the blueprint that it keeps. */
async function ofMark(io: Io, url: string): Promise<Pick<LoadedDatabase, 'blueprint' | 'template'> | null> {
  const own = await ownDatabaseAt(url);
  if (own?.record === undefined) return null;
  await using runner = openRunner({ throwaway: io.throwaway });
  const blueprint = await runner.keptBlueprint(url, own.record);
  return blueprint && { blueprint, template: own.template };
}

/**
 * The blueprint of the lock: its file, or the blueprint that the loaded database keeps, which is the schema to compare with or the target of the config file. Throws if there
 * is none of both.
 */
export async function storedOf(io: Io, lock: OpenLock | null, schema: string, config: FoundConfig): Promise<Stored> {
  if (!lock?.lock || lock.lock.blueprint.file !== undefined) return lockedBlueprint(io, lock);
  const url = /^postgres(?:ql)?:\/\//.test(schema) ? schema : config.target === undefined ? undefined : fromEnv(config.target, 'target', io.env);
  if (url === undefined)
    throw new UsageError(
      `no blueprint: the database that ${lock.name} is of keeps it. Set "target" in a config file (seedbed init writes one), or pass a blueprint that infer wrote`,
    );
  requirePostgres(url, 'the blueprint of a lock is kept by');
  return keptIn(io, url, lock);
}

/** For a lock of a load from DDL. */
async function keptIn(io: Io, url: string, { name, lock }: OpenLock): Promise<Blueprint> {
  await using runner = openRunner({ throwaway: io.throwaway });
  const blueprint = await runner.keptBlueprint(url, loadedHash(lock!));
  if (blueprint) return blueprint;
  throw new DiffersError(
    `${name} and the database disagree: the database does not keep the blueprint that ${name} names, so it was loaded by something else. Load it again with --lock, or pass the blueprint with --blueprint and --no-lock. Nothing was changed.`,
  );
}

/** An address may contain a password, and is never printed. */
function requirePostgres(url: string, what: string): void {
  if (/^postgres(?:ql)?:\/\//.test(url)) return;
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(url)?.[1];
  if (scheme === undefined) throw new UsageError(`${url} is no postgres:// address; pass the blueprint with --blueprint`);
  throw new UsageError(`${what} databases of Postgres only, and this is a ${scheme}:// address`);
}
