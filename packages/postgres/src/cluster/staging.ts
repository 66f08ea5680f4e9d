import { chown, lstat, mkdtemp, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerUser } from './server-user.ts';

/** Prefix of a cluster or password under construction, before it gets its name. */
const PREFIX = 'new-';
/** `mkdtemp` appends six letters or digits. */
const FORM = /^new-[A-Za-z0-9]{6}$/;
/** Exists in each staging folder from beginning to end: a folder without this file is not ours. */
const MARK = '.seedbed-staging';

type Remove = (path: string, options: { recursive: true; force: true }) => Promise<void>;

/** Creates a staging folder in `folder`; remove it with `removeStaging`. */
export async function openStaging(folder: string, user: ServerUser | undefined): Promise<string> {
  const staging = await mkdtemp(join(folder, PREFIX));
  await mark(staging);
  if (user) await chown(staging, user.uid, user.gid);
  return staging;
}

/**
 * Removes a staging folder. An `initdb` whose Seedbed was killed may still write to it: what cannot be removed remains
 * marked for the next start. Nothing else uses the folder, so that is not a failure.
 */
export async function removeStaging(staging: string, remove: Remove = rm): Promise<void> {
  try {
    for (const name of await readdir(staging)) if (name !== MARK) await remove(join(staging, name), { recursive: true, force: true });
    await rm(join(staging, MARK), { force: true });
    await rmdir(staging).catch(() => mark(staging));
  } catch {}
}

async function mark(staging: string): Promise<void> {
  await writeFile(join(staging, MARK), 'Seedbed makes a database here, and removes this folder at its next start.\n');
}

/** Removes the staging folders of interrupted starts. Folders of other people are kept, whatever their name. */
export async function removeAbandoned(folder: string, remove: Remove = rm): Promise<void> {
  for (const name of await readdir(folder)) {
    const staging = join(folder, name);
    if (FORM.test(name) && (await isFolder(staging)) && (await isMarked(staging))) await removeStaging(staging, remove);
  }
}

async function isFolder(path: string): Promise<boolean> {
  return lstat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

async function isMarked(staging: string): Promise<boolean> {
  return lstat(join(staging, MARK)).then(
    (found) => found.isFile(),
    () => false,
  );
}
