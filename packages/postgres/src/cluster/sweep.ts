import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { livingOwner, isOurs } from './owner.ts';
import { stopStrayServer } from './postmaster.ts';
import type { ServerUser } from './server-user.ts';

export const TEMPORARY_PREFIX = 'seedbed-pg-';

/** Ends temporary servers whose Seedbed was killed, and removes their folders. Folders of other people are left alone. */
export async function sweepTemporary(root: string, user: ServerUser | undefined): Promise<void> {
  const uid = user?.uid ?? process.getuid?.();
  for (const name of await readdir(root)) {
    if (!name.startsWith(TEMPORARY_PREFIX)) continue;
    const folder = join(root, name);
    const found = await stat(folder).catch(() => undefined);
    // A folder without an owner yet may be one that is being made just now.
    if (found?.uid !== uid || Date.now() - found!.ctimeMs < 60_000) continue;
    if ((await livingOwner(folder)) !== undefined || (await isOurs(folder))) continue;
    await stopStrayServer(join(folder, 'pgdata'));
    await rm(folder, { recursive: true, force: true });
  }
}
