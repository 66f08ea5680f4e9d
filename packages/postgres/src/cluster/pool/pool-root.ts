import { access, chmod, constants, mkdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheFolder } from '../../entry/user-folders.ts';
import { othersMayPass, ROOT_STORE } from '../reachable.ts';
import type { ServerUser } from '../server-user.ts';

/**
 * The user's folder for the temporary files of throwaway servers; everything in it may be removed at any time. It is in
 * the user's cache folder; for root below /var if the server's user cannot reach that; in the temporary folder if
 * nothing else is writable. Undefined if other users can write to every candidate.
 */
export async function poolRoot(user: ServerUser | undefined): Promise<string | undefined> {
  const cache = join(cacheFolder(), 'clusters');
  const places = [cache, ...(user ? [join(ROOT_STORE, 'clusters')] : []), join(tmpdir(), `seedbed-cache-${process.getuid?.() ?? 0}`)];
  for (const place of places) if (await isOurs(place, user)) return place;
  return undefined;
}

async function isOurs(place: string, user: ServerUser | undefined): Promise<boolean> {
  try {
    if ((await mkdir(place, { recursive: true, mode: 0o700 })) !== undefined && user) await chmod(place, 0o711);
    const { uid, mode } = await stat(place);
    // Another user with write access could plant a database.
    if (uid !== process.getuid?.() || (mode & 0o022) !== 0) return false;
    await access(place, constants.W_OK);
    return !user || (await othersMayPass(place));
  } catch {
    return false;
  }
}
