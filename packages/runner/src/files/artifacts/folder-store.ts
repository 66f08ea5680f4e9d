import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Problem } from '@seedbed/contract';
import { checkKey, checkRun, goneObject, type ArtifactStore, type FolderPlace } from './store.ts';

const DRAFT = '.draft';
const READ_BYTES = 256 * 1024;
const NO_ROOM: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** Artifacts in a folder on disk. Writes an object under a temporary name, syncs it, and then renames it. */
export function folderStore({ folder }: FolderPlace): ArtifactStore {
  const pathOf = (key: string): string => join(folder, key);

  return {
    async put(key, chunks, { signal } = {}) {
      const path = pathOf(checkKey(key));
      const draft = `${path}.${randomBytes(6).toString('hex')}${DRAFT}`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await write(draft, chunks, signal);
        await rename(draft, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(draft, { force: true });
        throw NO_ROOM.has((error as NodeJS.ErrnoException).code) ? noRoom(folder, error) : error;
      }
    },

    async read(key, range) {
      const path = pathOf(checkKey(key));
      const file = await open(path).catch((error: unknown) => {
        throw isAbsent(error) ? goneObject(error) : error;
      });
      return createReadStream(path, { fd: file, highWaterMark: READ_BYTES, ...(range && { start: range.from, end: range.to }) });
    },

    async sizes(run) {
      const there = pathOf(checkRun(run));
      const names = (await listed(there)).filter((name) => !name.endsWith(DRAFT));
      return new Map(await Promise.all(names.map(async (name) => [name, (await stat(join(there, name))).size] as const)));
    },

    async keep(run, kept) {
      const there = pathOf(checkRun(run));
      if (kept.length === 0) return rm(there, { recursive: true, force: true });
      const others = (await listed(there)).filter((name) => !kept.includes(name));
      await Promise.all(others.map((name) => rm(join(there, name), { force: true })));
    },

    async free() {
      await mkdir(folder, { recursive: true });
      const { bavail, bsize, blocks } = await statfs(folder);
      return blocks === 0 ? undefined : bavail * bsize;
    },

    link: async () => undefined,
  };
}

async function write(path: string, chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>, signal: AbortSignal | undefined): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(chunks, signal && { signal });
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The new name is on the disk as well. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function listed(path: string): Promise<string[]> {
  try {
    return await readdir(path);
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
}

function isAbsent(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** With advice for the operator. */
export function noRoom(folder: string, cause?: unknown): Problem {
  return new Problem(
    'storage-full',
    `The disk of ${folder} is full. Free some space, or set SEEDBED_ARTIFACTS to a folder on a larger disk; then resume the run.`,
    { cause },
  );
}
