import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { runProgram } from '../run-program.ts';
import { initdbArguments, makeTemplate } from '../initialize.ts';
import { endOrphans } from '../orphans.ts';
import { stopStrayServer } from '../postmaster.ts';
import type { Binaries } from '../binaries.ts';
import type { ServerUser } from '../server-user.ts';
import { FREE_KEPT, MAX_OPEN_MS, OTHERS_KEPT_MS, UNKNOWN_KEPT_MS, USES, WAL_FILES } from './limits.ts';
import { poolRoot } from './pool-root.ts';
import { ownStamp, stateOf } from './process-stamp.ts';

/** A data folder (`pgdata`, `password`) for exclusive use until it is returned or dropped. */
export type PooledFolder = {
  readonly folder: string;
  readonly password: string;
  /**
   * Keeps the folder for the next command if its server was stopped cleanly and left no databases; otherwise drops it.
   */
  giveBack(): Promise<void>;
  drop(): Promise<void>;
};

/*
 * One folder for each version of Postgres and our settings of initdb; in it
 *   template created once, no server ever runs on it
 *   free-USES-ID available
 *   used-STAMP-USES-ID in use by the process that STAMP identifies; if that process died, the next one drops it
 *   making-STAMP-USES-ID likewise Each step from one to another is a rename, so two can never have the same.
 */

/** Takes a data folder from the pool, or a copy of its template. Undefined if there is no place for a pool. */
export async function takeDataFolder(binaries: Binaries, user: ServerUser | undefined): Promise<PooledFolder | undefined> {
  const root = await poolRoot(user);
  if (root === undefined) return undefined;
  const home = join(root, keyOf(binaries, user));
  const isNew = (await mkdir(home, { recursive: true, mode: user ? 0o711 : 0o700 })) !== undefined;
  if (isNew) await dropUnused(root, home);
  const names = await readdir(home);
  await sweep(home, names);
  const stamp = await ownStamp();
  for (const name of names) {
    const [, uses, id] = /^free-(\d+)-(\w+)$/.exec(name) ?? [];
    if (id === undefined) continue;
    const mine = join(home, `used-${stamp}-${uses}-${id}`);
    try {
      await rename(join(home, name), mine);
    } catch {
      // Someone was quicker.
      continue;
    }
    const password = await readFile(join(mine, 'password'), 'utf8').catch(() => '');
    if (password !== '') return pooled(home, mine, Number(uses), password);
    await remove(mine);
  }
  const fresh = join(home, `used-${stamp}-0-${randomBytes(6).toString('hex')}`);
  try {
    await copyTemplate(home, fresh, names, stamp, binaries, user);
    return pooled(home, fresh, 0, await readFile(join(fresh, 'password'), 'utf8'));
  } catch (error) {
    await remove(fresh);
    throw error;
  }
}

/** Without a place for a pool: created in a folder of the caller, who removes it. */
export async function ownDataFolder(binaries: Binaries, folder: string, user: ServerUser | undefined): Promise<PooledFolder> {
  await makeTemplate(binaries, folder, user);
  const nothing = async (): Promise<void> => {};
  return { folder, password: await readFile(join(folder, 'password'), 'utf8'), giveBack: nothing, drop: nothing };
}

function keyOf(binaries: Binaries, user: ServerUser | undefined): string {
  const facts = [binaries.folder, ...initdbArguments(binaries, 'throwaway'), String(user?.uid ?? process.getuid?.()), 'layout 1'];
  return `${binaries.version}-${createHash('sha256').update(facts.join('\n')).digest('hex').slice(0, 12)}`;
}

async function copyTemplate(
  home: string,
  to: string,
  names: readonly string[],
  stamp: string,
  binaries: Binaries,
  user: ServerUser | undefined,
): Promise<void> {
  const template = join(home, 'template');
  if (!names.includes('template')) {
    const making = join(home, `making-${stamp}-0-${randomBytes(6).toString('hex')}`);
    await mkdir(making, { mode: 0o700 });
    await makeTemplate(binaries, making, user);
    // Another process may have created it in the meantime, which is just as good.
    await rename(making, template).catch(() => remove(making));
  }
  // On file systems with reflinks, copies on write.
  const sharing = process.platform === 'darwin' ? '-c' : '--reflink=auto';
  const { code, output } = await runProgram('cp', ['-R', '-p', sharing, template, to], undefined);
  if (code !== 0) throw new Error(`the template of the throwaway server could not be copied: ${output.trim()}`);
}

function pooled(home: string, folder: string, uses: number, password: string): PooledFolder {
  const since = Date.now();
  const drop = (): Promise<void> => remove(folder);
  return {
    folder,
    password,
    drop,
    async giveBack() {
      const free = (await readdir(home).catch(() => [])).filter((name) => name.startsWith('free-'));
      const worn = uses + 1 >= USES || Date.now() - since > MAX_OPEN_MS;
      if (worn || free.length >= FREE_KEPT || !(await isClean(folder))) return drop();
      const id = basename(folder).split('-').at(-1);
      await rename(folder, join(home, `free-${uses + 1}-${id}`)).catch(drop);
    },
  };
}

/** Stopped cleanly (it removed its lock file), without user databases, and not grown. */
async function isClean(folder: string): Promise<boolean> {
  const pgdata = join(folder, 'pgdata');
  try {
    const [names, databases, wal, tablespaces] = await Promise.all(['', 'base', 'pg_wal', 'pg_tblspc'].map((name) => readdir(join(pgdata, name))));
    if (names!.includes('postmaster.pid')) return false;
    return databases!.every((name) => Number(name) < 16_384) && wal!.length <= WAL_FILES && tablespaces!.length === 0;
  } catch {
    // Someone emptied the cache.
    return false;
  }
}

async function sweep(home: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const [, stamp] = /^(?:used|making)-([\w.]+)-\d+-\w+$/.exec(name) ?? [];
    if (stamp === undefined) continue;
    const folder = join(home, name);
    const state = await stateOf(stamp);
    if (state === 'alive') continue;
    const age =
      Date.now() -
      (await stat(folder).then(
        ({ ctimeMs }) => ctimeMs,
        () => Date.now(),
      ));
    if (state === 'unknown' && age < UNKNOWN_KEPT_MS) continue;
    await stopStrayServer(join(folder, 'pgdata'));
    await endOrphans(join(folder, 'pgdata'));
    await remove(folder);
  }
}

/** Folders of installations and versions that were removed, or moved. Taking a data folder renames it, which changes the time of its home. */
async function dropUnused(root: string, own: string): Promise<void> {
  for (const name of await readdir(root)) {
    const home = join(root, name);
    const used = await stat(home).catch(() => undefined);
    if (home === own || !used?.isDirectory() || Date.now() - used.mtimeMs < OTHERS_KEPT_MS) continue;
    await sweep(home, await readdir(home));
    if ((await readdir(home)).some((each) => /^(?:used|making)-/.test(each))) continue;
    await remove(home);
  }
}

async function remove(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
