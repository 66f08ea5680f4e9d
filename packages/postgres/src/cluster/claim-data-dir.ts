import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '@seedbed/contract';
import { endOrphans } from './orphans.ts';
import { claim } from './owner.ts';
import { readPostmaster, retireLock, stopStrayServer } from './postmaster.ts';
import { reachableDataDir } from './reachable.ts';
import type { ServerUser } from './server-user.ts';

/**
 * Claims a data folder for one Seedbed. First stops the server of a killed one. Returns the actual path of the data.
 */
export async function claimDataDir(dataDir: string, user: ServerUser | undefined): Promise<string> {
  const folder = await reachableDataDir(dataDir, user);
  const pgdata = join(folder, 'pgdata');
  await refuseFoldersForFiles(folder);
  const other = await claim(folder);
  if (other !== undefined) {
    throw new Problem(
      'conflict',
      `The data folder ${dataDir} is in use by another Seedbed (process ${other}). Stop that one, or set SEEDBED_DATA_DIR to another folder.`,
      { facts: { dataDir, pid: other } },
    );
  }
  // A lock file belongs to a running server or to a killed one.
  if (await readPostmaster(pgdata)) {
    await stopStrayServer(pgdata);
    await endOrphans(pgdata);
    await retireLock(pgdata);
  }
  return folder;
}

/** Files that we write next to the cluster, each by renaming a finished file. */
const OUR_FILES = ['owner', 'password', 'initialized'];

async function refuseFoldersForFiles(folder: string): Promise<void> {
  for (const name of OUR_FILES) {
    const path = join(folder, name);
    const found = await lstat(path).catch(() => undefined);
    if (found?.isDirectory()) throw new Problem('conflict', `${path} is a folder, and Seedbed keeps a file there. Move the folder away and start again.`);
  }
}
