import { access, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { livingOwner, isOurs } from './owner.ts';
import { stopStrayServer } from './postmaster.ts';
import { ROOT_STORE } from './reachable.ts';
import type { ServerUser } from './server-user.ts';

export const TEMPORARY_PREFIX = 'seedbed-pg-';

/** Stops temporary servers whose Seedbed was killed, and removes their folders. Skips other users' folders. */
export async function sweepTemporary(root: string, user: ServerUser | undefined): Promise<void> {
  const uid = user?.uid ?? process.getuid?.();
  for (const name of await readdir(root)) {
    if (!name.startsWith(TEMPORARY_PREFIX)) continue;
    const folder = join(root, name);
    const found = await stat(folder).catch(() => undefined);
    // A folder without an owner may be under construction.
    if (found?.uid !== uid || Date.now() - found!.ctimeMs < 60_000) continue;
    if ((await livingOwner(folder)) !== undefined || (await isOurs(folder))) continue;
    await stopStrayServer(join(folder, 'pgdata'));
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Removes data that root's servers store outside a private folder, if that folder was temporary and is gone. Other
 * folders are kept: their disk may just not be mounted.
 */
export async function sweepMovedData(): Promise<void> {
  for (const name of await readdir(ROOT_STORE).catch(() => [])) {
    if (!name.startsWith('data-')) continue;
    const folder = join(ROOT_STORE, name);
    const home = (await readFile(join(folder, 'home'), 'utf8').catch(() => '')).trim();
    if (
      !home.startsWith(tmpdir() + sep) ||
      (await access(home).then(
        () => true,
        () => false,
      ))
    )
      continue;
    if ((await livingOwner(folder)) !== undefined || (await isOurs(folder))) continue;
    await stopStrayServer(join(folder, 'pgdata'));
    await rm(folder, { recursive: true, force: true });
  }
}
