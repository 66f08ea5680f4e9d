import { chmod, chown, mkdtemp, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { claim } from './owner.ts';
import type { ServerUser } from './server-user.ts';
import { TEMPORARY_PREFIX } from './sweep.ts';

/** A folder below `root` that only the server's user can enter, with our claim on it. */
export async function makeTemporary(root: string, user: ServerUser | undefined): Promise<string> {
  const folder = await realpath(await mkdtemp(join(root, TEMPORARY_PREFIX)));
  await chmod(folder, 0o700);
  if (user) await chown(folder, user.uid, user.gid);
  await claim(folder);
  return folder;
}

export async function removeTemporary(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
