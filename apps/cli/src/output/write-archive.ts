import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { archive, reusedMemory, writeChunks, type ArchiveRequest, type Plan } from '@seedbed/runner';
import manifest from '../../package.json' with { type: 'json' };
import type { Context } from '../context.ts';
import { bytes, duration } from './figures.ts';
import { noRoom } from './no-room.ts';
import { toFile } from './write-bytes.ts';

/** One ZIP file with its manifest. It has its name when it is whole: until then, and where it breaks off, there is no such file. */
export async function writeArchive(
  { io, signal, json }: Context & { json: boolean },
  plan: Plan,
  request: Omit<ArchiveRequest, 'version'>,
  place: string,
): Promise<void> {
  const started = performance.now();
  const path = resolve(io.cwd, place);
  const partial = `${path}.partial`;
  let written = 0;
  const descriptor = openSync(partial, 'w');
  try {
    const write = toFile(descriptor);
    const chunks = archive(plan, { ...request, version: manifest.version }, reusedMemory());
    await writeChunks(
      chunks,
      (chunk) => {
        written += chunk.length;
        write(chunk);
      },
      signal,
    );
    fsyncSync(descriptor);
    renameSync(partial, path);
    syncFolder(dirname(path));
  } catch (error) {
    rmSync(partial, { force: true });
    throw noRoom(error, path);
  } finally {
    closeSync(descriptor);
  }
  if (json) io.stdout.write(`${JSON.stringify({ archive: place, bytes: written }, null, 2)}\n`);
  else io.stderr.write(`${place}  ${bytes(written)} in ${duration((performance.now() - started) / 1000)}\n`);
}

/** So that the name outlives a loss of power too; not every system lets a folder be opened. */
function syncFolder(folder: string): void {
  try {
    const descriptor = openSync(folder, 'r');
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch {
    // The file is whole all the same.
  }
}
