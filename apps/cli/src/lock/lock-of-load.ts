import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Blueprint, LoadMode } from '@seedbed/contract';
import { hashOf, loadedHash, lockDifferences, stateOf, type LoadedState, type Lock, type Plan, type Source } from '@seedbed/runner';
import manifest from '../../package.json' with { type: 'json' };
import type { FoundConfig } from '../config/read-config.ts';
import type { SchemaFlags } from '../context.ts';
import { DiffersError, UsageError } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { openLock, ownPath, replaceLock, type LockFlags, type OpenLock } from './lock-file.ts';

type Flags = SchemaFlags & LockFlags & { readonly table?: string[]; readonly shard?: string };

/** The lock that a load is to write; null if there is none, or if it stays as it is, which is said. */
export async function lockForLoad(io: Io, flags: Flags, config: FoundConfig, mode: LoadMode): Promise<OpenLock | null> {
  const open = await openLock(io, flags, config);
  if (!open) return null;
  const why =
    flags.shard !== undefined
      ? 'a shard loads a part of the rows'
      : mode === 'append' || mode === 'keep'
        ? `--mode ${mode} keeps rows of other loads`
        : undefined;
  if (why === undefined) return open;
  io.stderr.write(`${open.name} stays as it is: ${why}.\n`);
  return null;
}

export type ToLoad = { readonly blueprint: Blueprint; readonly plan: Plan; readonly source: Source; readonly flags: Flags };

/** Throws if the load would change the lock: nothing was loaded yet. */
export async function requireFrozen(io: Io, open: OpenLock | null, load: ToLoad): Promise<void> {
  if (!open?.lock) throw new UsageError('--frozen-lock needs a lock file, which a load with --lock writes');
  const changed = await changesOfLock(io, open.lock, load);
  if (changed.length > 0)
    throw new DiffersError(
      `${open.name} would change: ${changed.join('; ')}. With --frozen-lock nothing was loaded. Load once without it, look at the change, and commit it.`,
    );
}

/** What a load would change in the lock, as far as it is known before. */
export async function changesOfLock(io: Io, lock: Lock, { blueprint, plan, source, flags }: ToLoad): Promise<string[]> {
  // A load from DDL may have left out rows that its target refused: what it was given decides.
  if (source.kind !== 'blueprint' && hashOf(blueprint) === lock.blueprint.sha256) return [];
  const counts = new Map(plan.tables.map(({ name, rows }) => [name, rows]));
  if (hashOf(blueprint) === loadedHash(lock)) {
    // A refresh may have left out rows whose parents were deleted: a load makes them again.
    const tables = Object.entries(lock.tables).map(([name, was]) => [name, { ...was, ...(was.rows > 0 && { rows: counts.get(name) ?? was.rows }) }] as const);
    return lockDifferences(lock, { ...lock, tables: Object.fromEntries(tables) });
  }
  const names = [...new Set([...Object.keys(lock.tables), ...counts.keys()])].filter((name) => lock.tables[name] || (counts.get(name) ?? 0) > 0);
  const tables = Object.fromEntries(names.flatMap((name) => (counts.has(name) ? [[name, { rows: counts.get(name)! }]] : [])));
  return lockDifferences(lock, { seedbed: lock.seedbed, ...stateOf(blueprint, blueprint), ...(await inputsOf(io, flags)), tables });
}

/** After a load: writes the lock. `file`: of the blueprint, if it was loaded from one. */
export async function lockLoad(io: Io, open: OpenLock, state: LoadedState, flags: Flags, file: string | undefined): Promise<void> {
  const some = flags.table !== undefined;
  if (some && (open.lock ? loadedHash(open.lock) !== loadedHash(state) : state.blueprint.loaded !== undefined && file !== undefined))
    return void io.stderr.write(`${open.name} stays as it is: only some tables were loaded, with other settings than those of the rest.\n`);
  const own = ownPath(io, open.folder, file);
  await replaceLock(io, open, {
    ...state,
    seedbed: manifest.version,
    blueprint: { ...(own !== undefined && { file: own }), ...state.blueprint },
    ...(await inputsOf(io, flags)),
    tables: { ...(some && open.lock?.tables), ...state.tables },
  });
}

/** What overlays and knowledge were, as digests that show a change. */
async function inputsOf(io: Io, { overlay, set, configuredOverlay, knowledge }: SchemaFlags): Promise<Pick<Lock, 'overlay' | 'knowledge'>> {
  const overlays = [...(configuredOverlay === undefined ? [] : [configuredOverlay]), ...(await textsOf(io, [overlay ?? []].flat())), ...(set ?? [])];
  const known = await textsOf(io, typeof knowledge === 'string' ? knowledge.split(',') : (knowledge ?? []));
  return { ...(overlays.length > 0 && { overlay: hashOf(overlays) }), ...(known.length > 0 && { knowledge: hashOf(known) }) };
}

/** Line ends differ between checkouts. */
async function textsOf(io: Io, files: readonly string[]): Promise<string[]> {
  const named = files.map((file) => file.trim()).filter((file) => file !== '-' && file !== '');
  return Promise.all(named.map(async (file) => (await readFile(resolve(io.cwd, file), 'utf8')).replaceAll('\r\n', '\n')));
}
